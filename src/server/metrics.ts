import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is counted at this moment rather than as it happens. */
export interface Gauges {
  sockets(): number
  tables(): number
  botsThinking(): number
  botsWaiting(): number
  storeFailing(): number
}

const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3]

export class Metrics {
  readonly registry = new Registry()
  readonly requests = new Histogram({
    name: 'dorsal_http_request_seconds',
    help: 'HTTP requests by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  })
  readonly commands = new Histogram({
    name: 'dorsal_command_seconds',
    help: 'From a message on a socket to its answer, by command and how it ended',
    labelNames: ['command', 'result'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  })
  readonly reports = new Counter({
    name: 'dorsal_reports_total',
    help: 'What people told about others, by why',
    labelNames: ['why'] as const,
    registers: [this.registry],
  })
  readonly faults = new Counter({
    name: 'dorsal_faults_total',
    help: 'What went wrong on our side',
    registers: [this.registry],
  })

  watch(gauges: Gauges): void {
    this.#gauge('dorsal_sockets', 'Open sockets', gauges.sockets)
    this.#gauge('dorsal_tables', 'Matches in memory', gauges.tables)
    this.#gauge('dorsal_bots_thinking', 'Questions that bots are to answer', gauges.botsThinking)
    this.#gauge('dorsal_bots_waiting', 'Questions that wait for a thread', gauges.botsWaiting)
    this.#gauge('dorsal_store_failing', '1 while nothing can be written', gauges.storeFailing)
  }

  /** Memory, processor and event loop of this process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry })
  }

  #gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value())
      },
    })
  }
}
