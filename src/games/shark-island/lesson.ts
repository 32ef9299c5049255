import type { Stack } from '#kernel/chance/stacked.ts'
import { type Practice, practise } from '#kernel/practice.ts'
import type { IslandContent } from './content/schema.ts'
import type { IslandOptions } from './options.ts'
import { playedIsland } from './played.ts'
import { settingOf } from './setting.ts'

/** A match on this device alone, with draws that a lesson chooses. */
export function practiseIsland(
  options: IslandOptions,
  content: IslandContent,
  eyes: readonly string[],
  script: Stack,
): Practice {
  return practise(playedIsland(settingOf(options, content)), eyes, script)
}
