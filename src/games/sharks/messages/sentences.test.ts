import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Message } from '#kernel/message.ts'
import { SHARKS } from '../components.ts'
import { sharks } from '../index.ts'
import { fewSmallCreatures, layOut, oilyContent, setUp, type Table } from '../testing.ts'

describe('what is said in a game', () => {
  const said = new Set<string>()

  it.each(tables())('is a whole sentence in every language, %s', (_what, tablesOf) => {
    for (const table of tablesOf())
      for (const message of messagesOf(table)) {
        said.add(message.key)
        for (const language of LANGUAGES)
          expect(table.say(message, language), message.key).toMatch(/^\p{Lu}[^⟨⟩{}]*[.]$/u)
      }
  })

  it('is everything that can be said', () => {
    const prefix = /^sharks\.(ask|end|tie)\./
    const happenings = SHARKS.flatMap((shark) => setUp({ sharks: [shark] }).game.sights)
    const sayable = [
      ...happenings.filter((sight) => sight.startsWith('sharks.')),
      ...Object.keys(sharks.messages.en).filter((key) => prefix.test(key)),
    ]
    expect(sayable.filter((key) => !said.has(key))).toEqual([])
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
  return outcome.tieBreak === null ? [...messages, outcome.why] : [...messages, outcome.why, outcome.tieBreak]
}

function tables(): [what: string, tables: () => Table[]][] {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1)
  const sharksAt = { mako: 'b1', tiger: 'd3' }
  const eight = 'trash trash trash trash trash trash trash trash'
  return [
    [
      'whoever plays',
      () =>
        seeds.map((seed) =>
          setUp(
            {
              players: 2 + (seed % 3),
              sharks: [SHARKS[seed % 6], SHARKS[(seed + 3) % 6]],
              hands: seed % 2 ? 'secret' : 'open',
            },
            {},
            seed,
          ),
        ),
    ],
    [
      'when a bag is empty',
      () => [
        layOut({ sharks: sharksAt, boat: 'c2', content: fewSmallCreatures(2) }).play('swim a1', 'stop'),
        layOut({ sharks: { mako: 'c1', tiger: 'd3' }, boat: 'b1', content: fewSmallCreatures(2) }).play(
          'swim d1',
          'stop',
          'take bony',
        ),
        layOut({
          sharks: { mako: 'c1', tiger: 'd3' },
          boat: 'b1',
          content: fewSmallCreatures(0),
          shown: { small: 'nothing nothing' },
        }).play('swim d1', 'stop'),
      ],
    ],
    [
      'when a shark cannot move or enter',
      () => [
        layOut({ sharks: { hammerhead: 'a1', tiger: 'a2' }, boat: 'b1' }).play('stay'),
        layOut({ sharks: { mako: 'north-b', tiger: 'd3' }, boat: 'b1' }).play('shift west-2'),
        layOut({
          sharks: { mako: 'north-b', tiger: 'b2', bull: 'c2' },
          boat: 'c3',
          content: oilyContent(),
          ocean: 'oi oi oi oi oi rs cs oi oi ti re oi oi oi oi oi',
        }).play('stay'),
      ],
    ],
    [
      'when a deck or the trash runs out',
      () => [
        layOut({ sharks: sharksAt, boat: 'c2', decks: { mako: '' }, trashStack: '' }).play(
          'swim a1',
          'stop',
          'score 1',
          'done',
        ),
        layOut({
          sharks: { mako: 'd2', tiger: 'd3', bull: 'a3', thresher: 'a2' },
          boat: 'b2',
          trash: 'a1 b1 c1 d1 a2 c2 a3 b3 c3 d3 a4 b4 c4',
          stomachs: { mako: eight, tiger: eight, bull: 'trash trash trash' },
        }).play('swim d1', 'stop', 'take bony', 'done'),
      ],
    ],
    [
      'when the tide takes three pieces of trash',
      () => [
        layOut({ sharks: { mako: 'c1', tiger: 'a3' }, boat: 'a1', trash: 'a2 b1 d1' }).play(
          'swim c2',
          'stop',
          'draw large',
          'change b1',
          'change d1',
          'change a2',
        ),
      ],
    ],
    [
      'whatever decides',
      () =>
        [{}, { mako: 'trash' }].map((stomachs) =>
          layOut({ sharks: sharksAt, boat: 'c1', round: 30, turn: 'tiger', stomachs }).finishTurn(),
        ),
    ],
  ]
}
