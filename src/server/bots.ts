import type { FastifyBaseLogger } from 'fastify'
import { contentHash } from '../kernel/content.ts'
import { Refusal } from '../kernel/refusal.ts'
import { type BotTurn, botTurns } from '../table/bots-turn.ts'
import type { Table } from '../table/table.ts'
import type { Tables } from '../table/tables.ts'
import { Cancelled } from '../thinking/pool.ts'
import type { GameKey } from '../thinking/tasks.ts'
import type { Thinker } from '../thinking/thinker.ts'
import type { Clock } from './clock.ts'
import type { Secrets } from './secrets.ts'

/** Between these, in milliseconds, a bot's answer is held back. */
export interface Delay {
  readonly least: number
  readonly most: number
}

export interface BotSurroundings {
  readonly clock: Clock
  readonly thinker: Thinker
  readonly secrets: Secrets
  readonly tables: Tables
  readonly delay: Delay
  readonly log: FastifyBaseLogger
  /** Where nobody looks on, bots rest. */
  isWatched(match: string): boolean
}

/** Lets bots answer what they are asked. */
export class Bots {
  readonly #around: BotSurroundings
  /** What is being thought about: by match, then by seat and question. */
  readonly #thinking = new Map<string, Map<string, AbortController>>()
  #closed = false

  constructor(around: BotSurroundings) {
    this.#around = around
  }

  get busy(): number {
    let busy = 0
    for (const questions of this.#thinking.values()) busy += questions.size
    return busy
  }

  /** Begins to think about new questions, and stops with those that are gone. To be called while nobody changes the table. */
  consider(table: Table): void {
    const turns = this.#closed || !this.#around.isWatched(table.id) ? [] : botTurns(table)
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

  /** Nobody is at this table any more, or it is read anew. */
  stop(match: string): void {
    for (const controller of this.#thinking.get(match)?.values() ?? []) controller.abort()
    this.#thinking.delete(match)
  }

  close(): void {
    this.#closed = true
    for (const match of [...this.#thinking.keys()]) this.stop(match)
  }

  async #answer(table: Table, turn: BotTurn, question: string, { signal }: AbortController): Promise<void> {
    const { tables, thinker, secrets, log } = this.#around
    const { seat, level, decision, view, isHeard } = turn
    try {
      // The delay is drawn before anything is known of the answer and runs beside the thinking.
      const held = this.#hold(signal)
      const task = {
        kind: 'think',
        ...keyOf(table),
        view,
        seat,
        level,
        seed: secrets.newThought(table.id, seat, decision),
        speaks: isHeard,
      } as const
      const [{ action, says }] = await Promise.all([thinker.run(task, signal, table.room.host), held])
      if (signal.aborted) return
      if (says !== null) await tables.botSays(table.id, seat, says, decision)
      // Whoever is heard waits again, spoken or not: the other side sees how long it takes.
      if (isHeard) await this.#hold(signal)
      if (signal.aborted) return
      this.#done(table.id, question)
      await tables.botActs(table.id, seat, table.game.vocabulary.text(action), decision, secrets.newId())
    } catch (error) {
      if (error instanceof Cancelled || signal.aborted) return
      this.#done(table.id, question)
      // The table went on meanwhile: whatever is asked now is looked at again.
      if (error instanceof Refusal) await tables.use(table.id, (now) => this.consider(now)).catch(() => {})
      else log.error({ match: table.id, err: error }, 'a bot could not answer')
    }
  }

  #done(match: string, question: string): void {
    this.#thinking.get(match)?.delete(question)
  }

  #hold(signal: AbortSignal): Promise<void> {
    const { clock, secrets, delay } = this.#around
    return new Promise((resolve) => {
      const cancel = clock.later(secrets.between(delay.least, delay.most), resolve)
      signal.addEventListener(
        'abort',
        () => {
          cancel()
          resolve()
        },
        { once: true },
      )
    })
  }
}

function keyOf({ box, setup }: Table): GameKey {
  const { game, options, content } = setup
  const builtIn = setup.contentHash === contentHash(box.shelf.builtIn)
  return { game, options, ...(builtIn ? {} : { pack: content }) }
}
