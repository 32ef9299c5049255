import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#kernel/message.ts'
import { en as besideEn } from '../../messages/beside.en.ts'
import { fr as besideFr } from '../../messages/beside.fr.ts'
import { en as act2En } from './en.ts'
import { fr as act2Fr } from './fr.ts'

const ofAct2 = (words: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('jaws.act2.')))
const en: Catalogue = { ...act2En, ...ofAct2(besideEn) }
const fr: Catalogue = { ...act2Fr, ...ofAct2(besideFr) }

const PLACEHOLDER = /\{([a-zA-Z.-]+)(?:@([a-zA-Z.-]+))?(?:\|[^|}]*\|[^}]*)?\}/g

describe('the page’s words about Act 2 of JAWS', () => {
  it('are the same keys in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en))
  })

  it('have the same placeholders in both languages', () => {
    for (const key of Object.keys(en)) expect(placeholders(fr[key]), key).toEqual(placeholders(en[key]))
  })
})

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name, kind]) => `${name}@${kind ?? ''}`))].sort()
}
