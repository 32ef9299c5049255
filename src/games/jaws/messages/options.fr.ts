import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './options.en.ts'

export const fr = {
  'jaws.option.mode.full': 'Les deux actes',
  'jaws.option.mode.act-1': 'L’acte 1 seul',
  'jaws.option.mode.act-2': 'L’acte 2 seul',
  'jaws.option.players': 'Pour {players} personnes',
  'jaws.option.help.on': 'Probabilités et indices à qui les veut',
  'jaws.option.help.off': 'Sans aide à la déduction : ni probabilités ni indices',
} as const

fr satisfies Translates<typeof fr, typeof en>
