import type { Stack } from '#kernel/chance/stacked.ts'
import { type Practice, practise } from '#kernel/practice.ts'
import { openAct1 } from './act-1/index.ts'
import { openAct2 } from './act-2/index.ts'
import type { JawsContent } from './content/schema.ts'
import type { JawsOptions } from './options.ts'
import { playedJaws } from './played.ts'
import { settingOf } from './setting.ts'

/** A match on this device alone, with draws that a lesson chooses. */
export function practiseJaws(
  options: JawsOptions,
  content: JawsContent,
  eyes: readonly string[],
  script: Stack,
): Practice {
  return practise(playedJaws(settingOf(options, content), { openAct1, openAct2 }), eyes, script)
}
