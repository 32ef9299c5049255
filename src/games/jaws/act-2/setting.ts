import type { Draw } from '#kernel/chance/chance.ts'
import type { Gear } from '../content/act-2-schema.ts'
import type { JawsContent } from '../content/schema.ts'
import type { history } from '../history.ts'
import type { JawsOptions } from '../options.ts'
import { CREW_IDS, SEAT_IDS } from '../seats.ts'
import { ABILITIES, ATTACHABLE, DISCARDS, FACES, GEAR_KINDS, NEVER_DISCARDED } from './components.ts'
import { type Odds, oddsOf } from './odds.ts'

/** What Act 2 prepares once for a table: the content as numbers. */
export interface Act2Setting {
  /** What the rules of this match have of all that was changed. */
  readonly since: ReturnType<typeof history.of>
  readonly cards: readonly CardSetting[]
  readonly tiles: readonly TileSetting[]
  readonly gear: readonly GearSetting[]
  /** The designs of each kind, in the order of GEAR_KINDS. */
  readonly ofKind: readonly (readonly number[])[]
  /** Rulebook, "Accessories": gear that is no weapon is used besides one. */
  readonly weapons: readonly number[]
  /** Copies of gear that is dealt, and of the gear that each crew member brings, by design. */
  readonly common: readonly number[]
  readonly personal: readonly (readonly number[])[]
  readonly abilities: readonly number[]
  /** Wounds that eliminate, by seat. */
  readonly lives: readonly number[]
  /** Sides of a die, by face. */
  readonly faces: readonly number[]
  readonly sides: number
  readonly odds: Odds
  readonly draws: Act2Draws
}

interface CardSetting {
  readonly id: string
  readonly zone: number
  readonly evade: number
  readonly dice: number
  readonly shakesOff: boolean
}

interface TileSetting {
  readonly damage: number
  readonly destroy: number
  readonly damaged: number
}

interface GearSetting {
  readonly id: string
  /** Its index in GEAR_KINDS. */
  readonly kind: number
  readonly dice: number
  readonly plus: number
  readonly discard: number
  readonly moves: boolean
  /** What an attachable weapon takes from the shark. */
  readonly evade: number
  readonly fewerDice: number
  readonly noBonus: boolean
  readonly noAbilities: boolean
  readonly barbs: number
}

interface Act2Draws {
  readonly gear: Draw
  readonly ability: Draw
  readonly resurface: Draw
  readonly die: Draw
}

export function act2Setting(
  _options: JawsOptions,
  content: JawsContent,
  since: Act2Setting['since'],
): Act2Setting {
  const { gear, resurface, tiles, abilities, wounds, die } = content
  const faces = FACES.map((_, hits) => die.faces.filter((each) => each === hits).length)
  const copiesOf = (owner?: string): number[] => gear.map((each) => (each.owner === owner ? each.copies : 0))
  return {
    since,
    cards: resurface.map(({ id, zone, evade, dice, shakesOff }) => ({
      id,
      zone: zone - 1,
      evade,
      dice,
      shakesOff,
    })),
    tiles: tiles.map(({ damage, destroy, damaged }) => ({ damage, destroy, damaged })),
    gear: gear.map(gearSetting),
    ofKind: GEAR_KINDS.map((kind) => gear.flatMap((each, design) => (each.kind === kind ? design : []))),
    weapons: gear.flatMap(({ kind }, design) => (GEAR_KINDS.indexOf(kind) <= ATTACHABLE ? design : [])),
    common: copiesOf(),
    personal: CREW_IDS.map(copiesOf),
    abilities: abilities.map(({ copies }) => copies),
    lives: SEAT_IDS.map((id) => wounds[id]),
    faces,
    sides: die.faces.length,
    odds: oddsOf(faces, die.faces.length),
    draws: {
      gear: { label: 'gear', stream: 'public', outcomes: gear.map(({ id }) => id) },
      ability: { label: 'ability', stream: 'hidden', outcomes: ABILITIES },
      resurface: { label: 'resurface', stream: 'public', outcomes: resurface.map(({ id }) => id) },
      die: { label: 'die', stream: 'public', outcomes: FACES },
    },
  }
}

function gearSetting(gear: Gear): GearSetting {
  const rolls = gear.kind === 'melee' || gear.kind === 'firearm'
  const hinders = gear.kind === 'attachable' ? gear.hinders : {}
  return {
    id: gear.id,
    kind: GEAR_KINDS.indexOf(gear.kind),
    dice: rolls ? gear.dice : 0,
    plus: rolls ? gear.plus : 0,
    discard: rolls ? DISCARDS.indexOf(gear.discard) : NEVER_DISCARDED,
    moves: gear.kind === 'firearm' && gear.moves,
    evade: hinders.evade ?? 0,
    fewerDice: hinders.dice ?? 0,
    noBonus: hinders.bonus === true,
    noAbilities: hinders.abilities === true,
    barbs: gear.kind === 'attachable' ? gear.barbs : 0,
  }
}
