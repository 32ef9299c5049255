import type { Says } from '#kernel/catalogue.ts'

export const en = {
  'cli.minnows.flags': `  --players N        two or three sharks (2)
  --large-shoal      more minnows`,
  'cli.minnows.status': '{shoal|one minnow|# minnows} left',
  'cli.minnows.seat': '{seat@seat}: {count}, card {card}',
  'cli.minnows.rules':
    'In turn each shark eats one, two or three minnows. When they are gone, cards are shown: {bonus} more for an odd or even count, as the card has it. Most points win.',
} as const

en satisfies Says<typeof en>
