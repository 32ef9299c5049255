import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './options.en.ts'

export const fr = {
  'shark-island.option.hunters': 'Le requin contre {hunters@seat}',
  'shark-island.option.players': 'Pour {players} personnes',
  'shark-island.option.alone': 'Pour deux personnes : l’une mène tous les chasseurs',
  'shark-island.option.first.random': 'Le sort décide qui a le jeton premier joueur',
  'shark-island.option.first.hunter': '{first@seat} a le jeton premier joueur au premier tour',
} as const

fr satisfies Translates<typeof fr, typeof en>
