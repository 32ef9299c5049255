import { beforeEach, describe, expect, test } from 'vitest'
import { botTurns } from './bots-turn.ts'
import { answerTo, Club } from './testing/club.ts'

const SHARK = 0
const QUINT = 1
const BRODY = 2
const HOOPER = 3

let club: Club
let id: string

beforeEach(() => {
  club = new Club()
})

/** The shark starts, events are answered, and the shark lies still: it is the crew's turn. */
async function toCrewPhase(crew: string): Promise<void> {
  await club.act(id, 'ann', SHARK, 'start 4')
  for (;;) {
    const [action] = (await club.legal(id, SHARK)).filter((text) => text === 'done')
    if (action !== undefined) break
    const brody = await club.legal(id, BRODY)
    await club.act(id, crew, BRODY, brody[brody.length - 1])
  }
  await club.act(id, 'ann', SHARK, 'done')
}

const asked = () => club.table(id, (table) => botTurns(table).map(({ seat }) => seat))

describe('JAWS at a table (seed 003, Setup: who controls whom)', () => {
  test('with two, one player holds all the crew', async () => {
    id = await club.play('jaws', ['ann', 'ben', 'ben', 'ben'])
    await toCrewPhase('ben')
    expect(await answerTo(club.act(id, 'ben', QUINT, 'turn brody'))).toBe('done')
    expect(await answerTo(club.act(id, 'ben', BRODY, 'done'))).toBe('done')
    expect(await answerTo(club.act(id, 'ben', HOOPER, 'turn hooper'))).toBe('done')
  })

  test('with three, the third crew member is shared: whoever begins the turn ends it', async () => {
    id = await club.play('jaws', ['ann', 'ben', 'bea', ['ben', 'bea']])
    await toCrewPhase('bea')
    expect(await answerTo(club.act(id, 'bea', BRODY, 'turn hooper'))).toBe('done')
    expect(await answerTo(club.act(id, 'ben', HOOPER, 'move 1'))).toBe('done')
    expect(await answerTo(club.act(id, 'bea', HOOPER, 'move 5'))).toBe('other-holder')
    expect(await answerTo(club.act(id, 'ben', HOOPER, 'done'))).toBe('done')
    expect(await answerTo(club.act(id, 'bea', BRODY, 'turn brody'))).toBe('done')
  })

  test('a bot of the crew goes when it is told to, or last', async () => {
    id = await club.play('jaws', ['ann', 'ben', { bot: 'mate' }, { bot: 'mate' }])
    await club.act(id, 'ann', SHARK, 'start 4')
    while (!(await club.legal(id, SHARK)).includes('done')) {
      const brody = await club.legal(id, BRODY)
      const quint = await club.legal(id, QUINT)
      if (quint.length > 0) await club.act(id, 'ben', QUINT, quint[0])
      else {
        const [{ decision }] = await club.table(id, (table) => botTurns(table))
        const action = brody[brody.length - 1]
        await club.tables.botActs(id, BRODY, action, decision, club.tag())
      }
    }
    await club.act(id, 'ann', SHARK, 'done')
    expect(await asked()).toEqual([])
    await club.act(id, 'ben', QUINT, 'turn hooper')
    expect(await asked()).toEqual([HOOPER])
  })
})
