import { untrack } from 'svelte'
import type { Update } from '#kernel/match/feed.ts'
import type { Catalogue, Message } from '#kernel/message.ts'
import type { PageGame } from '#kernel/page.ts'
import type { ViewShape } from '#kernel/view.ts'
import type { NewOrder } from '#wire/orders.ts'
import type { Room } from '#wire/room.ts'
import type { Say, Seated, SidePad } from '../boards/board.ts'
import { api } from '../client/api.ts'
import { foresee, type Loaded, lacking, unprepared, withParts } from '../client/kits.ts'
import { type Names, recallNames } from '../client/pass.ts'
import { renewal } from '../client/renewal.svelte.ts'
import { Stage } from '../client/stage.svelte.ts'
import { TableClient } from '../client/table.svelte.ts'
import { type Timed, UNTIMED } from '../client/timing.ts'
import type { Company } from '../company/company.svelte.ts'
import { Cues } from '../sound/cues.ts'
import { play } from '../sound/play.ts'
import { notices } from '../ui/notices.svelte.ts'
import { withKnownEvents } from './known-events.ts'
import { askedOf, seatedOf } from './seats.ts'
import { type Spared, Sparing } from './sparing.svelte.ts'
import { teller } from './teller.ts'

/** Whoever sits down wants to play: what comes before their first question takes so much of its usual time. */
const OPENING = 0.6
/** How long a first look waits for what came before it, in milliseconds. */
const PATIENCE = 1000

/** Everything one page knows of one table: the socket, what is on the stage, and whose eyes look. */
export class Session {
  readonly match: string
  readonly client: TableClient
  readonly stage: Stage
  loaded = $state.raw<Loaded | null>(null)
  /** The rules of the match; null before the table is laid. */
  readonly game: PageGame | null = $derived.by(() => {
    const { loaded } = this
    const { room } = this.client
    return loaded === null || room === null ? null : loaded.kit.open(room.options, loaded.content, room.rules)
  })
  /** The seat whose eyes are open on a device that goes round; null behind the curtain. */
  eye = $state<string | null>(null)
  /** The seat, of several that are asked at this device, that was called up to answer. */
  called = $state<string | null>(null)
  /** Whether several seats of one person are kept from one another. */
  curtained = $state(true)
  /** What was last said aloud, for those who do not see the board. */
  spoken = $state('')
  /** What it knows of the others; fetched after the first look, where there are others. */
  company = $state.raw<Company | null>(null)
  /** Whether others go on to a rematch without this person. */
  stays = false
  readonly #names: Names
  readonly #sparing = new Sparing(() => this.game)
  readonly #cues = new Cues()
  /** Counts requests for earlier updates: only the answer to the last one counts. */
  #fetches = 0

