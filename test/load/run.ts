import { setTimeout as pause } from 'node:timers/promises'
import { Guest, type Seated } from '#server/testing/guest.ts'
import { Latencies } from '../support/latencies.ts'
import { METRICS_TOKEN, readMetrics } from '../support/server-metrics.ts'
import { ServerProcess } from '../support/server-process.ts'
import { BotTables } from './bot-tables.ts'
import { Idlers } from './idlers.ts'

export interface Load {
  readonly sockets: number
  readonly tables: number
  readonly minutes: number
}

const MOST_MEMORY = 1_000_000_000
const MEGABYTE = 1_000_000

/** Idle sockets and bots' tables for some minutes; true when nothing went wrong and memory stayed within its bound. */
export async function loadRun({ sockets, tables, minutes }: Load): Promise<boolean> {
  const server = new ServerProcess({
    LOG_LEVEL: 'error',
    LIMITS_TIMES: '1000',
    BOT_DELAY: '400-900',
    METRICS_TOKEN,
  })
  const [health, talk] = [new Latencies(), new Latencies()]
  try {
    await server.start()
    const idlers = await Idlers.come(server.base, sockets, 10)
    console.log(`${idlers.count} idle sockets are open, ${idlers.lost} were lost`)
    const bots = await BotTables.lay(server.base, tables)
    console.log(`bots play at ${tables} tables`)
    const speaker = await speakerAt(server.base)
    const before = { at: performance.now(), updates: bots.updates, ...(await readMetrics(server)) }
    let memory = before.memory
    let unwell = 0
    let refused = 0
    for (let next = 30_000; performance.now() - before.at < minutes * 60_000; ) {
      const { status } = await health.time(() => fetch(`${server.base}/healthz`))
      if (status !== 200) unwell++
      const answer = await talk.time(() => speaker.do('say', { channel: 'table', text: 'Anyone?' }))
      if (answer !== 'ok') refused++
      await pause(200)
      if (performance.now() - before.at < next) continue
      next += 30_000
      memory = Math.max(memory, (await readMetrics(server)).memory)
      const seconds = Math.round((performance.now() - before.at) / 1000)
      console.log(`after ${seconds} s: ${bots.updates} updates, ${Math.round(memory / MEGABYTE)} MB at most`)
    }
    const after = await readMetrics(server)
    memory = Math.max(memory, after.memory)
    const seconds = (performance.now() - before.at) / 1000
    const faults = after.faults + idlers.lost + bots.lost + bots.refusals.length + unwell + refused
    console.log(
      [
        `sockets open: ${after.sockets}; matches finished: ${bots.finished}`,
        `updates a second: ${((bots.updates - before.updates) / seconds).toFixed(0)}`,
        `processor: ${((after.seconds - before.seconds) / seconds).toFixed(2)} cores`,
        `memory at most: ${Math.round(memory / MEGABYTE)} MB`,
        `/healthz: ${health}`,
        `a line of talk: ${talk}`,
        `errors: ${faults} (${after.faults} faults, ${idlers.lost + bots.lost} sockets lost, ${bots.refusals.length + refused} refused, ${unwell} times unwell)`,
        ...bots.refusals.slice(0, 3),
        ...(server.log === '' ? [] : [server.log.slice(0, 2_000)]),
      ].join('\n'),
    )
    idlers.end()
    bots.end()
    return faults === 0 && server.log === '' && memory <= MOST_MEMORY
  } finally {
    await server.end()
  }
}

async function speakerAt(base: string): Promise<Seated> {
  const guest = await new Guest(base).named('Somebody who talks')
  const { match } = (await guest.post('/api/matches', { game: 'sharks' })).body
  return guest.at(match)
}
