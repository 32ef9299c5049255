import { Counter, Gauge, Histogram } from 'prom-client'
import type { Burial, Cluster, ClusterListener } from '#table/ownership.ts'
import type { Metrics } from '../metrics.ts'

const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3]

/** What is counted where several nodes share the matches. */
export class NodeMetrics {
  readonly passed: Histogram
  readonly #claims: Counter<'how'>
  readonly #buried: Counter<'how'>
  readonly #lives: Counter
  readonly #taken: Counter
  readonly #batches: Histogram
  readonly #commits: Histogram

  constructor({ registry }: Metrics, cluster: Cluster, passedSockets: () => number) {
    const registers = [registry]
    this.passed = new Histogram({
      name: 'dorsal_pass_seconds',
      help: 'From a request to the answer of the node it was passed on to',
      buckets: SECONDS,
      registers,
    })
    this.#claims = new Counter({
      name: 'dorsal_claims_total',
      help: 'Matches that were asked for, by whether they were taken',
      labelNames: ['how'] as const,
      registers,
    })
    this.#buried = new Counter({
      name: 'dorsal_buried_total',
      help: 'Lives of other nodes that this one found dead, by how',
      labelNames: ['how'] as const,
      registers,
    })
    this.#lives = new Counter({ name: 'dorsal_lives_total', help: 'Lives this node began', registers })
    this.#taken = new Counter({
      name: 'dorsal_taken_total',
      help: 'Entries that somebody else had written first: must never happen',
      registers,
    })
    this.#batches = new Histogram({
      name: 'dorsal_batch_size',
      help: 'Calls that were kept with one commit',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    })
    this.#commits = new Histogram({
      name: 'dorsal_commit_seconds',
      help: 'Time of one commit',
      buckets: SECONDS,
      registers,
    })
    const gauge = (name: string, help: string, value: () => number): void => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value())
        },
      })
    }
    gauge('dorsal_owned_tables', 'Matches that this node has', () => cluster.owned)
    gauge('dorsal_passed_sockets', 'Sockets that are passed on to other nodes', passedSockets)
    gauge('dorsal_beat_age_seconds', 'Since the last beat of this node', () => cluster.beatAge / 1_000)
    gauge(
      'dorsal_release_least',
      'The lowest release among the nodes that live',
      () => cluster.releases.least,
    )
    gauge('dorsal_release_most', 'The highest release among the nodes that live', () => cluster.releases.most)
    this.#lives.inc()
    // There from the beginning: an alarm that waits for a counter to grow does not see one that was not there before.
    for (const how of ['session gone', 'lease over'] satisfies Burial[]) this.#buried.inc({ how }, 0)
  }

  /** Counts what the cluster tells. */
  get counting(): Pick<ClusterListener, 'claimed' | 'buried' | 'wrote' | 'overtaken'> & { began(): void } {
    return {
      began: () => this.#lives.inc(),
      claimed: (how) => this.#claims.inc({ how }),
      buried: (how) => this.#buried.inc({ how }),
      wrote: (calls, seconds) => {
        this.#batches.observe(calls)
        this.#commits.observe(seconds)
      },
      overtaken: () => this.#taken.inc(),
    }
  }
}
