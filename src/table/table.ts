import { type GameEvent, hears } from '#kernel/event.ts'
import type { Box, Game } from '#kernel/game.ts'
import type { Update } from '#kernel/match/feed.ts'
import { Feeds, type Told } from '#kernel/match/feeds.ts'
import type { Match } from '#kernel/match/match.ts'
import type { WrittenMove } from '#kernel/match/raise.ts'
import { movesOf } from '#kernel/match/record.ts'
import { sealOf } from '#kernel/match/seal.ts'
import { commitment, type MatchSetup, openGame, startMatch } from '#kernel/match/setup.ts'
import { type SnapshotCache, snapshotCache } from '#kernel/match/snapshots.ts'
import type { Message } from '#kernel/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import { type Seat, seatSet, type Viewer, WATCHER } from '#kernel/seats.ts'
import { finish, type Sliceable } from '#kernel/slices.ts'
import { NO_ACTION } from '#kernel/vocabulary.ts'
import { Allowance } from './allowance.ts'
import { botTurns } from './bots-turn.ts'
import type { Command, CommandContext } from './command.ts'
import type { Act, NewEntry, PersonId, Play, RaisedMatch, TableEntry, Undo } from './entry.ts'
import * as gathering from './gathering.ts'
import * as minding from './minding.ts'
import { changedSetup, changeOptions, type OptionChange, renewedSetup } from './options.ts'
import * as playing from './playing.ts'
import { mustBePlaying, seatAt } from './rights.ts'
import { emptyRoom, enter, isAgreed, people, type Room, seatsOf } from './room.ts'
import { begin, isSealed, type TableSetup } from './seal.ts'
import { writtenMove } from './written-move.ts'

/** An entry as it is kept, and what happened in the game. */
interface Played {
  readonly kept: TableEntry
  readonly events: readonly GameEvent[]
}

const NOTHING: readonly GameEvent[] = []

/** What is to be played; until the game begins, it may be changed. */
interface Settled {
  readonly setup: TableSetup
  readonly game: Game
  readonly commitment: string
}

function settle(box: Box, setup: TableSetup, rules: number): Settled {
  const shown = isSealed(setup) ? sealOf(setup, setup.secret) : commitment(setup)
  return { setup, game: openGame(box, { ...setup, rules }), commitment: shown }
}

/** The rules a match has come to, and where in its log it was last raised to them; what was played before is not played. */
export interface Course {
  readonly rules: number
  readonly raisedAt: number
}

/** What a command adds to the log. */
export interface CommandResult {
  readonly entries: readonly TableEntry[]
  /** Whether it is a repetition of one that was done: answered alike, with nothing to keep. */
  readonly again: boolean
}

/** A match with people around it. Pure: time and presence are passed in, entries to keep are given back. */
export class Table {
  readonly id: string
  readonly box: Box
  readonly room: Room
  /** How many entries the table's log has. */
  length = 0
  /** When what everyone sees last changed. */
  changedAt = 0
  /** How many moves everyone has seen: the cost of a look is charged by it, so that charges tell nothing hidden. */
  seen = 0
  /** Version of the room. */
  roomChanges = 0
  /** Version of the pads. */
  notes = 0
  #terms: Settled
  /** The rules it is played by, which need not be those it began with. */
  #rules: number
  readonly #raisedAt: number
  /** What was played before it was raised. */
  #before: WrittenMove[] = []
  #hasBegun = false
  #begun: MatchSetup | null = null
  #match: Match | null = null
  /** What its viewers are sent. */
  #feeds: Feeds | null = null
  readonly #snapshots: SnapshotCache
  /** Tags that were used, by sender, so that a repeated submission is played once. */
  readonly #tags = new Map<PersonId | null, Set<string>>()
  readonly #allowance = new Allowance()

  constructor(
    id: string,
    box: Box,
    setup: TableSetup,
    host: PersonId,
    snapshots = snapshotCache(Number.POSITIVE_INFINITY),
    { rules, raisedAt }: Course = { rules: setup.rules, raisedAt: -1 },
  ) {
    this.id = id
    this.box = box
    this.#snapshots = snapshots
    this.#rules = rules
    this.#raisedAt = raisedAt
    this.#terms = settle(box, setup, rules)
    if (!isSealed(setup)) this.#begun = setup
    this.room = emptyRoom(
      host,
      this.game.seats.map(({ team }) => team),
    )
  }

