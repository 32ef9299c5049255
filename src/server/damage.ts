import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Matches that could not be read, each told to whoever runs the server once: people come back to them again and again. */
export class Damage {
  readonly #log: FastifyBaseLogger
  readonly #metrics: Metrics
  readonly #known = new Set<string>()

  constructor(log: FastifyBaseLogger, metrics: Metrics) {
    this.#log = log
    this.#metrics = metrics
  }

  note(match: string, error: unknown): void {
    if (this.#known.has(match)) return
    this.#known.add(match)
    this.#metrics.faults.inc()
    this.#log.error({ match, err: error }, 'what was kept of a match cannot be read')
  }
}
