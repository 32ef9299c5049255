import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { boxes } from '#games/index.ts'
import type { Catalogues } from '#kernel/catalogues.ts'
import { LANGUAGES, type Language } from '#kernel/languages.ts'
import type { Catalogue } from '#kernel/message.ts'
import { COMPLETE, catalogueFaults, placeholders, plainKey } from '#kernel/testing/catalogues.ts'

/** What is said to the reader of a game; a language that is not complete yet may have no file of it. */
async function yoursOf(id: string, language: Language): Promise<Catalogue> {
  const file = `${id}/messages/yours.${language}.ts`
  const isThere = existsSync(new URL(file, import.meta.url))
  return isThere ? (await import(`./${id}/messages/yours.${language}.ts`)).yours : {}
}

const SAID = new Map(
  await Promise.all(
    boxes.map(async ({ id }) => {
      const said = LANGUAGES.map(async (language) => [language, await yoursOf(id, language)] as const)
      return [id, Object.fromEntries(await Promise.all(said)) as Catalogues] as const
    }),
  ),
)

describe.each(boxes)('what is said to the reader of $id', ({ id, messages }) => {
  const said = SAID.get(id) as Catalogues
  const { en } = said

  it.each(COMPLETE)('is said in %s, with the same things to fill in as in English', (language) => {
    expect(catalogueFaults(en, said[language])).toEqual([])
  })

  it.each(LANGUAGES)(
    'is in %s another way to say what the game says, with nothing that it does not tell',
    (language) => {
      for (const [key, text] of Object.entries(said[language])) {
        const ways = Object.entries(messages.en).filter(([each]) => plainKey(each) === plainKey(key))
        expect(ways, key).not.toEqual([])
        const names = (template: string): string[] => placeholders(template).map((name) => name.split('@')[0])
        expect(
          ways.flatMap(([, template]) => names(template)),
          key,
        ).toEqual(expect.arrayContaining(names(text)))
      }
    },
  )

  it('has a form for everything that a seat does', () => {
    const doings = Object.keys(messages.en).filter(
      (key) =>
        !key.includes('?') && /^\{seat@seat\} [a-z]/.test(messages.en[key]) && !/\.(no|do)\./.test(key),
    )
    expect(doings.filter((key) => !(`${key}?seat=me` in en))).toEqual([])
  })
})
