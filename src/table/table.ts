import { type GameEvent, hears } from '../kernel/event.ts'
import type { Box, Game } from '../kernel/game.ts'
import { Feed, patchFor, type Update } from '../kernel/match/feed.ts'
import type { Entry } from '../kernel/match/log.ts'
import type { Match } from '../kernel/match/match.ts'
import { retell } from '../kernel/match/replay.ts'
import { sealOf } from '../kernel/match/seal.ts'
import { commitment, type MatchSetup, openGame, startMatch } from '../kernel/match/setup.ts'
import type { Message } from '../kernel/message.ts'
import { Refusal } from '../kernel/refusal.ts'
import { type Seat, seatSet, type Viewer, WATCHER } from '../kernel/seats.ts'
import { finish, type Steps } from '../kernel/slices.ts'
import { NO_ACTION } from '../kernel/vocabulary.ts'
import { Allowance } from './allowance.ts'
import { botTurns } from './bots-turn.ts'
import type { Command, Occasion } from './command.ts'
import type { Act, ChangedOptions, PersonId, TableEntry, Undo } from './entry.ts'
import * as gathering from './gathering.ts'
import * as minding from './minding.ts'
import { changedSetup, changeOptions, type OptionChange } from './options.ts'
import * as playing from './playing.ts'
import { mustBePlaying, seatAt } from './rights.ts'
import { emptyRoom, enter, isAgreed, people, type Room, seatsOf } from './room.ts'
import { begin, isSealed, type TableSetup } from './seal.ts'

/** How much of what a viewer was sent is kept in memory; what is older is made again from the log. */
const RECENT = 16

interface Thread {
  readonly feed: Feed
  latest: Update
  /** The patches that led to it, from one to the next, as JSON: that is how all who look with these eyes are sent them. */
  readonly recent: string[]
}

/** An entry that changes the game, with the print of what it leads to. */
type GameEntry = Extract<TableEntry, { readonly print: string }>

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

function settle(box: Box, setup: TableSetup): Settled {
  const shown = isSealed(setup) ? sealOf(setup, setup.secret) : commitment(setup)
  return { setup, game: openGame(box, setup), commitment: shown }
}

/** What came of a command: what is to be kept, and what happened in the game. */
export interface Step {
  readonly entries: readonly TableEntry[]
  /** Whether it had been done before: the answer is the same, and there is nothing to keep. */
  readonly again: boolean
}

/** A match with people in it. It does no I/O: it is told the time and who is here, and says what is to be kept. */
export class Table {
  readonly id: string
  readonly box: Box
  readonly room: Room
  /** How many entries the table's log has. */
  length = 0
  /** When what everyone sees last changed. */
  shown = 0
  /** How many moves everyone has seen. What a look costs is told by it, and so by nothing that is hidden. */
  seen = 0
  /** How often the room may have changed for anybody. */
  roomChanges = 0
  /** How often something was noted on any side's pad. */
  notes = 0
  #terms: Settled
  #begun: MatchSetup | null = null
  #match: Match | null = null
  /** What those who look on were sent last. */
  readonly #threads = new Map<Viewer, Thread>()
  /** Submissions that were played, by who sent them and what they called them. */
  readonly #tags = new Map<PersonId | null, Set<string>>()
  readonly #allowance = new Allowance()

  constructor(id: string, box: Box, setup: TableSetup, host: PersonId) {
    this.id = id
    this.box = box
    this.#terms = settle(box, setup)
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
    return sealOf(setup, setup.next)
  }

  /** The match, once it has begun. */
  get match(): Match | null {
    return this.#match
  }

