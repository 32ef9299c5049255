import type { Says } from '#kernel/catalogue.ts'

export const en = {
  'sharks.option.sharks': '{count|One shark|# sharks}: {sharks@seat}',
  'sharks.option.hands.secret': 'Score cards: everyone sees only their own',
  'sharks.option.hands.open': 'Score cards: all lie open',
  'sharks.option.boat.own-view': 'The boat steers as each seat sees the ocean',
  'sharks.option.boat.common-view': 'The boat steers by the map: up is north for everyone',
  'sharks.option.first.random': 'Chance decides who begins',
  'sharks.option.first.shark': '{first@seat} begins',
} as const

en satisfies Says<typeof en>
