import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Guest } from '../../../src/server/testing/guest.ts'
import type { Latencies } from '../../support/latencies.ts'
import { METRICS_TOKEN, readMetrics } from '../../support/server-metrics.ts'
import { ServerProcess } from '../../support/server-process.ts'
import type { Attacker, AttackersData, Fired, Volley } from './attackers.ts'
import { Bystanders, Noticed } from './bystanders.ts'
import { FRAMES, REQUESTS } from './shots.ts'

/** How many times as long as beside harmless messages others may wait. */
const MOST_TIMES = 4
const MOST_MEMORY = 1_000_000_000
const ATTACKERS = 12

/** The worst message of each kind at every door, while people at another table play: they must hardly notice. */
export async function run(): Promise<boolean> {
  const server = new ServerProcess({ LOG_LEVEL: 'error', METRICS_TOKEN })
  let thread: Worker | null = null
  try {
    await server.start()
    const guests: Guest[] = []
    for (let index = 0; index < ATTACKERS; index++)
      guests.push(await new Guest(server.base).named(`M${index}`))
    const data: AttackersData = {
      base: server.base,
      attackers: await Promise.all(guests.map(attackerOf)),
      aim: await takeAim(guests[0]),
    }
    thread = new Worker(new URL('./attackers.ts', import.meta.url), { workerData: data })
    const bystanders = await Bystanders.begin(server.base)
    const [calm, hard] = [new Noticed(), new Noticed()]
    let memory = 0
    for (const [list, shots] of [
      ['requests', REQUESTS],
      ['frames', FRAMES],
    ] as const)
      for (const [index, { name }] of shots.entries()) {
        const here = new Noticed()
        bystanders.noticeIn(calm)
        await fire(thread, { list, index, harmless: true, attacker: 2 * index })
        bystanders.noticeIn(hard, here)
        const { sent, answers } = await fire(thread, {
          list,
          index,
          harmless: false,
          attacker: 2 * index + 1,
        })
        if (bystanders.fault !== null) {
          console.log(`${list} ${name}: the others could not go on: ${bystanders.fault}`)
          return false
        }
        memory = Math.max(memory, (await readMetrics(server)).memory)
        console.log(
          `${list} ${name}: ${sent} sent, ${JSON.stringify(answers)}; act ${here.act}; health ${here.health}`,
        )
      }
    await bystanders.end()
    const times = (of: (each: Noticed) => Latencies): number => of(hard).within(0.99) / of(calm).within(0.99)
    const [act, health] = [times((each) => each.act), times((each) => each.health)]
    console.log(
      [
        `a move: ${hard.act}; beside harmless messages ${calm.act}: ${act.toFixed(2)} times`,
        `/healthz: ${hard.health}; beside harmless messages ${calm.health}: ${health.toFixed(2)} times`,
        `memory at most ${Math.round(memory / 1e6)} MB; ${bystanders.unwell} times unwell`,
        ...(server.log === '' ? [] : [server.log.slice(0, 2_000)]),
      ].join('\n'),
    )
    return act <= MOST_TIMES && health <= MOST_TIMES && memory <= MOST_MEMORY && bystanders.unwell === 0
  } finally {
    await thread?.terminate()
    await server.end()
  }
}

async function fire(thread: Worker, volley: Volley): Promise<Fired> {
  thread.postMessage(volley)
  const [fired] = (await once(thread, 'message')) as [Fired]
  return fired
}

/** Each comes from an address of their own and has a table of their own. */
async function attackerOf(guest: Guest, index: number): Promise<Attacker> {
  const { match } = (
    await guest.post('/api/matches', { game: 'sharks', listed: true, seats: { mako: 'me' } })
  ).body
  return { cookie: guest.cookie ?? '', address: `127.0.0.${index + 2}`, gathering: match }
}

/** What a patient attacker would have found: a long match that is over, and one to look at that is not. */
async function takeAim(host: Guest): Promise<AttackersData['aim']> {
  const { games } = JSON.parse((await host.get('/api/games')).text) as {
    readonly games: readonly {
      readonly id: string
      readonly seats: readonly string[]
      readonly content: string
    }[]
  }
  const island = games.find(({ id }) => id === 'shark-island')
  if (island === undefined) throw new Error('Shark Island is not on the shelf')
  const lay = async (seats: object, listed: boolean): Promise<string> =>
    (await host.post('/api/matches', { game: island.id, listed, seats })).body.match
  const bots = Object.fromEntries(island.seats.map((seat) => [seat, { bot: 'random' }]))
  const over = await lay(bots, true)
  const running = await lay(bots, true)
  for (const match of [over, running]) {
    const seated = await host.at(match)
    await seated.do('ready', { on: true })
    const isLongEnough = (): boolean => match === running && (seated.latest?.cursor ?? 0) > 150
    await seated.until(() => seated.room?.status === 'over' || isLongEnough())
    await seated.leave()
  }
  return { running, over, content: island.content, seat: 'mako' }
}
