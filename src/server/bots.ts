import type { FastifyBaseLogger } from 'fastify'
import type { Message } from '#kernel/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import { type BotTurn, botTurns } from '#table/bots-turn.ts'
import { GONE } from '#table/command.ts'
import type { Table } from '#table/table.ts'
import type { Tables } from '#table/tables.ts'
import { Cancelled } from '#thinking/pool.ts'
import type { GameKey } from '#thinking/tasks.ts'
import type { Thinker } from '#thinking/thinker.ts'
import type { Clock } from './clock.ts'
import { type Delay, released } from './release.ts'
import type { Secrets } from './secrets.ts'

/** What a bot does, and what it tells its mates before. */
interface Answer {
  readonly actions: readonly string[]
  readonly says: readonly Message[]
}

interface Wait {
  until: number
  readonly again: number
  cancel(): void
}

/** Milliseconds that a bot waits for whoever has come back to say whether they take over. */
const ANSWER_WITHIN = 15_000

export interface BotContext {
  readonly clock: Clock
  readonly thinker: Thinker
  readonly secrets: Secrets
  readonly tables: Tables
  readonly delay: Delay
  readonly log: FastifyBaseLogger
  /** Bots of a table that nobody watches do not think. */
  isWatched(match: string): boolean
}

/** Lets bots answer what they are asked. */
export class Bots {
  readonly #around: BotContext
  /** What is being thought about: by match, then by seat and question. */
  readonly #thinking = new Map<string, Map<string, AbortController>>()
  /** By match and seat: until when its bot waits for a person, and when it may be made to wait again (by `elapsed`). */
  readonly #waits = new Map<string, Wait>()
  #closed = false

  constructor(around: BotContext) {
    this.#around = around
  }

