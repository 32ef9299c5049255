import { expect, test } from 'vitest'
import { typeset } from '#kernel/message.ts'
import { PLACEHOLDER } from '#kernel/testing/catalogues.ts'
import { QUICK_WORDS } from '#table/quick-words.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { fr as seatsFr } from './messages/seats.fr.ts'
import { fr as othersFr } from './others/messages/fr.ts'

test('their French has a space before marks of two parts and inside quotation marks', () => {
  const lacking = [...Object.values(fr), ...Object.values(seatsFr), ...Object.values(othersFr)].filter(
    (text) => /[^\s:;?!][:;?!](?=\s|$)|«\S|\S»/.test(text.replaceAll(PLACEHOLDER, 'x')),
  )
  expect(lacking).toEqual([])
  expect(typeset(fr['quick.hello'], 'fr')).toBe('Bonjour\u00a0!')
})

test('a quick word reads in English as it is kept', () => {
  for (const [word, text] of Object.entries(QUICK_WORDS))
    expect({ ...en }[`quick.${word}` as keyof typeof en]).toBe(text)
})
