import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'cli.minnows.flags': `  --players N        deux ou trois requins (2)
  --large-shoal      davantage de vairons`,
  'cli.minnows.status': '{shoal|encore un vairon|encore # vairons}',
  'cli.minnows.seat': '{seat@seat} : {count}, carte {card}',
  'cli.minnows.rules':
    'Tour à tour, chaque requin mange un, deux ou trois vairons. Quand il n’y en a plus, on montre les cartes : {bonus} de plus pour un nombre impair ou pair, selon la carte. Le plus de points gagne.',
} as const

fr satisfies Translates<typeof fr, typeof en>
