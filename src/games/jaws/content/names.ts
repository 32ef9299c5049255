import type { Names } from '#kernel/message.ts'
import { withNumbers } from '#kernel/numbers.ts'
import { type Text, wordIn } from '#kernel/text.ts'
import { numbersOf } from '../numbers.ts'
import type { JawsContent } from './schema.ts'

/** Cards have names of their own; places, tokens and crew are in the catalogue. */
export function contentNames(chosen: JawsContent): Names {
  return withNumbers(numbersOf(chosen), (kind, id, language) => {
    const named = listOf(chosen, kind).find((each) => each.id === id)
    return named && wordIn(named.name, language)
  })
}

function listOf(
  { events, gear, abilities }: JawsContent,
  kind: string,
): readonly { readonly id: string; readonly name: Text }[] {
  switch (kind) {
    case 'event':
      return events
    case 'gear':
      return gear
    case 'ability':
      return abilities
    case 'dealt':
      return [...gear, ...abilities]
    default:
      return []
  }
}
