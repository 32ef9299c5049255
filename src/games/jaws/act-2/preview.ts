import { type Message, message } from '../../../kernel/message.ts'
import type { Gear } from '../content/act-2-schema.ts'
import type { JawsContent } from '../content/schema.ts'
import { FACES, HARD_EVADE, LETTERS, type Letter } from './components.ts'
import { type Odds, oddsOf } from './odds.ts'
import type { Act2View, TileView } from './view.ts'

/** What a gear card says, made from what it does, so that the two cannot differ. */
export function gearText(gear: Gear): Message[] {
  switch (gear.kind) {
    case 'melee':
      return [message('jaws.gear.melee'), ...rolled(gear)]
    case 'firearm':
      return [
        message('jaws.gear.firearm'),
        ...rolled(gear),
        ...(gear.moves ? [message('jaws.gear.moves')] : []),
      ]
    case 'attachable':
      return [
        message('jaws.gear.attachable'),
        ...hindrances(gear.hinders),
        ...(gear.barbs === 0 ? [] : [message('jaws.gear.barbs', { wounds: gear.barbs })]),
      ]
    case 'chum':
      return [message('jaws.gear.chum')]
    case 'ammo':
      return [message('jaws.gear.ammo')]
    case 'cage':
      return [message('jaws.gear.cage')]
  }
}

function rolled({ dice, plus, discard }: Extract<Gear, { readonly dice: number }>): Message[] {
  const hits =
    plus === 0 ? message('jaws.gear.dice', { dice }) : message('jaws.gear.dice-plus', { dice, plus })
  if (discard === 'used') return [hits, message('jaws.gear.discard-used')]
  return discard === 'ammo' ? [hits, message('jaws.gear.discard-ammo')] : [hits]
}

function hindrances({
  evade,
  dice,
  bonus,
  abilities,
}: Extract<Gear, { kind: 'attachable' }>['hinders']): Message[] {
  return [
    ...(evade === undefined ? [] : [message('jaws.gear.hinders-evade', { evade })]),
    ...(dice === undefined ? [] : [message('jaws.gear.hinders-dice', { dice })]),
    ...(bonus === undefined ? [] : [message('jaws.gear.hinders-bonus')]),
    ...(abilities === undefined ? [] : [message('jaws.gear.hinders-abilities')]),
  ]
}

/** What a letter means as things are: weapons that stick to the shark count, unless this card would shake them off. */
export interface CardNow {
  readonly evade: number
  readonly dice: number
}

export function cardNow(content: JawsContent, { cards, shark }: Act2View, letter: Letter): CardNow | null {
  const card = cards[LETTERS.indexOf(letter)]
  if (card === null) return null
  let evade = shark.ability === 'hard-target' && shark.letter === letter ? HARD_EVADE : card.evade
  let { dice } = card
  for (const id of card.shakesOff && shark.at === null ? [] : shark.attached) {
    const gear = content.gear.find((each) => each.id === id)
    if (gear?.kind !== 'attachable') continue
    evade -= gear.hinders.evade ?? 0
    dice -= gear.hinders.dice ?? 0
  }
  return { evade: Math.max(0, evade), dice: Math.max(1, dice) }
}

/** How likely so many dice, with hits that are added to them, damage a boat space (or worse), and destroy it. */
export interface BoatOdds {
  readonly damage: number
  readonly destroy: number
}

export function boatOdds(content: JawsContent, tile: TileView, dice: number, extra = 0): BoatOdds {
  const { atLeast } = oddsFor(content)
  const chance = (hits: number | null): number =>
    hits === null ? 0 : (atLeast[dice]?.[Math.max(0, hits - extra)] ?? 0)
  const destroy = chance(tile.destroy)
  return { damage: tile.side === 'intact' ? chance(tile.damage) : destroy, destroy }
}

/** How many wounds a weapon makes on average, and how likely it makes any. */
export interface WeaponOdds {
  readonly wounds: number
  readonly any: number
}

export function weaponOdds(content: JawsContent, gear: Gear, evade: number): WeaponOdds | null {
  if (gear.kind !== 'melee' && gear.kind !== 'firearm') return null
  const { above, atLeast } = oddsFor(content)
  const missing = evade - gear.plus
  if (missing < 0) return { wounds: above[gear.dice][0] - missing, any: 1 }
  return { wounds: above[gear.dice][missing], any: atLeast[gear.dice][missing + 1] }
}

const odds = new WeakMap<JawsContent, Odds>()

function oddsFor(content: JawsContent): Odds {
  const { faces } = content.die
  const counts = FACES.map((_, hits) => faces.filter((each) => each === hits).length)
  const found = odds.get(content) ?? oddsOf(counts, faces.length)
  odds.set(content, found)
  return found
}
