import type { Says } from '#kernel/catalogue.ts'

/** What the page says besides what the game says itself. */
export const en = {
  'minnows.page.shoal': '{left|One minnow|# minnows} left',
  'minnows.page.has': '{seat@seat}: {eaten|one minnow|# minnows} eaten. Card: {card@minnows.kind}',
  'minnows.page.has-hidden': '{seat@seat}: {eaten|one minnow|# minnows} eaten. Card: face down',
  'minnows.page.player': '{name}, {eaten|one minnow|# minnows} eaten',
  'minnows.page.seat': '{seat@seat}',
  'minnows.page.about': 'eats with the others, and keeps its card to itself',
  'minnows.page.score':
    '{eaten|one minnow|# minnows} and the card {card@minnows.kind}: {points|# point|# points}',
  'minnows.page.explain':
    '{eaten|One minnow|# minnows} so far. Its card is shown at the end, and gives {bonus} more if the count is as it says.',
  'minnows.page.setup.players': 'How many sharks',
  'minnows.page.setup.players-hint': 'Two or three, each for itself.',
  'minnows.page.setup.shoal': 'The shoal',
  'minnows.page.setup.shoal.small': 'Small',
  'minnows.page.setup.shoal.large': 'Large',
  'minnows.page.setup.shoal-hint': '{minnows|One minnow|# minnows}.',
  'minnows.page.rules.goal': 'The goal',
  'minnows.page.rules.goal-text': 'Have most points when the shoal is gone.',
  'minnows.page.rules.turn': 'A turn',
  'minnows.page.rules.turn-text': 'Eat one, two or three minnows.',
  'minnows.page.rules.end': 'The end',
  'minnows.page.rules.end-text':
    'With the last minnow all cards are shown. Each minnow is a point, and {bonus} more go to whoever has an odd or even count, as their card wants it.',
} as const

en satisfies Says<typeof en>