  constructor(match: string, code: string | null) {
    this.match = match
    this.#names = recallNames(match)
    this.stage = new Stage({
      lasts: (events) => (this.loaded?.kit.lasts(events) ?? 0) * (this.#isOpening() ? OPENING : 1),
      timing: () => this.loaded?.kit ?? UNTIMED,
      begins: (events, timeline) => this.#begin(events, timeline),
      missing: () => void this.#fetchStory(),
      fetch: (view) => this.#fetchFor(view),
    })
    this.client = new TableClient(match, code, (update) => this.stage.receive(this.#understood(update)))
  }

  /** Takes a game that has been loaded, once there is all of it that what is on the table needs. */
  async lay(loaded: Loaded): Promise<void> {
    const view = this.stage.latest?.view
    const missing = view === undefined ? [] : lacking(loaded, view)
    if (missing.length > 0) await this.lay(await withParts(loaded, missing))
    else this.loaded = loaded
  }

  /** Fetches the parts that a moment needs and that are not loaded; meanwhile prefetches those for the next ones. */
  #fetchFor(view: ViewShape): Promise<void> | null {
    const { loaded } = this
    if (loaded === null) return null
    foresee(loaded, view)
    const missing = lacking(loaded, view)
    if (missing.length === 0) return null
    return withParts(loaded, missing).then((more) => {
      // The language may have been changed meanwhile: then it is asked again.
      if (this.loaded === loaded) this.loaded = more
    })
  }

  readonly room = $derived.by(() => this.client.room)
  readonly isOver = $derived(this.room?.status === 'over')
  /** Whether the end has been seen here: word of it comes before its last moves are on the stage. */
  hasEnded = $state(false)
  readonly goesRound = $derived.by(() => {
    const mine = this.room?.mine ?? []
    return this.curtained && !this.hasEnded && mine.length > this.#besides(mine[0]).length
  })

  /** The seats that look: one of those that share a device, or all of one's own. */
  readonly eyes: readonly string[] | null = $derived.by(() => {
    if (!this.goesRound) return null
    return this.eye === null ? [] : this.#besides(this.eye)
  })

  readonly seats: readonly Seated[] = $derived.by(() => {
    if (this.room === null) return []
    const eyes = this.eyes ?? this.room.mine
    return seatedOf(this.room, eyes, this.#names, this.say)
  })

  readonly hasConceded = $derived.by(() => {
    const { room } = this
    return room?.people.find(({ id }) => id === room.me)?.conceded ?? false
  })

  /** One's own seats that a bot minds, and that one may have back. */
  readonly minded: Room['seats'] = $derived.by(() => {
    const { room } = this
    if (room?.status !== 'playing' || this.hasConceded) return []
    return room.seats.filter(({ seat, bot }) => bot !== null && room.mine.includes(seat))
  })

  readonly latest: Update | null = $derived.by(() => this.stage.latest)

  /** The seats that are waited for, as far as this viewer knows. */
  readonly asked: readonly string[] = $derived(
    this.latest === null || this.room === null || this.isOver ? [] : askedOf(this.latest.view, this.room),
  )

  /** The seats that can answer at this device, once everything that led to the question has been shown. */
  readonly askedHere: readonly string[] = $derived.by(() => {
    const { latest } = this
    if (latest === null || !this.stage.isNow || this.isOver || this.hasConceded) return []
    const here = Object.keys(latest.legal).filter(
      (seat) => latest.legal[seat].length > 0 && !this.#isTaken(seat),
    )
    // Those who are waited for come before those who may do something all the same.
    return here.sort((one, other) => Number(this.asked.includes(other)) - Number(this.asked.includes(one)))
  })

  /** The one of them that does: the first, unless another was called up. */
  readonly #due: string | null = $derived.by(() => {
    const { called, askedHere } = this
    return called !== null && askedHere.includes(called) ? called : (askedHere[0] ?? null)
  })

  /** What the page answers for that seat, because there is no choice. */
  readonly spared: Spared | null = $derived.by(() => this.#sparing.answer(this.#due, this.latest))

  /** The seat that is asked at this device. */
  readonly acting: string | null = $derived(this.spared === null ? this.#due : null)

  /** Whether it is waited for; otherwise it may do something besides, and others are. */
  readonly isDue: boolean = $derived(this.acting !== null && this.asked.includes(this.acting))

  readonly legal: readonly string[] = $derived(
    this.acting === null ? [] : (this.latest?.legal[this.acting] ?? []),
  )

  /** Another person at this device is asked, and the one who looks is not. */
  readonly next: string | null = $derived.by(() => {
    if (!this.goesRound || this.room === null || this.latest === null) return null
    const mine = this.room.mine.filter((seat) => this.asked.includes(seat))
    return mine.some((seat) => this.eyes?.includes(seat)) ? null : (mine[0] ?? null)
  })

  /** What this device has written and the server not yet confirmed. */
  #writing = $state.raw<{ readonly [name: string]: string }>({})

  /** The pad of the side that looks. */
  readonly pad: SidePad | null = $derived.by(() => {
    const { room } = this
    const seat = (this.eyes ?? room?.mine ?? []).at(-1)
    const team = room?.seats.find((each) => each.seat === seat)?.team
    if (seat === undefined || team === undefined) return null
    const written = { ...this.client.pads[team], ...this.#writing }
    const notes = Object.fromEntries(Object.entries(written).filter(([, text]) => text !== ''))
    return { notes, note: (changes) => void this.#note(seat, changes) }
  })

  /** Optimistic: shown at once, and withdrawn if the server refuses it. */
  async #note(seat: string, notes: { readonly [name: string]: string }): Promise<void> {
    this.#writing = { ...this.#writing, ...notes }
    await this.order({ do: 'note', seat, notes })
    this.#writing = Object.fromEntries(
      Object.entries(this.#writing).filter(([name, text]) => notes[name] !== text),
    )
  }

  get say(): Say {
    return this.loaded?.say ?? (({ key }) => key)
  }

  /** The words that address the reader. They change only how things are put, so they may come after the first look. */
  yours = $state.raw<Catalogue>({})
  /** The names as one text: every line of talk brings a new room, mostly with the same names in it. */
  readonly #called = $derived.by(() =>
    this.seats.map(({ seat, called, isMe }) => [seat, called, isMe]).join(),
  )
  /** How the table speaks to the one who looks: of people by their names, and of their own seat as theirs. */
  readonly tell: Say = $derived.by(() => {
    void this.#called
    return this.loaded === null
      ? this.say
      : teller(
          this.loaded,
          untrack(() => this.seats),
          this.yours,
        )
  })
  /** The same of what is about everybody, such as the end: whoever has several seats is spoken to as well. */
  readonly tellAll: Say = $derived.by(() => {
    const mine = this.room?.mine ?? []
    const teams = new Set(this.room?.seats.flatMap(({ seat, team }) => (mine.includes(seat) ? [team] : [])))
    if (this.loaded === null) return this.say
    return teller(this.loaded, this.seats, this.yours, teams.size === 1 ? mine : [])
  })

  /** One's own seats that share a side, and so have no secrets from each other: this one and others. */
  #besides(seat: string | undefined): readonly string[] {
    const side = this.loaded?.kit.sides?.find((seats) => seats.includes(seat ?? '')) ?? [seat]
    return (this.room?.mine ?? []).filter((each) => side.includes(each))
  }

  /** Whether what is shown comes before the first question that somebody here is asked in the match. */
  #isOpening(): boolean {
    const { story, scene } = this.stage
    if (scene === null || story[0]?.cursor !== 1 || this.room?.mine.length === 0) return false
    return story.every(
      ({ cursor, legal }) =>
        cursor > scene.cursor || Object.values(legal).every(({ length }) => length === 0),
    )
  }

  /** Whether a bot minds the seat, or someone else who holds it has begun its turn: it is theirs until they end it. */
  #isTaken(seat: string): boolean {
    const place = this.room?.seats.find((each) => each.seat === seat)
    if (place === undefined || place.bot !== null) return place !== undefined
    return place.turn !== null && place.turn !== this.room?.me
  }

