import type { Act2View, CardView, CrewView, SharkView } from '../../../../src/games/jaws/act-2/view.ts'
import type { Message } from '../../../../src/kernel/message.ts'
import { LETTERS } from './props.ts'
import { telling } from './telling.ts'

export function lastsOf({ key }: Message): number {
  return telling.lasts[key] ?? 0
}

type Tile = Act2View['tiles'][number]

/** The step of the round that an event belongs to. */
const STEP_OF: { readonly [event: string]: Act2View['step'] } = {
  'jaws.orca.round': 'choose',
  'jaws.orca.locked': 'prepare',
  'jaws.orca.locked-ability': 'prepare',
  'jaws.orca.surfaced': 'shift',
  'jaws.orca.hit': 'crew-attack',
  'jaws.orca.missed': 'crew-attack',
  'jaws.orca.attached': 'crew-attack',
  'jaws.orca.rammed': 'shark-attack',
  'jaws.orca.attacks-boat': 'shark-attack',
  'jaws.orca.attacks-crew': 'shark-attack',
  'jaws.orca.attacks-crew-again': 'shark-attack',
}

/** The picture after one of the events that lie between two views: what can be seen of it, no more. */
export function after(view: Act2View, event: Message): Act2View {
  const step = STEP_OF[event.key] ?? view.step
  return changed(step === view.step ? view : { ...view, step }, event)
}

function changed(view: Act2View, { key, params }: Message): Act2View {
  const seat = String(params.seat)
  const space = String(params.space)
  switch (key) {
    case 'jaws.orca.round':
      return { ...view, round: Number(params.round), crew: view.crew.map(unaimed) }
    case 'jaws.orca.turned-up':
    case 'jaws.orca.turned-up-shaking':
      return { ...view, cards: turnedUp(view, params.letter, cardOf(key, params)) }
    case 'jaws.orca.boarded':
    case 'jaws.orca.moved':
    case 'jaws.orca.climbed':
    case 'jaws.orca.fell':
      return withMember(view, seat, () => ({ at: space }))
    case 'jaws.orca.targeted':
    case 'jaws.orca.shifted':
      return withMember(view, seat, () => ({ target: space, next: 'ready' }))
    case 'jaws.orca.readied':
      return withMember(view, seat, () => ({ weapon: String(params.gear) }))
    case 'jaws.orca.locked-ability':
      return withShark(view, ({ handSize }) => ({ laid: true, handSize: handSize - 1 }))
    case 'jaws.orca.showed':
      return withShark(view, () => ({ shown: params.letter as 'A' }))
    case 'jaws.orca.surfaced':
      return withShark({ ...view, cards: onlyCard(view, params.letter) }, () => ({
        at: space,
        letter: params.letter as 'A',
      }))
    case 'jaws.orca.ability':
      return withShark(view, () => ({ ability: params.ability as 'big-mouth' }))
    case 'jaws.orca.rammed':
      return withShark(view, () => ({ at: space, rammed: true }))
    case 'jaws.orca.shook-off':
      return withShark(view, () => ({ attached: [] }))
    case 'jaws.orca.attached':
      return withShark(view, ({ attached }) => ({ attached: [...attached, String(params.gear)] }))
    case 'jaws.orca.hit':
    case 'jaws.orca.barbs':
      return withShark(view, ({ wounds }) => ({ wounds: wounds + Number(params.wounds) }))
    case 'jaws.orca.caged':
      return withMember(view, seat, () => ({ caged: true }))
    case 'jaws.orca.wounded':
      return withMember(view, seat, ({ wounds }) => ({ wounds: wounds + Number(params.wounds) }))
    case 'jaws.orca.eliminated':
      return withMember(view, seat, () => ({ at: null, gear: [] }))
    case 'jaws.orca.boat-damaged':
      return withTile(view, space, { side: 'damaged', damage: null, destroy: null })
    case 'jaws.orca.boat-destroyed':
      return withTile(view, space, { side: 'destroyed', damage: null, destroy: null })
    case 'jaws.orca.dives':
      return withShark({ ...view, cards: [null, null, null] }, () => ({
        at: null,
        letter: null,
        ability: null,
        laid: false,
        shown: null,
      }))
    default:
      return view
  }
}

function cardOf(key: string, { card, zone, evade, dice }: Message['params']): CardView {
  return {
    id: String(card),
    zone: String(zone),
    evade: Number(evade),
    dice: Number(dice),
    shakesOff: key === 'jaws.orca.turned-up-shaking',
  }
}

function turnedUp({ cards }: Act2View, letter: unknown, card: CardView): (CardView | null)[] {
  return LETTERS.map((each, index) => (each === letter ? card : (cards[index] ?? null)))
}

function onlyCard({ cards }: Act2View, letter: unknown): (CardView | null)[] {
  return LETTERS.map((each, index) => (each === letter ? (cards[index] ?? null) : null))
}

function unaimed(member: CrewView): CrewView {
  return { ...member, weapon: null, target: null, onTarget: false, caged: false, bitten: false }
}

function withMember(view: Act2View, id: string, change: (member: CrewView) => Partial<CrewView>): Act2View {
  return {
    ...view,
    crew: view.crew.map((member) => (member.seat === id ? { ...member, ...change(member) } : member)),
  }
}

function withShark(view: Act2View, change: (shark: SharkView) => Partial<SharkView>): Act2View {
  return { ...view, shark: { ...view.shark, ...change(view.shark) } }
}

function withTile(view: Act2View, space: string, change: Partial<Tile>): Act2View {
  const zone = space.slice(1)
  return {
    ...view,
    tiles: view.tiles.map((tile) => (tile.zone === zone ? { ...tile, ...change } : tile)),
  }
}
