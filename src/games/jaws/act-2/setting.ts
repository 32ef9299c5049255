import type { JawsContent } from '../content/schema.ts'
import type { JawsOptions } from '../options.ts'

/** What Act 2 prepares once for a table. */
export type Act2Setting = Readonly<Record<string, never>>

export function act2Setting(_options: JawsOptions, _content: JawsContent): Act2Setting {
  return {}
}
