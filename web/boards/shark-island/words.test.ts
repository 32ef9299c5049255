import { describe, expect, it } from 'vitest'
import { content } from '#games/shark-island/content/index.ts'
import { en as game } from '#games/shark-island/messages/en.ts'
import { HUNTERS } from '#games/shark-island/page.ts'
import type { Catalogue } from '#kernel/message.ts'
import { en as besideEn } from './messages/beside.en.ts'
import { fr as besideFr } from './messages/beside.fr.ts'
import { en as tableEn } from './messages/en.ts'
import { fr as tableFr } from './messages/fr.ts'
import { en as learnEn } from './messages/learn.en.ts'
import { fr as learnFr } from './messages/learn.fr.ts'

const en: Catalogue = { ...tableEn, ...besideEn, ...learnEn }
const fr: Catalogue = { ...tableFr, ...besideFr, ...learnFr }

const PLACEHOLDER = /\{([a-zA-Z.-]+)(?:@([a-zA-Z.-]+))?(?:\|[^|}]*\|[^}]*)?\}/g
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name, kind]) => `${name}@${kind ?? ''}`))].sort()

describe('the words of the board of Shark Island', () => {
  it('are there in both languages, with the same things to fill in', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en))
    for (const key of Object.keys(en))
      expect([key, placeholders(fr[key])]).toEqual([key, placeholders(en[key])])
  })

  it('are no empty texts and have no brace that is no placeholder', () => {
    for (const words of [en, fr])
      for (const [key, text] of Object.entries(words)) {
        expect(text.trim(), key).not.toBe('')
        expect(text.replaceAll(PLACEHOLDER, ''), key).not.toMatch(/[{}⟨⟩]/)
      }
  })

  it('hide no message of the game', () => {
    expect(Object.keys(en).filter((key) => Object.hasOwn(game, key))).toEqual([])
  })

  it('call on professions that are there', () => {
    expect(HUNTERS.filter((id) => content.builtIn.hunters[id].profession.fr === '')).toEqual([])
  })
})
