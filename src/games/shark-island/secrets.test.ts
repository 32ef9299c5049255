import { describe, expect, it } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { seatSet, WATCHER } from '#kernel/seats.ts'
import { turnUpNext } from './calendar-phase.ts'
import { FINS } from './components.ts'
import type { IslandState } from './state.ts'
import { type Layout, layOut, type Table } from './testing.ts'

const chance = new FastChance('secrets')

function twin(table: Table, viewer: number) {
  const other = table.game.twins(table.state, viewer, chance)
  if (other === null) throw new Error('no twin')
  expect(table.game.view(other, viewer)).toEqual(table.game.view(table.state, viewer))
  expect(table.game.invariants(other)).toEqual([])
  return other
}

const afterPlacing: Layout = {
  phase: 'hunters',
  fins: 'shark shoal dolphin seal, prank shoal seal',
  rerolls: { harlan: 0 },
  draws: { die: 'harpoon harpoon harpoon' },
}

describe('what Hunters cannot tell apart', () => {
  const table = layOut({ ...afterPlacing, hands: { shark: 'murk easy-prey' } })
  const twins = Array.from({ length: 200 }, () => twin(table, seatSet(table.seat('harlan'))))

  it('under which tile the Shark is: every one is possible', () => {
    const places = twins.map(({ down }) => down.findIndex((fins) => fins[0] > 0))
    expect(new Set(places)).toEqual(new Set([0, 1]))
  })

  it('which False Fins were gained', () => {
    for (const kind of FINS.slice(3)) {
      const counts = twins.map(({ down }) => down.reduce((sum, fins) => sum + fins[FINS.indexOf(kind)], 0))
      expect(new Set(counts).size, kind).toBeGreaterThan(1)
    }
  })

  it('the Shark’s hand and its strategy', () => {
    expect(new Set(twins.map(({ hands }) => hands[0].join())).size).toBeGreaterThan(10)
    expect(new Set(twins.map(({ strategy }) => strategy)).size).toBe(4)
  })

  it('the backs of the tiles, which nobody knows', () => {
    expect(new Set(twins.map(({ rowBacks }) => rowBacks.join())).size).toBeGreaterThan(1)
    const shark = Array.from({ length: 60 }, () => twin(table, seatSet(0)).rowBacks.join())
    expect(new Set(shark).size).toBeGreaterThan(1)
  })
})

describe('a plan half made', () => {
  it('looks like no plan at all, whatever the fins are', () => {
    const table = layOut({ phase: 'shark', coins: 4, tiles: 'lone-swimmer reef-diver surf-school' })
    table.play('buy fin', 'buy fin', 'done')
    const before = JSON.stringify(table.view('harlan'))
    table.play('put 2', 'put 1')
    expect(JSON.stringify(table.view('harlan'))).toBe(before)
    const other = twin(table, seatSet(table.seat('harlan')))
    expect(other.downs).toEqual(table.state.downs)
  })

  it('is like any other plan of as many fins on each tile (design: a secret turn is a plan)', () => {
    const table = layOut({ phase: 'shark', coins: 8, tiles: 'lone-swimmer reef-diver surf-school' })
    table.play('buy fin', 'buy fin', 'buy hazards', 'done')
    const hunter = seatSet(table.seat('harlan'))
    const kinds = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const pair = table.game.secretTurns?.(table.state, hunter, chance)
      if (pair === undefined || pair === null) throw new Error('no secret turns')
      const views = pair.turns.map(({ state, actions }) => {
        const s = table.game.clone(state)
        for (const action of actions) table.game.apply(s, pair.seat, action, chance)
        kinds.add(s.down.join())
        return table.game.view(s, hunter).tiles
      })
      expect(views[0]).toEqual(views[1])
    }
    expect(kinds.size).toBeGreaterThan(20)
    expect(table.game.secretTurns?.(table.state, seatSet(0), chance)).toBe(null)
  })
})

describe('face-down cards and totals', () => {
  it('are their owner’s alone, until the lines lie open', () => {
    const table = layOut({
      phase: 'combat',
      fins: '(shark), seal',
      found: 1,
      at: { harlan: 1 },
      draws: { down: '7 2 4', card: '8 9 5' },
    })
    for (const seen of ['harlan', 'sheriff', 'shark'] as const) {
      const { lines } = table.view(seen).combat
      for (const line of lines)
        expect(line.down === null, `${line.seat} seen by ${seen}`).toBe(line.seat !== seen)
      for (const line of lines) expect(line.total === null).toBe(line.seat !== seen)
    }
    const twins = Array.from({ length: 60 }, () => twin(table, seatSet(table.seat('harlan'))))
    expect(new Set(twins.map(({ lines }) => lines[0][0])).size).toBeGreaterThan(1)
    expect(new Set(twins.map(({ lines }) => lines[1][0]))).toEqual(new Set([7]))
  })
})

