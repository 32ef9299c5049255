import type { Act2Event } from '#games/jaws/act-2/events.ts'
import { LETTERS, type Letter } from '#games/jaws/act-2/page.ts'
import type { Act2View, CardView, CrewView, SharkView, TileView } from '#games/jaws/act-2/view.ts'
import { changed, settled } from '../../changed.ts'

/** The step of the round that an event belongs to. */
const STEP_OF: { readonly [key in Act2Event['key']]?: Act2View['step'] } = {
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

/**
 * The view after one of the events on the way to `end`, as far as people can see it. What the event does not say itself is read
 * in `end`.
 */
export function after(view: Act2View, event: Act2Event, end: Act2View): Act2View {
  const step = STEP_OF[event.key] ?? view.step
  return told(step === view.step ? view : { ...view, step }, event, end)
}

function told(view: Act2View, { key, params }: Act2Event, end: Act2View): Act2View {
  const { shark } = view
  switch (key) {
    case 'jaws.orca.round':
      return { ...view, round: params.round, crew: view.crew.map(unaimed) }
    case 'jaws.orca.turned-up':
    case 'jaws.orca.turned-up-shaking': {
      const { letter, card, zone, evade, dice } = params
      const shakesOff = key === 'jaws.orca.turned-up-shaking'
      return { ...view, cards: turnedUp(view, letter, { id: card, zone, evade, dice, shakesOff }) }
    }
    case 'jaws.orca.boarded':
    case 'jaws.orca.moved':
    case 'jaws.orca.climbed':
    case 'jaws.orca.fell':
      return withMember(view, params.seat, { at: params.space })
    case 'jaws.orca.targeted':
    case 'jaws.orca.shifted':
      return withMember(view, params.seat, { target: params.space, next: 'ready' })
    case 'jaws.orca.readied':
      return withMember(view, params.seat, { weapon: params.gear })
    case 'jaws.orca.locked-ability':
      return withShark(view, { laid: true, handSize: end.shark.handSize })
    case 'jaws.orca.showed':
      return withShark(view, { shown: params.letter })
    case 'jaws.orca.surfaced':
      return withShark(
        { ...view, cards: onlyCard(view, params.letter) },
        { at: params.space, letter: params.letter },
      )
    case 'jaws.orca.ability':
      return withShark(view, { ability: params.ability })
    case 'jaws.orca.rammed':
      return withShark(view, { at: params.space, rammed: true })
    case 'jaws.orca.shook-off':
      return withShark(view, { attached: [] })
    case 'jaws.orca.attached':
      return withShark(view, { attached: [...shark.attached, params.gear] })
    case 'jaws.orca.hit':
    case 'jaws.orca.barbs':
      return withShark(view, { wounds: params.total })
    case 'jaws.orca.caged':
      return withMember(view, params.seat, { caged: true })
    case 'jaws.orca.wounded':
      return withMember(view, params.seat, { wounds: params.total })
    case 'jaws.orca.eliminated':
      return withMember(view, params.seat, { at: null, gear: [] })
    case 'jaws.orca.boat-damaged':
    case 'jaws.orca.boat-destroyed': {
      const isHit = ({ zone }: TileView): boolean => `b${zone}` === params.space
      return { ...view, tiles: settled(view.tiles, end.tiles, isHit, 'side', 'damage', 'destroy') }
    }
    case 'jaws.orca.dives':
      return withShark({ ...view, cards: [null, null, null] }, UNDER_WATER)
    default:
      return view
  }
}

const UNDER_WATER: Partial<SharkView> = { at: null, letter: null, ability: null, laid: false, shown: null }

function turnedUp({ cards }: Act2View, letter: Letter, card: CardView): (CardView | null)[] {
  return LETTERS.map((each, index) => (each === letter ? card : (cards[index] ?? null)))
}

function onlyCard({ cards }: Act2View, letter: Letter): (CardView | null)[] {
  return LETTERS.map((each, index) => (each === letter ? (cards[index] ?? null) : null))
}

function unaimed(member: CrewView): CrewView {
  return { ...member, weapon: null, target: null, onTarget: false, caged: false, bitten: false }
}

function withMember(view: Act2View, id: string, change: Partial<CrewView>): Act2View {
  return { ...view, crew: changed(view.crew, ({ seat }) => seat === id, change) }
}

function withShark(view: Act2View, change: Partial<SharkView>): Act2View {
  return { ...view, shark: { ...view.shark, ...change } }
}
