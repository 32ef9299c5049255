import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#kernel/message.ts'
import { catalogueFaults } from '#kernel/testing/catalogues.ts'
import { en as act1En } from '../act-1/messages/en.ts'
import { fr as act1Fr } from '../act-1/messages/fr.ts'
import { en as besideEn } from './beside.en.ts'
import { fr as besideFr } from './beside.fr.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { en as learnEn } from './learn.en.ts'
import { fr as learnFr } from './learn.fr.ts'

const CATALOGUES: readonly (readonly [string, Catalogue, Catalogue])[] = [
  ['the page', en, fr],
  ['what stands beside the table', besideEn, besideFr],
  ['Act 1', act1En, act1Fr],
  ['the lessons', learnEn, learnFr],
]

describe.each(CATALOGUES)('the words of JAWS for %s', (_name, english, french) => {
  it('say the same in both languages, with the same things to fill in', () => {
    expect(catalogueFaults(english, french)).toEqual([])
  })
})
