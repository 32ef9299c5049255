import type { JawsView } from '#games/jaws/view.ts'
import type { Moment } from '../board.ts'
import { eventsOf } from './events.ts'
import { standing } from './taken-back.ts'

/** A match in numbers, round by round, as far as one viewer was shown it. */
export interface Figures {
  readonly eaten: number
  readonly rescued: number
  readonly barrels: number
  readonly launched: number
  readonly found: number
  readonly rounds1: number
  /** Null for a match without Act 2. */
  readonly act2: {
    readonly rounds: number
    readonly wounds: number
    readonly lives: number
    readonly crewWounds: number
    readonly crewLives: number
    readonly lost: number
    readonly damaged: number
    readonly destroyed: number
    /** Tiles that there are. */
    readonly tiles: number
  } | null
  readonly points: readonly Point[]
}

/** A round of one act: what it changed. */
export interface Point {
  readonly act: 1 | 2
  readonly round: number
  /** The last moment of it. */
  readonly cursor: number
  /** Swimmer track and barrels in Act 1; wounds of the shark and of the crew, and tiles lost, in Act 2. */
  readonly eaten: number
  readonly barrels: number
  readonly wounds: number
  readonly crewWounds: number
  readonly tiles: number
}

export function figuresOf(story: readonly Moment<JawsView>[]): Figures {
  let [eaten, rescued, barrels, launched, found, rounds1] = [0, 0, 0, 0, 0, 0]
  let act2: Figures['act2'] = null
  const points = new Map<string, Point>()
  for (const { view, events: messages, cursor } of standing(story)) {
    const events = eventsOf(messages)
    for (const { key, params } of events) {
      if (key === 'jaws.rescued' || key === 'jaws.rescued-michael') rescued++
      if (key === 'jaws.launched') launched++
      if (key === 'jaws.seen' || key === 'jaws.finder-here' || key === 'jaws.hit') found++
      if (key === 'jaws.hit') barrels++
      if (key === 'jaws.track') eaten = params.eaten
    }
    // What led to a new round, or out of the act, happened in the round before.
    const isNew = events.some(({ key }) => key === 'jaws.round' || key === 'jaws.orca.round')
    if (act2 === null && view.mode !== 'act-2') {
      const round = isNew ? rounds1 : (view.act1?.round ?? rounds1)
      rounds1 = view.act1?.round ?? rounds1
      if (round > 0) points.set(`1 ${round}`, { ...NONE, act: 1, round, cursor, eaten, barrels })
    }
    if (view.act2 !== null) {
      const { shark, crew, tiles } = view.act2
      const round = isNew ? view.act2.round - 1 : view.act2.round
      const crewWounds = crew.reduce((sum, { wounds, lives }) => sum + Math.min(wounds, lives), 0)
      const destroyed = tiles.filter(({ destroy }) => destroy === null).length
      act2 = {
        rounds: view.act2.round,
        wounds: Math.min(shark.wounds, shark.lives),
        lives: shark.lives,
        crewWounds,
        crewLives: crew.reduce((sum, { lives }) => sum + lives, 0),
        lost: crew.filter(({ wounds, lives }) => wounds >= lives).length,
        damaged: tiles.filter(({ damage, destroy }) => damage === null && destroy !== null).length,
        destroyed,
        tiles: tiles.length,
      }
      if (round > 0)
        points.set(`2 ${round}`, {
          act: 2,
          round,
          cursor,
          eaten,
          barrels,
          wounds: Math.min(shark.wounds, shark.lives),
          crewWounds,
          tiles: destroyed,
        })
    }
  }
  return { eaten, rescued, barrels, launched, found, rounds1, act2, points: [...points.values()] }
}

const NONE: Point = { act: 1, round: 0, cursor: 0, eaten: 0, barrels: 0, wounds: 0, crewWounds: 0, tiles: 0 }

/** The rounds in which most changed hands, in order; nothing that changed nothing. */
export function turningPoints(points: readonly Point[], most: number): readonly { at: Point; was: Point }[] {
  const changes = points.map((at, index) => {
    const before = points[index - 1]
    const was = before === undefined || before.act !== at.act ? { ...NONE, act: at.act } : before
    return { at, was, weight: weightOf(at, was) }
  })
  const heaviest = changes
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
  return changes.filter((change) => heaviest.includes(change))
}

/** A barrel is worth some swimmers; a tile some wounds. */
function weightOf(at: Point, was: Point): number {
  if (at.act === 1) return at.eaten - was.eaten + (at.barrels - was.barrels) * 3
  return at.wounds - was.wounds + (at.crewWounds - was.crewWounds) * 1.5 + (at.tiles - was.tiles) * 2
}
