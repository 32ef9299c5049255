import type { Catalogue } from '../../../kernel/message.ts'

export const act2Fr: Catalogue = {
  'jaws.end.draw': 'Personne ne gagne.',
}