  /** Checks and does what is asked for, or refuses it and changes nothing. */
  handle(command: Command, occasion: Occasion): Step {
    if (this.#wasDone(occasion.person, command)) return { entries: [], again: true }
    const planned = this.#plan(command, occasion)
    if (planned.length > 0) this.#allowance.check(command, occasion.person, this.#match !== null)
    const entries = planned.map((entry) => this.commit(entry, answeringOf(command)))
    entries.push(...this.#consequences(occasion.now))
    return { entries, again: false }
  }

  /** A bot's answer to a question, if it is still open and still the bot's to answer. */
  botActs(seat: Seat, actions: readonly string[], answering: string, tag: string, now: number): Step {
    if (this.#wasPlayed(null, tag)) return { entries: [], again: true }
    mustBePlaying(this.room)
    if (seatAt(this.room, seat).bot === null) throw new Refusal('no-bot')
    const isAsked = botTurns(this).some((asked) => asked.seat === seat && asked.decision === answering)
    if (!isAsked) throw new Refusal('stale')
    const entry: TableEntry = { kind: 'act', seat, person: null, tag, actions, print: '', at: now }
    const entries = [this.commit(entry, answering), ...this.#consequences(now)]
    return { entries, again: false }
  }

  /** What a bot that is asked tells its mates before it answers; nothing when nobody may hear it any more. */
  botSays(seat: Seat, message: Message, answering: string, now: number): Step {
    const isHeard = botTurns(this).some(
      (asked) => asked.seat === seat && asked.decision === answering && asked.isHeard,
    )
    if (!isHeard) return { entries: [], again: false }
    return { entries: [this.commit({ kind: 'bot-said', seat, message, at: now })], again: false }
  }

  /** The table as an entry leaves it. Reading a log, each print is compared with the one that was kept. */
  commit(entry: TableEntry, answering?: string): TableEntry {
    const { kept, events } = this.#play(entry, answering)
    this.#allowance.count(kept, this.#match !== null)
    // Those who only watch hear of whatever happens in the open.
    const isSeen = hears(events, WATCHER)
    if (kept.kind === 'act' || kept.kind === 'undo') this.#settle(kept, isSeen)
    else {
      if (kept.kind === 'options') this.#change(kept)
      enter(this.room, kept)
      if (kept.kind === 'said' && kept.tag !== undefined) this.#tagsOf(kept.person).add(saidTag(kept.tag))
      if (kept.kind === 'noted') this.notes++
      else this.roomChanges++
    }
    if ('print' in kept) this.#closeWhenOver()
    if (kept.kind === 'started') this.#start()
    if (isSeen || isSeenInTheRoom(kept)) this.shown = kept.at
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
    if (this.#match === null) return []
    const { latest } = this.#thread(viewer)
    if (cursor === latest.cursor - 1) return [latest]
    return cursor >= latest.cursor ? [] : finish(this.retold(viewer)).slice(cursor)
  }

  /** The same for someone who has the update of that cursor, as JSON; null when it is too long ago. */
  patchesSince(viewer: Viewer, cursor: number): readonly string[] | null {
    if (this.#match === null) return null
    const { latest, recent } = this.#thread(viewer)
    const missing = latest.cursor - cursor
    return missing <= recent.length ? recent.slice(recent.length - missing) : null
  }

  /** Everything a viewer was ever sent as of now, without beginning to follow what they see. */
  retold(viewer: Viewer): Steps<Update[]> {
    return this.#retelling(viewer, this.#match && [...this.#match.log])
  }

  /** Whether what these eyes see is at hand, or has to be told again from the beginning. */
  follows(viewer: Viewer): boolean {
    return this.#match === null || this.#threads.has(viewer)
  }

  /** Goes on from all that a viewer was ever sent as of now. */
  follow(viewer: Viewer, updates: readonly Update[]): void {
    if (this.#match !== null) this.#threads.set(viewer, threadFrom(this.#match, viewer, updates))
  }

  latest(viewer: Viewer): Update | null {
    return this.#match === null ? null : this.#thread(viewer).latest
  }

  /** Nobody looks on with these eyes any more. */
  forget(viewer: Viewer): void {
    this.#threads.delete(viewer)
  }

  #change(changed: ChangedOptions): void {
    this.#terms = settle(this.box, changedSetup(this.setup, changed))
    this.#begun = null
  }

  #start(): void {
    const begun = begin(this.setup, this.room, this.game.seats)
    this.#begun = begun
    this.#match = startMatch(this.box, begun)
  }

  #plan(command: Command, occasion: Occasion): TableEntry[] {
    const { room } = this
    switch (command.do) {
      case 'sit':
        return gathering.sit(room, command, occasion)
      case 'leave':
        return gathering.leave(room, command, occasion)
      case 'bot':
        return room.status === 'gathering'
          ? gathering.bot(room, command, occasion)
          : minding.mind(room, command, occasion)
      case 'reopen':
        return gathering.reopen(room, command, occasion)
      case 'invite':
        return gathering.invite(room, command, occasion)
      case 'link':
        return gathering.link(room, command, occasion)
      case 'name':
        return gathering.name(room, command, occasion)
      case 'ready':
        return gathering.ready(room, command, occasion)
      case 'list':
        return gathering.list(room, command, occasion)
      case 'options':
        return changeOptions(room, command, (asked) => this.#optionChange(asked), occasion)
      case 'act':
        return playing.act(room, command, occasion)
      case 'undo':
        return playing.undo(room, command, occasion)
      case 'back':
        return minding.back(room, command, occasion)
      case 'stay':
        return minding.stay(room, command, occasion)
      case 'concede':
        return playing.concede(room, occasion)
      case 'offer':
        // What was over before it began may have let go of its content: it has no rematch.
        if (this.#match === null) throw new Refusal('not-started')
        return playing.offer(room, command, () => this.#lastOwn(occasion.person), occasion)
      case 'answer':
        return playing.answer(room, command, occasion)
      case 'say':
        return playing.say(room, command, this.#teamChannel(occasion.person), occasion)
      case 'note':
        return playing.note(room, command, this.#padOf(command.seat), occasion)
      case 'mute':
        return playing.mute(room, command, occasion)
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
        entries.push(this.commit({ kind: 'takeback', keep: offer.offer.keep, print: '', at: now }))
      if (offer.offer.what === 'end') entries.push(this.commit({ kind: 'ended', how: 'agreed', at: now }))
    }
    return entries
  }

  /** The game's part of an entry. */
  #play(entry: TableEntry, answering?: string): Played {
    if (!('print' in entry)) return { kept: entry, events: NOTHING }
    const match = this.#match
    if (match === null) throw new Refusal('not-started')
    // Unseen by those who were asked, what was to be taken back may be gone already.
    if (entry.kind === 'takeback' && entry.keep >= match.length) return { kept: entry, events: NOTHING }
    const events = this.#playOn(match, entry, answering)
    const { print } = match.log[match.log.length - 1]
    if (entry.print !== '' && entry.print !== print)
      throw new Error(`table ${this.id}: the log leads elsewhere`)
    this.#tell(events)
    return { kept: { ...entry, print }, events }
  }

  #playOn(match: Match, entry: GameEntry, answering?: string): GameEvent[] {
    switch (entry.kind) {
      case 'act':
        return match.submit(entry.seat, this.#parse(entry.actions), answering)
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

  /** What playing on changes in the room. */
  #settle({ seat, person, tag }: Act | Undo, isSeen: boolean): void {
    const { room } = this
    this.#tagsOf(person).add(tag)
    // A shared seat's turn belongs to whoever began it until it is over.
    if (room.seats[seat].holders.length > 1) this.#changeTurn(seat, person)
    for (const [each, { turn }] of room.seats.entries())
      if (turn !== null && !this.#isTurnOf(each)) this.#changeTurn(each, null)
    // Playing on is an answer too; but what only its actor knows of must not be told by this.
    if (isSeen && room.offer?.offer.what === 'takeback') this.#dropOffer()
  }

  #closeWhenOver(): void {
    if (this.room.status !== 'playing' || this.#match === null || this.#match.outcome === null) return
    this.room.status = 'over'
    this.#dropOffer()
  }

  /** What any of several seats may answer is nobody's turn. */
  #isTurnOf(seat: Seat): boolean {
    const match = this.#match
    if (match === null) return false
    const mine = seatSet(seat)
    return this.game
      .decisions(match.state)
      .some(({ seats, need }) => seats === mine || (need === 'each' && (seats & mine) !== 0))
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

  #thread(viewer: Viewer): Thread {
    const known = this.#threads.get(viewer)
    if (known !== undefined) return known
    const thread = threadFrom(this.#match as Match, viewer, finish(this.retold(viewer)))
    this.#threads.set(viewer, thread)
    return thread
  }

  *#retelling(viewer: Viewer, log: readonly Entry[] | null): Steps<Update[]> {
    return log === null ? [] : yield* retell(this.box, this.#begun as MatchSetup, log, viewer)
  }

  #tell(events: readonly GameEvent[]): void {
    const entry = this.#lastEntry()
    for (const thread of this.#threads.values()) {
      const update = thread.feed.next(events, entry)
      if (update === null) continue
      thread.recent.push(JSON.stringify(thread.feed.patch(update)))
      if (thread.recent.length > RECENT) thread.recent.shift()
      thread.latest = update
    }
  }

  #lastEntry(): Entry | undefined {
    const log = this.#match?.log ?? []
    return log[log.length - 1]
  }
}

function threadFrom(match: Match, viewer: Viewer, updates: readonly Update[]): Thread {
  const latest = updates[updates.length - 1]
  return { feed: Feed.resume(match, viewer, latest), latest, recent: patchesOf(updates, RECENT) }
}

/** The last so many updates, for someone who has the one before them, as JSON. */
export function patchesOf(updates: readonly Update[], most: number): string[] {
  const patches: string[] = []
  for (let at = Math.max(1, updates.length - most); at < updates.length; at++)
    patches.push(JSON.stringify(patchFor(updates[at - 1], updates[at])))
  return patches
}

/** Somebody may have used the same name for a move. */
function saidTag(tag: string): string {
  return `said ${tag}`
}

/** Whether everyone can see in the room that this happened; of what happens in the game, they see what it shows. */
function isSeenInTheRoom(entry: TableEntry): boolean {
  if (entry.kind === 'said') return entry.channel === 'table'
  if (entry.kind === 'bot-said' || entry.kind === 'noted') return false
  return entry.kind !== 'muted' && entry.kind !== 'act' && entry.kind !== 'undo'
}

function answeringOf(command: Command): string | undefined {
  return command.do === 'act' ? command.answering : undefined
}
