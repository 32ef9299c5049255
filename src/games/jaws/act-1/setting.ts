import type { Draw } from '#kernel/chance/chance.ts'
import type { JawsContent } from '../content/schema.ts'
import type { JawsOptions } from '../options.ts'
import { BRODY, HOOPER, QUINT, SEAT_IDS, seatOf } from '../seats.ts'
import type { Device } from './devices.ts'
import { BEACHES, NOWHERE, SPACES, WATER } from './island.ts'
import { ENOUGH_EATEN_ALONE, TRACK_END } from './limits.ts'
import { NOBODY } from './state.ts'

type Effect = JawsContent['events'][number]['effect']
type EffectKind = Effect['kind']

/** An event as the rules need it. */
interface EventSetting {
  readonly id: string
  readonly kind: EffectKind
  /** Beaches in the order printed, one entry for each swimmer. */
  readonly places: readonly number[]
  /** More of them, if the track is no higher than `upTo`. */
  readonly crowd: readonly number[]
  readonly upTo: number
  /** Who has an extra action, or NOBODY when anyone of the crew may take it. */
  readonly extraFor: number
  /** What nobody can use this round. */
  readonly outOfUse: Device | null
}

/** What Act 1 prepares once for a table. */
export interface Act1Setting {
  readonly water: readonly (readonly number[])[]
  readonly land: readonly (readonly number[])[]
  /** How many moves it is from one space to another, by water and by land. */
  readonly byWater: readonly (readonly number[])[]
  readonly byLand: readonly (readonly number[])[]
  /** Where Hooper gets in one action. */
  readonly speedboat: readonly (readonly number[])[]
  readonly islandSpaces: readonly number[]
  /** The west and the east dock. */
  readonly docks: readonly number[]
  /** Which dock is in a space, or NOWHERE. */
  readonly dockIn: readonly number[]
  /** Whether beaches are closed from a space. */
  readonly isOffice: readonly boolean[]
  /** Where everyone starts, by seat. */
  readonly start: readonly number[]
  readonly orca: number
  readonly shop: number
  readonly swimmers: number
  readonly events: readonly EventSetting[]
  /** Where on the swimmer track the act ends. */
  readonly goal: number
  readonly draw: Draw
}

/** Between spaces that no way connects: more than any distance. */
export const UNREACHED = 99

/** Where on the swimmer track Act 1 ends, with Act 2 to follow or alone. */
const GOAL = { full: TRACK_END, alone: ENOUGH_EATEN_ALONE }

export function act1Setting({ mode }: JawsOptions, content: JawsContent): Act1Setting {
  const numbers = (names: readonly string[] | undefined): number[] => (names ?? []).map(spaceOf)
  const water = WATER.map((space) => numbers(content.water.spaces[space]))
  const land = SPACES.map((space) => numbers(content.land.spaces[space]))
  const docks = [spaceOf(content.docks.west), spaceOf(content.docks.east)]
  const { police, mayor } = content.offices
  const start = [NOWHERE, NOWHERE, NOWHERE, NOWHERE]
  for (const seat of [QUINT, BRODY, HOOPER])
    start[seat] = spaceOf(content.start[SEAT_IDS[seat] as 'quint' | 'brody' | 'hooper'])
  return {
    water,
    land,
    byWater: distances(water),
    byLand: distances(land),
    speedboat: water.map((near, space) => inReach(water, near, space)),
    islandSpaces: SPACES.flatMap((_, space) => (land[space].length > 0 ? [space] : [])),
    docks,
    dockIn: SPACES.map((_, space) => docks.indexOf(space)),
    isOffice: SPACES.map((space) => space === police || space === mayor),
    start,
    orca: content.barrels.orca,
    shop: content.barrels.shop,
    swimmers: content.swimmers.ordinary,
    events: content.events.map(eventSetting),
    goal: mode === 'act-1' ? GOAL.alone : GOAL.full,
    draw: { label: 'event', stream: 'public', outcomes: content.events.map((event) => event.id) },
  }
}

export function spaceOf(name: string): number {
  return (SPACES as readonly string[]).indexOf(name)
}

function distances(near: readonly (readonly number[])[]): number[][] {
  return near.map((_, from) => {
    const far = near.map(() => UNREACHED)
    far[from] = 0
    const queue = [from]
    for (let space = queue.shift(); space !== undefined; space = queue.shift())
      for (const next of near[space]) {
        if (far[next] < UNREACHED) continue
        far[next] = far[space] + 1
        queue.push(next)
      }
    return far
  })
}

/** One step or two, but not back to where it lies. */
function inReach(water: readonly number[][], near: readonly number[], from: number): number[] {
  const reached = new Set([...near, ...near.flatMap((space) => water[space])])
  reached.delete(from)
  return [...reached].sort((a, b) => a - b)
}

function eventSetting({ id, swimmers, effect }: JawsContent['events'][number]): EventSetting {
  return {
    id,
    kind: effect.kind,
    places: placesOf(swimmers),
    crowd: effect.kind === 'crowd' ? placesOf(effect.swimmers) : [],
    upTo: effect.kind === 'crowd' ? effect.upTo : -1,
    extraFor: effect.kind === 'extra-action' && effect.for !== 'any' ? seatOf(effect.for) : NOBODY,
    outOfUse: effect.kind === 'out-of-use' ? effect.device : null,
  }
}

/** `N SS` is one at N and two at S. */
function placesOf(letters: string): number[] {
  return [...letters.replaceAll(' ', '')].map((letter) => (BEACHES as readonly string[]).indexOf(letter))
}
