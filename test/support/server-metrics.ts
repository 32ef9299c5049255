import type { ServerProcess } from './server-process.ts'

/** What whoever runs a server would show to read its metrics. */
export const METRICS_TOKEN = 'only for this run'

export interface ServerMetrics {
  /** Resident memory, in bytes. */
  readonly memory: number
  /** Of processor time, since it began. */
  readonly seconds: number
  readonly sockets: number
  readonly faults: number
}

export async function readMetrics({ base }: ServerProcess): Promise<ServerMetrics> {
  const response = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const text = await response.text()
  const value = (name: string): number =>
    Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    memory: value('process_resident_memory_bytes'),
    seconds: value('process_cpu_seconds_total'),
    sockets: value('dorsal_sockets'),
    faults: value('dorsal_faults_total'),
  }
}
