import { describe, expect, it } from 'vitest'
import { SHARKS } from '#games/sharks/page.ts'
import type { Catalogue } from '#kernel/message.ts'
import { catalogueFaults } from '#kernel/testing/catalogues.ts'
import { en as besideEn } from './beside.en.ts'
import { fr as besideFr } from './beside.fr.ts'
import { en as tableEn } from './en.ts'
import { fr as tableFr } from './fr.ts'
import { en as lessonEn } from './learn.en.ts'
import { fr as lessonFr } from './learn.fr.ts'
import { words as englishWords } from './words.en.ts'
import { words as frenchWords } from './words.fr.ts'

const en: Catalogue = { ...tableEn, ...besideEn }
const fr: Catalogue = { ...tableFr, ...besideFr }

describe('the page’s words about Sharks', () => {
  it('say the same in both languages, with the same things to fill in', () => {
    expect(catalogueFaults(en, fr)).toEqual([])
    expect(catalogueFaults(lessonEn, lessonFr)).toEqual([])
  })

  it('and the game’s own words are in one catalogue', () => {
    for (const words of [englishWords, frenchWords])
      for (const shark of SHARKS) expect(words[`sharks.skill.${shark}`]).toMatch(/\S/)
    expect(englishWords['sharks.page.clear']).toBe(en['sharks.page.clear'])
  })
})
