import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Logs and counts damaged matches, each once, however often people come back to it. */
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
