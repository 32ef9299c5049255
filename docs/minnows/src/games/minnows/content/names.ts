import type { Names } from '#kernel/message.ts'
import { wordIn } from '#kernel/text.ts'
import type { MinnowsContent } from './schema.ts'

export function contentNames({ sharks }: MinnowsContent): Names {
  return (kind, id, language) => {
    if (kind !== 'seat' || !Object.hasOwn(sharks, id)) return undefined
    return wordIn(sharks[id as keyof typeof sharks].name, language)
  }
}
