import type { Chance, Draw } from '#kernel/chance/chance.ts'
import { total } from '#kernel/counts.ts'
import { allSeats, hasSeat, type Viewer } from '#kernel/seats.ts'
import { clone } from '../clone.ts'
import { HIGHEST } from '../combat-phase/base-line.ts'
import { showsShark } from '../combat-phase/line.ts'
import { CARDS, FALSE_FIN, FINS, HUNTERS, SHARK_CARD, SHARK_SEAT, STRATEGIES, VOTES } from '../components.ts'
import type { Setting } from '../setting.ts'
import { AT, type IslandState, NONE, VOTED } from '../state.ts'
import { reachesGoal } from '../terrorize-phase/terror-tokens.ts'
import type { IslandView } from '../view.ts'
import { imagineBacks } from './backs.ts'
import { imagineFins } from './fins.ts'
import { stateOf, VOTE_SECRET } from './known.ts'

const STRATEGY: Draw = { label: 'strategy', stream: 'hidden', outcomes: STRATEGIES }
const SEAT: Draw = { label: 'seat', stream: 'hidden', outcomes: ['shark', ...HUNTERS] }
const VOTE: Draw = { label: 'vote', stream: 'hidden', outcomes: VOTES }
/** Tries to deal all hidden cards at once so that they fit; after that they are dealt one after the other. */
const TRIES = 200

/** Hidden are the hands of the other side, the strategy, the fins, face-down combat cards, votes and tile backs. */
export function imaginer(setting: Setting, view: IslandView): (chance: Chance) => IslandState {
  const known = stateOf(setting, view)
  const sizes = [view.shark.handSize, ...view.hunters.map(({ handSize }) => handSize)]
  const gained = total(setting.pool) - view.finPool.left
  return (chance) => {
    const s = clone(known)
    for (let seat = 0; seat < sizes.length; seat++) dealHand(setting, s, seat, sizes[seat], chance)
    if (s.strategy === NONE && s.step !== AT.strategy) imagineStrategy(s, chance)
    if (view.shark.fins === null && s.row.length > 0) imagineFins(setting, s, gained, chance)
    imagineBacks(setting, s, chance)
    imagineDownCards(setting, s, chance)
    for (let seat = 0; seat < s.votes.length; seat++)
      if (s.votes[seat] === VOTE_SECRET) s.votes[seat] = VOTED + chance.pick(VOTE)
    return s
  }
}

/** Out of the cards that lie in the deck, as far as anyone can tell. */
function dealHand(setting: Setting, s: IslandState, seat: number, size: number, chance: Chance): void {
  const deck = s.decks[seat]
  const hand = s.hands[seat]
  for (let left = total(deck); hand.length < size; left--) {
    const design = chance.take(setting.draws.skill[seat], deck, left)
    deck[design]--
    hand.push(design)
  }
  hand.sort((a, b) => a - b)
}

/** Any that has not won already. */
function imagineStrategy(s: IslandState, chance: Chance): void {
  const open = STRATEGIES.map((_, strategy) => (reachesGoal(s, strategy) ? 0 : 1))
  s.strategy = chance.take(STRATEGY, open, total(open))
}

/** All at once, again and again until they fit what their owners have done (rejection sampling): so the odds are true. */
function imagineDownCards(setting: Setting, s: IslandState, chance: Chance): void {
  let hidden = 0
  for (const line of s.lines) if (line[0] === 0) hidden++
  if (hidden === 0) return
  for (let tries = 0; tries < TRIES; tries++) {
    let fits = true
    for (const [seat, line] of s.lines.entries()) {
      if (line[0] !== 0) continue
      line[0] = -1 - chance.take(setting.draws.down, s.cards, total(s.cards))
      s.cards[-1 - line[0]]--
      if (!isPossible(s, seat, -line[0])) fits = false
    }
    for (const line of s.lines) {
      if (line[0] >= 0) continue
      if (fits) line[0] = -line[0]
      else {
        s.cards[-1 - line[0]]++
        line[0] = 0
      }
    }
    if (fits) return
  }
  dealOneByOne(setting, s, chance)
}