describe('orders of decks and pools', () => {
  it('do not exist: from one state anything that is left can come next', () => {
    const next = (label: string, play: (s: IslandState, draws: FastChance) => unknown, table: Table) => {
      const came = new Set<string>()
      for (let i = 0; i < 60; i++) {
        const s = table.game.clone(table.state)
        came.add(JSON.stringify(play(s, new FastChance(`${label} ${i}`))))
      }
      expect(came.size, label).toBeGreaterThan(1)
    }
    const shark = layOut({ phase: 'shark', coins: 10, tiles: 'lone-swimmer reef-diver' })
    const act = (text: string, read: (s: IslandState) => unknown) => (s: IslandState, draws: FastChance) => {
      shark.game.apply(s, 0, shark.action(text), draws)
      return read(s)
    }
    next(
      'skill cards',
      act('buy card', ({ hands }) => hands[0]),
      shark,
    )
    next(
      'false fins',
      act('buy fin', ({ fins }) => fins),
      shark,
    )
    next(
      'terror tokens',
      act('buy night', ({ terror, wild }) => [terror, wild]),
      shark,
    )
    const dusk = layOut({ phase: 'calendar' })
    const turnUp = (s: IslandState, draws: FastChance) => {
      turnUpNext(dusk.setting, s, draws)
      return s.next
    }
    next('tiles', turnUp, dusk)
  })
})

describe('over 23', () => {
  it('shows in nothing: a twin with a low card under the same line gets the same questions', () => {
    const table = layOut({
      phase: 'combat',
      fins: '(shark), seal',
      found: 1,
      at: { harlan: 1, sheriff: 1 },
      draws: { down: '11 2 4', card: '10 9 4 9' },
    })
    table.play('take', 'keep')
    expect(table.state.lines[1].reduce((a, b) => a + b, 0)).toBeGreaterThan(23)
    const viewer = seatSet(0)
    const lows = Array.from({ length: 40 }, () => twin(table, viewer)).filter(
      ({ lines }) => lines[1][0] === 2,
    )
    expect(lows.length).toBeGreaterThan(0)
    for (const low of lows) {
      expect(table.game.decisions(low)).toEqual(table.game.decisions(table.state))
      expect(table.game.view(low, WATCHER)).toEqual(table.view())
    }
  })
})

describe('what the Shark cannot tell apart', () => {
  it('the Hunters’ hands', () => {
    const table = layOut({ ...afterPlacing, hands: { harlan: 'old-grudge', sheriff: 'town-meeting' } })
    const hands = Array.from({ length: 60 }, () => twin(table, seatSet(0)).hands[1].join())
    expect(new Set(hands).size).toBeGreaterThan(3)
  })
})

describe('what is imagined of a Shark that took a card', () => {
  it('is never a card that would have brought it over 23, nor a second Shark!', () => {
    const table = layOut({
      phase: 'combat',
      fins: '(shark), seal',
      found: 1,
      at: { harlan: 1 },
      draws: { down: '2 2 4', card: '5 6 10 9 shark' },
    })
    table.play('pass', 'pass', 'take')
    const imagine = table.game.imaginer(table.view('harlan'))
    for (let i = 0; i < 300; i++) expect(imagine(chance).lines[0][0]).toBeLessThanOrEqual(12)
    table.play('take')
    const later = table.game.imaginer(table.view('harlan'))
    for (let i = 0; i < 300; i++) expect(later(chance).lines[0][0]).toBeLessThanOrEqual(4)
  })
})

describe('backs of tiles that lay in the row when the used ones were shuffled (ruling 19)', () => {
  /** Both tiles lie there; all others are used, among them the Teens Sailing with a 4, which was turned. */
  function shuffled(): Table {
    const table = layOut({ phase: 'shark', tiles: 'teens-sailing lone-swimmer', backs: '2 1' })
    const { state: s, setting } = table
    const teens = s.row[0]
    s.used[s.next]++
    for (const [front, count] of s.stack.entries()) s.used[front] += count
    s.stack.fill(0)
    s.backs[teens][4]--
    s.seenBacks[teens][4]++
    turnUpNext(setting, s, chance)
    return table
  }

  it('are none that had been turned before', () => {
    const table = shuffled()
    expect(table.game.invariants(table.state)).toEqual([])
    const hunter = seatSet(table.seat('harlan'))
    const twins = Array.from({ length: 60 }, () => twin(table, hunter).rowBacks)
    expect(new Set(twins.map(([teens]) => teens))).toEqual(new Set([2]))
    expect(new Set(twins.map(([, swimmer]) => swimmer))).toEqual(new Set([1, 2]))
  })

  it('and what is turned since is what it is', () => {
    const table = shuffled()
    table.state.turned = 1
    const hunter = seatSet(table.seat('harlan'))
    for (let i = 0; i < 20; i++) expect(twin(table, hunter).rowBacks).toEqual([2, 1])
  })

  it('can be any again in the next turn', () => {
    const table = shuffled()
    table.play('done')
    while (table.state.turn === 1 && table.playAtRandom());
    expect(table.state.unlike).toBe(null)
  })
})
