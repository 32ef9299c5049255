import type { Stack } from '#kernel/chance/stacked.ts'
import { type Practice, practise } from '#kernel/practice.ts'
import type { SharksContent } from './content/schema.ts'
import type { SharksOptions } from './options.ts'
import { playedSharks } from './played.ts'
import { settingOf } from './setting.ts'

/** A match on this device alone, with draws that a lesson chooses. */
export function practiseSharks(
  options: SharksOptions,
  content: SharksContent,
  eyes: string,
  script: Stack,
): Practice {
  return practise(playedSharks(settingOf(options, content)), [eyes], script)
}
