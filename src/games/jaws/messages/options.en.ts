import type { Says } from '#kernel/catalogue.ts'

export const en = {
  'jaws.option.mode.full': 'Both acts',
  'jaws.option.mode.act-1': 'Act 1 alone',
  'jaws.option.mode.act-2': 'Act 2 alone',
  'jaws.option.players': 'For {players} people',
  'jaws.option.help.on': 'Odds and clues are shown to whoever wants them',
  'jaws.option.help.off': 'No help with deducing: no odds, no clues',
} as const

en satisfies Says<typeof en>
