import type { ContentFault } from '../../../kernel/content.ts'
import type { JawsContent } from './schema.ts'

/** What a schema cannot say about Act 2's sections. */
export function act2Faults(_content: JawsContent): ContentFault[] {
  return []
}
