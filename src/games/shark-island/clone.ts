import { copy, copyLists } from '#kernel/counts.ts'
import type { IslandState } from './state.ts'

/** A deep copy, field by field; into another state it allocates nothing. */
export function clone(s: IslandState, into?: IslandState): IslandState {
  if (into === undefined) return copyOf(s)
  into.step = s.step
  into.who = s.who
  into.resume = s.resume
  into.actor = s.actor
  into.turn = s.turn
  into.beat = s.beat
  into.winner = s.winner
  into.first = s.first
  into.strategy = s.strategy
  into.health = s.health
  into.coins = s.coins
  into.calendar = s.calendar
  into.next = s.next
  into.turned = s.turned
  into.placing = s.placing
  into.lastTile = s.lastTile
  into.hazards = s.hazards
  into.night = s.night
  into.found = s.found
  into.limitShift = s.limitShift
  into.searchShift = s.searchShift
  into.blank = s.blank
  into.converge = s.converge
  into.nth = s.nth
  into.actions = s.actions
  into.sightings = s.sightings
  into.freeSightings = s.freeSightings
  into.searching = s.searching
  into.binoculars = s.binoculars
  into.buoys = s.buoys
  into.passed = s.passed
  into.dealt = s.dealt
  into.hide = s.hide
  into.frenzy = s.frenzy
  into.sunk = s.sunk
  into.active = s.active
  into.doubleShark = s.doubleShark
  into.driven = s.driven
  into.open = s.open
  into.struck = s.struck
  into.response = s.response
  into.winners = s.winners
  into.wild = s.wild
  into.due = s.due
  into.token = s.token
  into.aiming = s.aiming
  into.paying = s.paying
  into.player = s.player
  copy(s.rerolls, into.rerolls)
  copy(s.damage, into.damage)
  copy(s.at, into.at)
  copy(s.calendarDeck, into.calendarDeck)
  copy(s.calendarDiscards, into.calendarDiscards)
  copy(s.stack, into.stack)
  copy(s.used, into.used)
  copy(s.row, into.row)
  copy(s.rowBacks, into.rowBacks)
  copy(s.pool, into.pool)
  copy(s.fins, into.fins)
  copy(s.downs, into.downs)
  copy(s.placed, into.placed)
  copy(s.sighted, into.sighted)
  copy(s.dice, into.dice)
  copy(s.cards, into.cards)
  copy(s.fight, into.fight)
  copy(s.most, into.most)
  copy(s.damageUp, into.damageUp)
  copy(s.shield, into.shield)
  copy(s.votes, into.votes)
  copy(s.terror, into.terror)
  copy(s.tokens, into.tokens)
  copyLists(s.hands, into.hands)
  copyLists(s.decks, into.decks)
  copyLists(s.discards, into.discards)
  copyLists(s.lasting, into.lasting)
  copyLists(s.backs, into.backs)
  copyLists(s.seenBacks, into.seenBacks)
  into.unlike = s.unlike && lists(s.unlike)
  copyLists(s.down, into.down)
  copyLists(s.up, into.up)
  copyLists(s.lines, into.lines)
  return into
}

function copyOf(s: IslandState): IslandState {
  return {
    step: s.step,
    who: s.who,
    resume: s.resume,
    actor: s.actor,
    turn: s.turn,
    beat: s.beat,
    winner: s.winner,
    first: s.first,
    strategy: s.strategy,
    health: s.health,
    coins: s.coins,
    hands: lists(s.hands),
    decks: lists(s.decks),
    discards: lists(s.discards),
    rerolls: s.rerolls.slice(),
    damage: s.damage.slice(),
    at: s.at.slice(),
    lasting: lists(s.lasting),
    calendar: s.calendar,
    calendarDeck: s.calendarDeck.slice(),
    calendarDiscards: s.calendarDiscards.slice(),
    stack: s.stack.slice(),
    next: s.next,
    used: s.used.slice(),
    backs: lists(s.backs),
    seenBacks: lists(s.seenBacks),
    row: s.row.slice(),
    rowBacks: s.rowBacks.slice(),
    unlike: s.unlike && lists(s.unlike),
    turned: s.turned,
    pool: s.pool.slice(),
    fins: s.fins.slice(),
    down: lists(s.down),
    up: lists(s.up),
    downs: s.downs.slice(),
    placed: s.placed.slice(),
    sighted: s.sighted.slice(),
    placing: s.placing,
    lastTile: s.lastTile,
    hazards: s.hazards,
    night: s.night,
    found: s.found,
    limitShift: s.limitShift,
    searchShift: s.searchShift,
    blank: s.blank,
    converge: s.converge,
    nth: s.nth,
    dice: s.dice.slice(),
    actions: s.actions,
    sightings: s.sightings,
    freeSightings: s.freeSightings,
    searching: s.searching,
    binoculars: s.binoculars,
    buoys: s.buoys,
    cards: s.cards.slice(),
    lines: lists(s.lines),
    passed: s.passed,
    fight: s.fight.slice(),
    most: s.most.slice(),
    dealt: s.dealt,
    damageUp: s.damageUp.slice(),
    shield: s.shield.slice(),
    hide: s.hide,
    frenzy: s.frenzy,
    sunk: s.sunk,
    active: s.active,
    doubleShark: s.doubleShark,
    driven: s.driven,
    open: s.open,
    struck: s.struck,
    response: s.response,
    winners: s.winners,
    votes: s.votes.slice(),
    terror: s.terror.slice(),
    wild: s.wild,
    tokens: s.tokens.slice(),
    due: s.due,
    token: s.token,
    aiming: s.aiming,
    paying: s.paying,
    player: s.player,
  }
}

function lists(from: readonly (readonly number[])[]): number[][] {
  const to: number[][] = []
  for (let i = 0; i < from.length; i++) to.push(from[i].slice())
  return to
}