  get setup(): TableSetup {
    return this.#terms.setup
  }

  get game(): Game {
    return this.#terms.game
  }

  /** The number of the rules it is played by; those it began with are in its set-up. */
  get rules(): number {
    return this.#rules
  }

  get commitment(): string {
    return this.#terms.commitment
  }

  /** The whole set-up: where the seed is made of people's numbers, once the match has begun. */
  get begun(): MatchSetup | null {
    return this.#begun
  }

  /** The commitment to the secret of the rematch, for those who may agree to one. */
  get nextCommitment(): string | null {
    const { room, setup } = this
    if (room.status !== 'over' || room.rematch !== null || !isSealed(setup) || this.#match === null)
      return null
    return sealOf({ ...setup, rules: this.rematchRules }, setup.next)
  }

  /** The rules of a rematch: the newest, unless one was offered before there were any newer. */
  get rematchRules(): number {
    const offered = this.room.offer?.offer
    return offered?.what === 'rematch' ? (offered.rules ?? this.setup.rules) : this.box.rules
  }

  /** The match, once it has begun. */
  get match(): Match | null {
    return this.#match
  }

  /** Checks and does what is asked for, or refuses it and changes nothing. */
  handle(command: Command, context: CommandContext): CommandResult {
    if (this.#wasDone(context.person, command)) return { entries: [], again: true }
    const planned = this.#plan(command, context)
    if (planned.length > 0) this.#allowance.check(command, context.person, this.#hasBegun)
    const entries = planned.map((entry) => this.commit(entry))
    entries.push(...this.#consequences(context.now))
    return { entries, again: false }
  }

  /** A bot's answer to a question, if it is still open and still the bot's to answer. */
  botActs(
    seat: Seat,
    actions: readonly string[],
    answering: string,
    tag: string,
    now: number,
  ): CommandResult {
    if (this.#wasPlayed(null, tag)) return { entries: [], again: true }
    mustBePlaying(this.room)
    if (seatAt(this.room, seat).bot === null) throw new Refusal('no-bot')
    const isAsked = botTurns(this).some((asked) => asked.seat === seat && asked.decision === answering)
    if (!isAsked) throw new Refusal('stale')
    const act = this.commit({ kind: 'act', seat, person: null, tag, actions, answering, at: now })
    return { entries: [act, ...this.#consequences(now)], again: false }
  }

  /** What a bot that is asked tells its mates before it answers; nothing when nobody may hear it any more. */
  botSays(seat: Seat, message: Message, answering: string, now: number): CommandResult {
    const isHeard = botTurns(this).some(
      (asked) => asked.seat === seat && asked.decision === answering && asked.isHeard,
    )
    if (!isHeard) return { entries: [], again: false }
    return { entries: [this.commit({ kind: 'bot-said', seat, message, at: now })], again: false }
  }

  /** Applies an entry. An entry from a log has a checksum, which is compared. */
  commit(entry: NewEntry | TableEntry): TableEntry {
    const { kept, events } = this.#play(entry)
    this.#allowance.count(kept, this.#hasBegun)
    // What a watcher hears is what everyone saw.
    const isSeen = hears(events, WATCHER)
    if (kept.kind === 'act' || kept.kind === 'undo') this.#settle(kept, isSeen)
    else {
      if (kept.kind === 'options') this.#change(changedSetup(this.setup, kept))
      if (kept.kind === 'renewed') {
        this.#rules = kept.rules
        this.#change(renewedSetup(this.setup, kept))
      }
      enter(this.room, kept)
      if (kept.kind === 'said' && kept.tag !== undefined) this.#tagsOf(kept.person).add(saidTag(kept.tag))
      if (kept.kind === 'noted') this.notes++
      else this.roomChanges++
    }
    if ('print' in kept) this.#closeWhenOver()
    if (kept.kind === 'started') this.#start()
    if (isSeen || isSeenInTheRoom(kept)) this.changedAt = kept.at
    if (isSeen) this.seen++
    this.length++
    return kept
  }

  /** What a person sees: the seats they have a right to. */
  viewerOf(person: PersonId): Viewer {
    return seatSet(...seatsOf(this.room, person))
  }

  /** Everything a viewer was sent since a cursor; the last one is how things stand. */
  updatesSince(viewer: Viewer, cursor: number): readonly Update[] {
    const latest = this.latest(viewer)
    if (latest === null || cursor >= latest.cursor) return []
    if (cursor === latest.cursor - 1) return [latest]
    return finish(this.toldSince(viewer, cursor)).map(({ update }) => update)
  }

  /** The same for someone who has the update of that cursor, as JSON; null when it is too long ago. */
  patchesSince(viewer: Viewer, cursor: number): readonly string[] | null {
    return this.#feeds?.patchesSince(viewer, cursor) ?? null
  }

  /** Whether these are in memory. */
  hasPatches(viewer: Viewer, cursor: number): boolean {
    return this.#feeds?.hasPatches(viewer, cursor) ?? false
  }

  /** Everything a viewer was sent up to now, made from the log; it does not begin to follow the viewer. */
  retold(viewer: Viewer): Sliceable<Update[]> {
    return updatesOf(this.toldSince(viewer, 0))
  }

  /** The same from a cursor on, made from the last snapshot before it, and each update also as a patch. */
  toldSince(viewer: Viewer, cursor: number): Sliceable<Told[]> {
    return orNothing(this.#feeds?.since(viewer, cursor) ?? null)
  }

  /** What `toldSince` costs, in moves that everyone has seen. */
  workSince(viewer: Viewer, cursor: number): number {
    return this.#feeds?.workSince(viewer, cursor) ?? 0
  }

  /** Whether a viewer's updates are counted; otherwise they have to be, from the beginning of the log. */
  knows(viewer: Viewer): boolean {
    return this.#feeds?.knows(viewer) ?? true
  }

  /** Counts a viewer's updates, entry by entry; nothing may be committed meanwhile. */
  *recount(viewer: Viewer): Sliceable<void> {
    if (this.#feeds !== null) yield* this.#feeds.recount(viewer)
  }

  latest(viewer: Viewer): Update | null {
    return this.#feeds?.latest(viewer) ?? null
  }

  /** Stops following a viewer. */
  forget(viewer: Viewer): void {
    this.#feeds?.forget(viewer)
  }

  /** The whole log was read: nothing more is to come soon. */
  rest(): void {
    this.#feeds?.rest()
  }

  /** The table is no longer in memory. */
  drop(): void {
    this.#feeds?.drop()
  }

  #change(setup: TableSetup): void {
    this.#terms = settle(this.box, setup, this.#rules)
    this.#begun = null
  }

  #start(): void {
    this.#hasBegun = true
    const begun = begin(this.setup, this.room, this.game.seats)
    this.#begun = begun
    if (this.length >= this.#raisedAt) this.#begin(begun)
  }

  /** Begins new feeds: what viewers were told before does not count any more. */
  #raise(raise: RaisedMatch): Match {
    const begun = this.#begun
    if (begun === null) throw new Refusal('not-started')
    const before = this.#match === null ? this.#before : movesOf(begun, this.#match)
    this.drop()
    this.#rules = raise.rules
    this.#terms = settle(this.box, this.setup, raise.rules)
    return this.#begin({ ...begun, raised: { rules: raise.rules, state: raise.state, before } })
  }

  #begin(begun: MatchSetup): Match {
    const start = (): Match => startMatch(this.box, begun)
    const match = start()
    this.#begun = begun
    this.#match = match
    this.#feeds = new Feeds(match, start, this.#expected(), this.#snapshots)
    return match
  }

  /** Those who may come to look: watchers, and people with all of their seats or with one of them. */
  #expected(): Viewer[] {
    const own = people(this.room).map((person) => seatsOf(this.room, person))
    return [WATCHER, ...own.flatMap((seats) => [seatSet(...seats), ...seats.map((seat) => seatSet(seat))])]
  }

  #plan(command: Command, context: CommandContext): NewEntry[] {
    const { room } = this
    switch (command.do) {
      case 'sit':
        return gathering.sit(room, command, context)
      case 'leave':
        return gathering.leave(room, command, context)
      case 'bot':
        return room.status === 'gathering'
          ? gathering.bot(room, command, context)
          : minding.mind(room, command, context)
      case 'reopen':
        return gathering.reopen(room, command, context)
      case 'invite':
        return gathering.invite(room, command, context)
      case 'link':
        return gathering.link(room, command, context)
      case 'name':
        return gathering.name(room, command, context)
      case 'ready':
        return gathering.ready(room, command, context)
      case 'list':
        return gathering.list(room, command, context)
      case 'options':
        return changeOptions(room, command, (asked) => this.#optionChange(asked), context)
      case 'act':
        return playing.act(room, command, context)
      case 'undo':
        return playing.undo(room, command, context)
      case 'back':
        return minding.back(room, command, context)
      case 'stay':
        return minding.stay(room, command, context)
      case 'concede':
        return playing.concede(room, context)
      case 'offer':
        // A match that ended before it began may have lost its content.
        if (this.#match === null) throw new Refusal('not-started')
        return playing.offer(
          room,
          command,
          () => this.#lastOwn(context.person),
          this.box.rules === this.setup.rules ? {} : { rules: this.box.rules },
          context,
        )
      case 'answer':
        return playing.answer(room, command, context)
      case 'say':
        return playing.say(room, command, this.#teamChannel(context.person), context)
      case 'note':
        return playing.note(room, command, this.#padOf(command.seat), context)
      case 'mute':
        return playing.mute(room, command, context)
    }
  }

  #optionChange(asked: unknown): OptionChange {
    const { box, setup, game } = this
    const wanted = box.options(asked)
    const { seats: after } = openGame(box, { ...setup, options: wanted })
    return { options: setup.options, before: game.seats, wanted, after }
  }

  #lastOwn(person: PersonId): number {
    return this.#match?.lastOf(this.viewerOf(person)) ?? -1
  }

  #teamChannel(person: PersonId): playing.TeamChannel {
    const { room, game } = this
    const match = this.#match
    const teamsOf = (of: PersonId): number[] => seatsOf(room, of).map((seat) => game.seats[seat].team)
    const teams = [...new Set(teamsOf(person))]
    const isMate = (other: PersonId): boolean => teamsOf(other).some((team) => teams.includes(team))
    const hasMates = people(room).some((other) => other !== person && isMate(other))
    const mayConfer = match === null || seatsOf(room, person).every((s) => game.mayConfer(match.state, s))
    return { teams, isOpen: hasMates && mayConfer }
  }

  #padOf(seat: Seat): playing.PadOfSide {
    const { game } = this
    const team = game.seats[seat]?.team ?? -1
    const match = this.#match
    return { team, isOpen: match !== null && team >= 0 && game.mayConfer(match.state, seat) }
  }

  /** What follows by itself: an offer all agree to, the end of the game. */
  #consequences(now: number): TableEntry[] {
    const entries: TableEntry[] = []
    const { offer } = this.room
    if (offer !== null && isAgreed(this.room)) {
      if (offer.offer.what === 'takeback')
        entries.push(this.commit({ kind: 'takeback', keep: offer.offer.keep, at: now }))
      if (offer.offer.what === 'end') entries.push(this.commit({ kind: 'ended', how: 'agreed', at: now }))
    }
    return entries
  }

  /** The game's part of an entry. */
  #play(entry: NewEntry | TableEntry): Played {
    const match = this.#match
    const feeds = this.#feeds
    switch (entry.kind) {
      case 'act':
      case 'undo':
      case 'takeback':
      case 'lay': {
        if (this.length < this.#raisedAt && 'print' in entry) return this.#playedBefore(entry)
        if (match === null || feeds === null) throw new Refusal('not-started')
        // An undo that nobody saw may have taken it back already.
        if (entry.kind === 'takeback' && entry.keep >= match.length)
          return { kept: { ...entry, print: '' }, events: NOTHING }
        const before = feeds.before()
        const events = this.#playOn(match, entry)
        const { print } = match.log[match.log.length - 1]
        if ('print' in entry && entry.print !== print)
          throw new Error(`table ${this.id}: the log leads elsewhere`)
        feeds.after(events, before)
        return { kept: { ...entry, print }, events }
      }
      case 'raised': {
        if (this.length < this.#raisedAt && 'print' in entry) return this.#playedBefore(entry)
        const { opening, print } = this.#raise(entry)
        if ('print' in entry && entry.print !== print)
          throw new Error(`table ${this.id}: the log leads elsewhere`)
        return { kept: { ...entry, print }, events: opening }
      }
      default:
        return { kept: entry, events: NOTHING }
    }
  }

  /** Keeps what was played by earlier rules in words, because it is not played again. */
  #playedBefore(kept: TableEntry): Played {
    const seats = this.game.seats.map(({ id }) => id)
    this.#before.push(...writtenMove(seats, kept))
    return { kept, events: NOTHING }
  }

  #playOn(match: Match, entry: Exclude<Play, RaisedMatch & { readonly at: number }>): GameEvent[] {
    switch (entry.kind) {
      case 'act':
        return match.submit(entry.seat, this.#parse(entry.actions), entry.answering)
      case 'undo':
        return match.undo(entry.seat)
      case 'takeback':
        return match.takeback(entry.keep)
      case 'lay':
        return match.lay(entry.state, entry.stack)
    }
  }

  #wasDone(person: PersonId, command: Command): boolean {
    if (command.do === 'act' || command.do === 'undo') return this.#wasPlayed(person, command.tag)
    return command.do === 'say' && command.tag !== undefined && this.#wasPlayed(person, saidTag(command.tag))
  }

  #wasPlayed(person: PersonId | null, tag: string): boolean {
    return this.#tags.get(person)?.has(tag) ?? false
  }

