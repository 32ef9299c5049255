import type { JawsContent } from '../content/schema.ts'
import type { JawsOptions } from '../options.ts'

export type Act1Setting = Readonly<Record<string, never>>

export function act1Setting(_options: JawsOptions, _content: JawsContent): Act1Setting {
  return {}
}