  /** Who plays a seat, as one would speak of them. */
  nameOf(seat: string): string {
    return this.seats.find((each) => each.seat === seat)?.called ?? seat
  }

  /** The same without their part, where that stands beside it. */
  playerOf(seat: string): string {
    const seated = this.seats.find((each) => each.seat === seat)
    if (seated === undefined) return seat
    return seated.isBot || seated.name === '' ? seated.role : seated.name
  }

  /** Opens the curtain for a seat. Nothing of theirs was on this device before. */
  open(seat: string | null): void {
    this.eye = seat
    this.stage.clear()
    this.client.look(this.eyes)
  }

  /** Whether the last that will come is on the stage and has been shown; where a match was broken off nothing comes. */
  readonly #isShown = $derived.by(() => {
    const { stage, latest, room } = this
    if (latest === null || !stage.isNow || stage.isMoving) return false
    return room?.ending !== null || latest.view.decisions.length === 0
  })

  /** Looks with the eyes that are due; called whenever they change. */
  arrange(): void {
    if (!this.isOver) this.hasEnded = false
    else if (this.#isShown) this.hasEnded = true
    if (this.room !== null && this.client.look(this.eyes)) this.stage.clear()
  }

  async submit(given: readonly string[]): Promise<boolean> {
    const { acting: seat, latest } = this
    if (seat === null || latest === null) return false
    play('tick')
    try {
      await this.prepare()
    } catch (error) {
      notices.refused(error)
      return false
    }
    return this.#act(seat, this.#sparing.goOn(latest.view, seat, given))
  }

  /** Fetches what an answer needs that is not here yet. */
  async prepare(): Promise<void> {
    const { loaded, latest } = this
    const missing = loaded === null || latest === null ? [] : unprepared(loaded, latest.view)
    if (loaded === null || missing.length === 0) return
    const more = await withParts(loaded, missing)
    // The game may have been loaded anew meanwhile.
    if (this.loaded === loaded) this.loaded = more
    else await this.prepare()
  }

  /** Gives the answer that there is no choice about; should the table not take it, the person is asked. */
  async spare(): Promise<void> {
    const { spared } = this
    if (spared === null) return
    this.#sparing.give(spared)
    await this.#act(spared.seat, [spared.action])
  }

  #act(seat: string, actions: readonly string[]): Promise<boolean> {
    const answering = this.latest?.view.decisions[0]?.id
    return this.order({ do: 'act', seat, actions, ...(answering === undefined ? {} : { answering }) })
  }

  async undo(): Promise<boolean> {
    const [seat] = this.latest?.undo ?? []
    return seat !== undefined && this.order({ do: 'undo', seat })
  }

  /** Asks the table for something, and says why not. */
  async order(order: NewOrder): Promise<boolean> {
    try {
      await this.client.order(order)
      return true
    } catch (error) {
      notices.refused(error)
      return false
    }
  }

  /** The same for what says that somebody is ready to play, or to play again: a number for the draws goes with it. */
  async ready(order: NewOrder<'ready' | 'offer' | 'answer'>): Promise<boolean> {
    // What somebody agrees to is what they saw when they said so.
    const { room } = this
    // Whoever cannot load that adds none, and can play all the same.
    const seal = await import('../seal/kept.ts').catch(() => null)
    return this.order({ ...order, ...(room && seal?.added(room)) })
  }

  /** Yes or no to what is asked now, and to nothing that is asked in its place. */
  async answer(agree: boolean): Promise<boolean> {
    const { offer } = this.room ?? { offer: null }
    if (offer === null) return false
    const answer = { do: 'answer', agree, to: offer.id } as const
    return agree ? this.ready(answer) : this.order(answer)
  }

  close(): void {
    this.client.close()
    this.company?.close()
    this.stage.close()
    this.#cues.stop()
  }

  #begin(events: readonly Message[], timeline: readonly Timed[] | null): void {
    // Nothing of the table is to be seen before there are words for it, and nothing of it is heard.
    this.spoken = this.loaded === null ? '' : events.map((event) => this.tell(event)).join(' ')
    if (timeline === null || this.loaded === null) this.#cues.stop()
    else this.#cues.begin(timeline, this.loaded.kit.sounds)
  }

  /** What this page can tell of an update. */
  #understood(update: Update): Update {
    return renewal.isOlder && this.loaded !== null ? withKnownEvents(update, this.loaded.catalogue) : update
  }

  async #fetchStory(): Promise<void> {
    const fetch = ++this.#fetches
    const look = (): void => {
      if (fetch === this.#fetches) this.stage.lacksPast = false
    }
    const patience = setTimeout(look, PATIENCE)
    try {
      const { updates } = await api.updates(this.match, this.eyes)
      this.stage.fill(updates.map((update) => this.#understood(update)))
    } catch {
      // The log then begins where this page did; the game itself is not touched.
    } finally {
      clearTimeout(patience)
      look()
    }
  }
}
