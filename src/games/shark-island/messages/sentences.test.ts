import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Message } from '#kernel/message.ts'
import { content } from '../content/index.ts'
import { cardTexts, dayTexts, effectText } from '../preview.ts'
import { setUp, type Table } from '../testing.ts'

const TABLES = [
  { players: 3 },
  { players: 4, hunters: ['pilot', 'anya', 'hudlo'] },
  { players: 5, hunters: ['tempest', 'harlan', 'hudlo', 'sheriff'] },
]

describe('what is said in a game of Shark Island', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
    'is a whole sentence in every language, game %i',
    (seed) => {
      const table = setUp(TABLES[seed % TABLES.length], {}, seed)
      for (const message of messagesOf(table))
        for (const language of LANGUAGES)
          expect(table.say(message, language), message.key).toMatch(/^\p{Lu}[^⟨⟩{}]*[.!?]$/u)
    },
  )

  it('actions have names, for those who see the cards and those who do not', () => {
    const table = setUp({ players: 5 }, {}, 3)
    for (let step = 0; step < 300 && table.playAtRandom(); step++)
      for (const text of table.legal())
        for (const view of [table.all, table.view()])
          for (const language of LANGUAGES)
            expect(table.say(table.game.describe(view, table.action(text)), language), text).toMatch(
              /^[^⟨⟩{}]+$/,
            )
  })
})

describe('what stands on cards', () => {
  const table = setUp()
  const { shark, hunters, calendar } = content.builtIn
  const cards = [...shark.deck, ...Object.values(hunters).flatMap(({ deck }) => deck)]
  const texts: Message[] = [
    ...cards.flatMap((card) => cardTexts(card)),
    ...Object.values(hunters).map(({ skill }) => effectText(skill)),
    ...calendar.flatMap((card) => dayTexts(card)),
  ]

  it('is made from what they do, in whole sentences', () => {
    for (const message of texts)
      for (const language of LANGUAGES)
        expect(table.say(message, language), message.key).toMatch(/^[^⟨⟩{}]+\.$/)
  })
})

/** What is heard from here to the end of a game that is played at random. */
function messagesOf(table: Table): Message[] {
  const messages: Message[] = []
  do {
    messages.push(...table.events)
    messages.push(...table.game.decisions(table.state).map(({ prompt }) => prompt))
  } while (table.playAtRandom())
  const { outcome } = table.match
  if (outcome === null) throw new Error('the game has no end')
  return [...messages, outcome.why]
}
