import { describe, expect, it } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { LANGUAGES, type Message } from '#kernel/message.ts'
import { jaws } from '../index.ts'
import { SEAT_IDS } from '../seats.ts'
import { layOut, setUp, type Table } from './testing.ts'

const SENTENCE = /^\p{Lu}[^⟨⟩{}]*[.?]$/u
const PHRASE = /^\p{Lu}[^⟨⟩{}]*[^.?]$/u

/** Plays any legal action; what was said on the way, and what the actions were called. */
function playAtRandom(table: Table, seed: string): { said: Message[]; named: Message[] } {
  const chance = new FastChance(seed)
  const said: Message[] = [...table.events]
  const named: Message[] = []
  while (table.match.outcome === null) {
    said.push(...table.game.decisions(table.match.state).map(({ prompt }) => prompt))
    const asked = table.asked()
    const seat = asked[chance.upTo(asked.length)]
    const legal = table.legal(seat)
    const text = legal[chance.upTo(legal.length)]
    const viewer = 1 << table.seat(seat)
    const view = table.game.view(table.match.state, viewer)
    for (const each of legal) named.push(table.game.describe(view, table.action(each)))
    named.push(table.game.describe(view, chance.upTo(table.game.vocabulary.size)))
    const why = table.game.explain(view, table.seat(seat), chance.upTo(table.game.vocabulary.size))
    if (why !== null) said.push(why)
    said.push(...table.play(`${seat}: ${text}`).events)
  }
  said.push(table.match.outcome.why)
  return { said, named }
}

describe('what is said aboard the Orca', () => {
  const heard = new Set<string>()

  it('is a whole sentence in both languages, and actions have names', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const table = setUp({}, seed)
      const { said, named } = playAtRandom(table, `sentences ${seed}`)
      for (const message of [...said, ...named]) {
        if (heard.has(message.key)) continue
        heard.add(message.key)
        const form = message.key.includes('.do.') ? PHRASE : SENTENCE
        for (const language of LANGUAGES) expect(table.say(message, language), message.key).toMatch(form)
      }
    }
  })

  it('and is everything the rules can tell', () => {
    const told = setUp().game.sights.filter((sight) => sight.startsWith('jaws.orca.'))
    const asked = Object.keys(jaws.messages.en).filter((key) => key.startsWith('jaws.orca.ask.'))
    expect([...told, ...asked].filter((key) => !heard.has(key))).toEqual([])
  })
})

describe('an action that is known to nobody has a name all the same', () => {
  it.each(SEAT_IDS)('for %s', (seat) => {
    const table = layOut({ crew: { quint: 'b1' }, cards: '1a 2a 3a' })
    const view = table.game.view(table.match.state, 1 << table.seat(seat))
    for (let action = 0; action < table.game.vocabulary.size; action++) {
      const { key } = table.game.describe(view, action)
      expect(jaws.messages.en[key], `${key} of ${table.game.vocabulary.text(action)}`).toBeDefined()
    }
  })
})
