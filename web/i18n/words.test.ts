import { describe, expect, it } from 'vitest'
import { boxes } from '#games/index.ts'
import { formatter, typeset } from '#kernel/message.ts'
import { en as kernel } from '#kernel/messages/en.ts'
import { fr as kernelFr } from '#kernel/messages/fr.ts'
import { PLACEHOLDER, placeholders } from '#kernel/testing/catalogues.ts'
import { fr as serverFr } from '#server/messages/fr.ts'
import { fr as tableFr } from '#table/messages/fr.ts'
import { fr as meFr } from '../home/me/fr.ts'
import { fr as homeFr } from '../home/messages/fr.ts'
import { fr as learnFr } from '../learn/messages/fr.ts'
import { fr as replayFr } from '../replay/messages/fr.ts'
import { fr as bookFr } from '../rules/messages/fr.ts'
import { fr as setupFr } from '../setup/messages/fr.ts'
import { fr as watchingFr } from '../table/watching/messages/fr.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

describe('the words of the page', () => {
  it('hide no message of the kernel or of a game', () => {
    const others = new Set([kernel, ...boxes.map((box) => box.messages.en)].flatMap(Object.keys))
    expect(Object.keys(en).filter((key) => others.has(key))).toEqual([])
  })
})

const boards = await Promise.all(
  boxes.map(async ({ id }) => (await import(`../boards/${id}/messages/words.fr.ts`)).words),
)

describe('French', () => {
  const spoken: { readonly [key: string]: string } = Object.assign(
    {},
    fr,
    meFr,
    homeFr,
    learnFr,
    replayFr,
    bookFr,
    watchingFr,
    setupFr,
    kernelFr,
    tableFr,
    serverFr,
    ...boards,
    ...boxes.map((box) => box.messages.fr),
  )

  it('has a space before marks of two parts and inside quotation marks', () => {
    const lacking = Object.entries(spoken).filter(([, text]) =>
      /[^\s:;?!][:;?!](?=\s|$)|«\S|\S»/.test(text.replaceAll(PLACEHOLDER, 'x')),
    )
    expect(lacking).toEqual([])
  })

  it('never breaks a line there', () => {
    for (const [key, text] of Object.entries(spoken)) {
      const params = Object.fromEntries(placeholders(text).map((name) => [name.split('@')[0], '2']))
      const said = formatter('fr', spoken, (_, id) => id)({ key, params })
      expect(said, key).not.toMatch(/ [:;?!»%]|« /)
    }
    expect(typeset('Où ? « Ici » : là !', 'fr')).toBe('Où\u00a0? «\u00a0Ici\u00a0»\u00a0: là\u00a0!')
    expect(typeset('69 % ou plus', 'fr')).toBe('69\u00a0% ou plus')
    expect(typeset('Where ? Here', 'en')).toBe('Where ? Here')
  })
})
