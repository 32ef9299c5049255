import type { Says } from '#kernel/catalogue.ts'

export const en = {
  'shark-island.option.hunters': 'The Shark against {hunters@seat}',
  'shark-island.option.players': 'For {players} people',
  'shark-island.option.alone': 'For two people: one runs all the Hunters',
  'shark-island.option.first.random': 'Lots decide who has the First Player token',
  'shark-island.option.first.hunter': '{first@seat} has the First Player token on the first turn',
} as const

en satisfies Says<typeof en>
