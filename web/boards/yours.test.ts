import { describe, expect, it } from 'vitest'
import { boxes } from '#games/index.ts'
import type { Catalogue } from '#kernel/message.ts'
import { catalogueFaults, placeholders, plainKey } from '#kernel/testing/catalogues.ts'

const SAID: ReadonlyMap<string, { en: Catalogue; fr: Catalogue }> = new Map(
  await Promise.all(
    boxes.map(async ({ id }) => {
      const { yours: en } = await import(`./${id}/messages/yours.en.ts`)
      const { yours: fr } = await import(`./${id}/messages/yours.fr.ts`)
      return [id, { en, fr }] as const
    }),
  ),
)

describe.each(boxes)('what is said to the reader of $id', ({ id, messages }) => {
  const { en, fr } = SAID.get(id) ?? { en: {}, fr: {} }

  it('is said in both languages, with the same things to fill in', () => {
    expect(catalogueFaults(en, fr)).toEqual([])
  })

  it('is another way to say what the game says, with nothing that the game does not tell', () => {
    for (const [key, text] of Object.entries(en)) {
      const ways = Object.entries(messages.en).filter(([each]) => plainKey(each) === plainKey(key))
      expect(ways, key).not.toEqual([])
      const names = (said: string): string[] => placeholders(said).map((name) => name.split('@')[0])
      expect(
        ways.flatMap(([, said]) => names(said)),
        key,
      ).toEqual(expect.arrayContaining(names(text)))
    }
  })

  it('has a form for everything that a seat does', () => {
    const doings = Object.keys(messages.en).filter(
      (key) =>
        !key.includes('?') && /^\{seat@seat\} [a-z]/.test(messages.en[key]) && !/\.(no|do)\./.test(key),
    )
    expect(doings.filter((key) => !(`${key}?seat=me` in en))).toEqual([])
  })
})
