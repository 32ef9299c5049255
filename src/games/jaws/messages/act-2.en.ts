import type { Catalogue } from '../../../kernel/message.ts'

export const act2En: Catalogue = {
  'jaws.end.draw': 'Nobody wins.',
}