function dealOneByOne(setting: Setting, s: IslandState, chance: Chance): void {
  for (const [seat, line] of s.lines.entries()) {
    if (line[0] !== 0) continue
    const counts = s.cards.map((count, card) => (isPossible(s, seat, card + 1) ? count : 0))
    const open = total(counts) > 0 ? counts : s.cards
    line[0] = chance.take(setting.draws.down, open, total(open)) + 1
    s.cards[line[0] - 1]--
  }
}

/** No higher than its owner's going on allows; and a second Shark! of the Shark's would have ended the combat. */
function isPossible(s: IslandState, seat: number, card: number): boolean {
  if (card === SHARK_CARD) return seat !== SHARK_SEAT || !showsShark(s.lines[seat])
  return card <= Math.min(HIGHEST, s.most[seat])
}

/** Another state that looks the same to this viewer. */
export function twins(
  setting: Setting,
  s: IslandState,
  seen: IslandView,
  viewer: Viewer,
  chance: Chance,
): IslandState | null {
  if (viewer === allSeats(setting.seats.length)) return null
  const twin = imaginer(setting, seen)(chance)
  if (s.step === AT.place && !hasSeat(viewer, SHARK_SEAT)) placeAlike(s, twin)
  if (!s.open) changePlaces(s, twin, viewer, chance)
  return twin
}

/**
 * The same face-down cards under other hands, so that the deck both twins draw from is the same: a card that comes
 * from it says something about the ones that do not lie in it.
 */
function changePlaces(s: IslandState, twin: IslandState, viewer: Viewer, chance: Chance): void {
  const seats = s.lines.flatMap((line, seat) => (line.length > 0 && !hasSeat(viewer, seat) ? [seat] : []))
  for (const seat of seats) twin.lines[seat][0] = s.lines[seat][0]
  for (let card = 0; card < s.cards.length; card++) twin.cards[card] = s.cards[card]
  for (const seat of seats) {
    const other = seats[chance.pick(SEAT, seats.length)]
    const [mine, theirs] = [twin.lines[seat][0], twin.lines[other][0]]
    if (!isPossible(s, seat, theirs) || !isPossible(s, other, mine)) continue
    twin.lines[seat][0] = theirs
    twin.lines[other][0] = mine
  }
}

/** A half-finished plan, with the same tiles in the same order and the twin's own fins. */
function placeAlike(s: IslandState, twin: IslandState): void {
  for (let kind = 0; kind < FINS.length; kind++)
    for (let tile = 0; tile < s.row.length; tile++)
      for (let i = 0; i < s.down[tile][kind]; i++) {
        const own = twin.fins.findIndex((count) => count > 0)
        twin.fins[own]--
        twin.down[tile][own]++
        twin.downs[tile]++
        twin.placed[tile]++
        twin.placing = own
        twin.lastTile = tile
      }
}

/**
 * What is hidden by chance, as facts. Where the Shark is, or what a vote says, is somebody's choice: there is no
 * frequency that would be right.
 */
export function secrets(setting: Setting, s: IslandState, viewer: Viewer): string[] {
  const facts: string[] = []
  const hunters = (viewer & ~1) !== 0
  const shark = hasSeat(viewer, SHARK_SEAT)
  for (const [seat, { id, designs }] of setting.seats.entries()) {
    const seen = seat === SHARK_SEAT ? shark : hunters
    if (!seen) for (const design of s.hands[seat]) facts.push(`${id} holds ${designs[design]}`)
    const line = s.lines[seat]
    if (!s.open && line.length > 0 && !hasSeat(viewer, seat))
      facts.push(`${id} has ${CARDS[line[0] - 1]} face down`)
  }
  if (!shark) {
    if (s.strategy !== NONE) facts.push(`the strategy is ${STRATEGIES[s.strategy]}`)
    for (let kind = FALSE_FIN; kind < FINS.length; kind++) {
      let hidden = s.fins[kind]
      for (let tile = 0; tile < s.row.length; tile++) hidden += s.down[tile][kind]
      for (let i = 0; i < hidden; i++) facts.push(`a ${FINS[kind]} is hidden`)
    }
  }
  for (let place = 0; place < s.row.length; place++)
    if (place !== s.turned) facts.push(`${setting.tiles[s.row[place]].id} hides ${s.rowBacks[place]}`)
  return facts
}
