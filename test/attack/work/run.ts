import { once } from 'node:events'
import { loadavg } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Guest } from '#server/testing/guest.ts'
import { METRICS_TOKEN, readMetrics } from '../../support/server-metrics.ts'
import { ServerProcess } from '../../support/server-process.ts'
import { attackerOf, takeAim } from './aim.ts'
import { ATTACKERS, type AttackersData, type Fired, ROUNDS, type Volley } from './attackers.ts'
import { Bystanders } from './bystanders.ts'
import { Compared, median } from './compared.ts'
import { FRAMES, REQUESTS } from './shots.ts'

/** How many times as long as beside harmless messages others may wait. */
const MOST_TIMES = 4
const MOST_MEMORY = 1_000_000_000
/** Milliseconds that /healthz takes beside harmless messages on a machine that does little else. */
const CALM = 50
const BLURRED =
  'the machine is busy with other things: whatever takes its processor longer waits out of proportion, and only the processor time says what is dear'
/** How many of the worst messages are named. */
const NAMED = 5

/** One of the worst messages, what came of it, and what others noticed of it in all rounds. */
interface Kind {
  readonly list: Volley['list']
  readonly index: number
  readonly name: string
  readonly answers: { [answer: string]: number }
  readonly compared: Compared
  sent: number
  /** Processor time that the server took, less what it took beside as many harmless messages. */
  seconds: number
}

/** Those who take part, and the processor time that the server has taken since it began. */
interface Scene {
  readonly thread: Worker
  readonly bystanders: Bystanders
  secondsSoFar(): Promise<number>
}

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
    const kinds = [...kindsOf('requests', REQUESTS), ...kindsOf('frames', FRAMES)]
    const rounds: Compared[] = []
    let memory = 0
    for (let round = 0; round < ROUNDS; round++) {
      const compared = new Compared()
      for (const kind of kinds) {
        const metrics = async () => {
          const { memory: now, seconds } = await readMetrics(server)
          memory = Math.max(memory, now)
          return seconds
        }
        await attack({ thread, bystanders, secondsSoFar: metrics }, kind, round, compared)
        if (bystanders.fault !== null) {
          console.log(`${kind.list} ${kind.name}: the others could not go on: ${bystanders.fault}`)
          return false
        }
      }
      rounds.push(compared)
      console.log(`round ${round + 1}, load ${loadavg()[0].toFixed(1)}: ${inWords(compared)}`)
    }
    await bystanders.end()
    tellOf(kinds)
    const [act, health] = [median(rounds.map((each) => each.act)), median(rounds.map((each) => each.health))]
    console.log(
      [
        ...(rounds.some(isBlurred) ? [BLURRED] : []),
        `a move: ${act.toFixed(2)} times, /healthz: ${health.toFixed(2)} times as long as beside harmless messages`,
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

function isBlurred({ calm }: Compared): boolean {
  return calm.health.within(0.99) > CALM
}

function kindsOf(list: Volley['list'], shots: readonly { readonly name: string }[]): Kind[] {
  return shots.map(({ name }, index) => ({
    list,
    index,
    name,
    answers: {},
    compared: new Compared(),
    sent: 0,
    seconds: 0,
  }))
}

/** A slice of the worst beside a slice of harmless messages, in another order from round to round. */
async function attack(
  { thread, bystanders, secondsSoFar }: Scene,
  kind: Kind,
  round: number,
  compared: Compared,
): Promise<void> {
  const { list, index, answers } = kind
  for (const harmless of round % 2 === 0 ? [true, false] : [false, true]) {
    const side = harmless ? 'calm' : 'hard'
    bystanders.noticeIn(compared[side], kind.compared[side])
    // Whoever has attacked comes back as late as possible.
    const attacker = 2 * (round * FRAMES.length + index) + Number(harmless)
    const before = await secondsSoFar()
    const fired = await fire(thread, { list, index, harmless, attacker })
    const seconds = (await secondsSoFar()) - before
    kind.seconds += harmless ? -seconds : seconds
    if (harmless) continue
    kind.sent += fired.sent
    for (const [answer, count] of Object.entries(fired.answers))
      answers[answer] = (answers[answer] ?? 0) + count
  }
}

function inWords({ act, health, hard, calm }: Compared): string {
  return [
    `a move ${hard.act}, beside harmless ones ${calm.act}: ${act.toFixed(2)} times`,
    `/healthz ${hard.health}, beside harmless ones ${calm.health}: ${health.toFixed(2)} times`,
  ].join('; ')
}

function tellOf(kinds: readonly Kind[]): void {
  for (const kind of kinds) {
    const { list, name, sent, answers, compared } = kind
    console.log(
      `${list} ${name}: ${sent} sent, ${JSON.stringify(answers)}; ${dearness(kind)}; act ${compared.hard.act}; health ${compared.hard.health}`,
    )
  }
  const noticed = kinds.toSorted((one, other) => other.compared.health - one.compared.health)
  for (const { list, name, compared } of noticed.slice(0, NAMED))
    console.log(`most noticed: ${list} ${name}: ${inWords(compared)}`)
  // However busy the machine is, this is the same.
  const dear = kinds.toSorted((one, other) => msEach(other) - msEach(one))
  for (const kind of dear.slice(0, NAMED))
    console.log(`dearest: ${kind.list} ${kind.name}: ${dearness(kind)}`)
}

/** Milliseconds of processor time for one, more than for a harmless one. */
function msEach({ seconds, sent }: Kind): number {
  return (1_000 * seconds) / sent
}

function dearness(kind: Kind): string {
  return `${msEach(kind).toFixed(3)} ms of the processor each, ${kind.seconds.toFixed(2)} s in all, beyond harmless ones`
}

async function fire(thread: Worker, volley: Volley): Promise<Fired> {
  thread.postMessage(volley)
  const [fired] = (await once(thread, 'message')) as [Fired]
  return fired
}