  #tagsOf(person: PersonId | null): Set<string> {
    const tags = this.#tags.get(person) ?? new Set()
    this.#tags.set(person, tags)
    return tags
  }

  #parse(texts: readonly string[]): number[] {
    return texts.map((text) => {
      const action = this.game.vocabulary.parse(text)
      if (action === NO_ACTION) throw new Refusal('unknown-action', { action: text.slice(0, 80) })
      return action
    })
  }

  /** What a move changes in the room: tags used, whose turn a shared seat is, the open takeback. */
  #settle({ seat, person, tag }: Act | Undo, isSeen: boolean): void {
    const { room } = this
    this.#tagsOf(person).add(tag)
    // A shared seat's turn belongs to whoever began it until it is over.
    if (room.seats[seat].holders.length > 1) this.#changeTurn(seat, person)
    for (const [each, { turn }] of room.seats.entries())
      if (turn !== null && !this.#isTurnOf(each)) this.#changeTurn(each, null)
    // A move that everyone sees declines an offered takeback. A hidden move does not: the offer vanishing would give it away.
    if (isSeen && room.offer?.offer.what === 'takeback') this.#dropOffer()
  }

  #closeWhenOver(): void {
    if (this.room.status !== 'playing' || this.#match === null || this.#match.outcome === null) return
    this.room.status = 'over'
    this.#dropOffer()
  }

  /** Whether the seat is asked by itself; a question that any of several seats may answer is nobody's turn. */
  #isTurnOf(seat: Seat): boolean {
    const match = this.#match
    if (match === null) return false
    const mine = seatSet(seat)
    return this.game
      .decisions(match.state)
      .some(
        ({ seats, need, aside }) =>
          aside !== 'offer' && (seats === mine || (need === 'each' && (seats & mine) !== 0)),
      )
  }

  #changeTurn(seat: Seat, person: PersonId | null): void {
    const place = this.room.seats[seat]
    if (place.turn === person) return
    place.turn = person
    this.roomChanges++
  }

  #dropOffer(): void {
    this.room.offer = null
    this.roomChanges++
  }
}

function* updatesOf(telling: Sliceable<Told[]>): Sliceable<Update[]> {
  return (yield* telling).map(({ update }) => update)
}

/** Before the match has begun there is nothing to tell. */
function* orNothing(telling: Sliceable<Told[]> | null): Sliceable<Told[]> {
  return telling === null ? [] : yield* telling
}

/** Tags of talk and of moves share one set: the prefix keeps them apart. */
function saidTag(tag: string): string {
  return `said ${tag}`
}

/** Whether an entry shows to everyone in the room. Moves are left out: whether everyone sees one is for its events to say. */
function isSeenInTheRoom(entry: TableEntry): boolean {
  if (entry.kind === 'said') return entry.channel === 'table'
  if (entry.kind === 'bot-said' || entry.kind === 'noted') return false
  return entry.kind !== 'muted' && entry.kind !== 'act' && entry.kind !== 'undo'
}