  get busy(): number {
    let busy = 0
    for (const questions of this.#thinking.values()) busy += questions.size
    return busy
  }

  /** Begins to think about new questions, and stops with those that are gone. To be called while nobody changes the table. */
  consider(table: Table): void {
    const turns =
      this.#closed || !this.#around.isWatched(table.id)
        ? []
        : botTurns(table).filter(({ seat }) => !this.#isWaiting(table.id, seat))
    if (turns.length === 0 && !this.#thinking.has(table.id)) return
    const wanted = new Map(turns.map((turn) => [`${turn.seat} ${turn.level} ${turn.decision}`, turn]))
    const running = this.#thinking.get(table.id) ?? new Map<string, AbortController>()
    for (const [question, controller] of running)
      if (!wanted.has(question)) {
        controller.abort()
        running.delete(question)
      }
    for (const [question, turn] of wanted) {
      if (running.has(question)) continue
      const controller = new AbortController()
      running.set(question, controller)
      void this.#answer(table, turn, question, controller)
    }
    if (running.size > 0) this.#thinking.set(table.id, running)
    else this.#thinking.delete(table.id)
  }

  /**
   * Somebody has come back to seats that bots mind, and is asked whether to take over: the bots wait a moment for the answer.
   * Once in a while only, or whoever comes and goes could hold the table up.
   */
  wait(table: Table, seats: readonly number[]): void {
    const { clock } = this.#around
    const now = clock.elapsed()
    for (const seat of seats) {
      const key = `${table.id} ${seat}`
      if ((this.#waits.get(key)?.again ?? 0) > now) continue
      const cancel = clock.later(ANSWER_WITHIN, () => this.goOn(table.id, seat))
      this.#waits.set(key, { until: now + ANSWER_WITHIN, again: now + GONE, cancel })
    }
  }

  /** The bot of a seat need not wait any longer. */
  goOn(match: string, seat: number): void {
    const wait = this.#waits.get(`${match} ${seat}`)
    if (wait === undefined) return
    wait.cancel()
    wait.until = 0
    this.#around.tables.use(match, (table) => this.consider(table)).catch(() => {})
  }

  /** Drops waits that have passed. */
  forgetWaits(): void {
    const now = this.#around.clock.elapsed()
    for (const [key, { again }] of this.#waits) if (again <= now) this.#waits.delete(key)
  }

  #isWaiting(match: string, seat: number): boolean {
    return (this.#waits.get(`${match} ${seat}`)?.until ?? 0) > this.#around.clock.elapsed()
  }

  /** Nobody is at this table any more, or it is read anew. */
  stop(match: string): void {
    for (const controller of this.#thinking.get(match)?.values() ?? []) controller.abort()
    this.#thinking.delete(match)
  }

  close(): void {
    this.#closed = true
    for (const { cancel } of this.#waits.values()) cancel()
    for (const match of [...this.#thinking.keys()]) this.stop(match)
  }

  async #answer(table: Table, turn: BotTurn, question: string, { signal }: AbortController): Promise<void> {
    const { tables, delay, secrets, log } = this.#around
    const { seat, decision, isHeard, isPlanned } = turn
    try {
      // Delays count from what everyone saw: a secret step of the bot must not lengthen them.
      const thinking = this.#think(table, turn, signal)
      const { actions, says } = await this.#held(thinking, isPlanned ? longer(delay) : delay, signal)
      if (signal.aborted) return
      // The same wait whether the bot said something or not: its length must not tell.
      if (isHeard) await this.#held(this.#say(table, turn, says), delay, signal)
      if (signal.aborted) return
      this.#done(table.id, question)
      await tables.botActs(table.id, seat, actions, decision, secrets.newId())
    } catch (error) {
      if (error instanceof Cancelled || signal.aborted) return
      this.#done(table.id, question)
      // The table changed meanwhile: consider what it asks now.
      if (error instanceof Refusal) await tables.use(table.id, (now) => this.consider(now)).catch(() => {})
      else log.error({ match: table.id, err: error }, 'a bot could not answer')
    }
  }

  /** Thinks an answer through to where others notice something of it. */
  async #think(table: Table, turn: BotTurn, signal: AbortSignal): Promise<Answer> {
    const { thinker, tables, secrets } = this.#around
    const { seat, level, decision, isHeard } = turn
    const { vocabulary } = table.game
    const says: Message[] = []
    let plan = turn.newPlan()
    for (;;) {
      const task = {
        kind: 'think',
        ...keyOf(table),
        view: plan.view,
        seat,
        level,
        seed: secrets.newThought(table.id, seat, decision),
        speaks: isHeard,
      } as const
      const thought = await thinker.run(task, signal, table.room.host)
      if (thought.says !== null) says.push(thought.says)
      const standing = plan.add(thought.action)
      if (standing === 'open') continue
      const actions = plan.actions.map((action) => vocabulary.text(action))
      if (standing === 'noticed') return { actions, says }
      // After a draw of its own that nobody sees, the bot thinks again.
      await tables.botActs(table.id, seat, actions, decision, secrets.newId())
      plan = turn.newPlan()
    }
  }

  async #say({ id }: Table, { seat, decision }: BotTurn, says: readonly Message[]): Promise<void> {
    for (const message of says) await this.#around.tables.botSays(id, seat, message, decision)
  }

  #done(match: string, question: string): void {
    this.#thinking.get(match)?.delete(question)
  }

  #held<T>(work: Promise<T>, delay: Delay, signal: AbortSignal): Promise<T> {
    const { clock, secrets } = this.#around
    return released(work, delay, clock, secrets, signal)
  }
}

/** How many answers' time a plan takes: enough to think several steps through. */
const TIMES = 5

function longer({ least, most }: Delay): Delay {
  return { least: TIMES * least, most: TIMES * most }
}

function keyOf({ box, setup, rules }: Table): GameKey {
  const { game, options, content } = setup
  const builtIn = box.shelf.hash(content) === box.shelf.hash(box.shelf.builtIn)
  return { game, rules, options, ...(builtIn ? {} : { pack: content }) }
}
