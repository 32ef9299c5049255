import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { WebSocket } from 'ws'
import { type Aim, FRAMES, type Frame, HARMLESS, REQUESTS, type Request } from './shots.ts'

/** How often all kinds are sent, a slice of each. */
export const ROUNDS = 3

/** How many of each kind in a slice; of large frames only as many as these bytes hold. */
const REQUESTS_OF_A_KIND = 120 / ROUNDS
const FRAMES_OF_A_KIND = 20_000 / ROUNDS
const BYTES_OF_A_KIND = (64 * 1024 * 1024) / ROUNDS
/** Attackers who ask at once, and milliseconds between two requests of each. */
const AT_ONCE = 12
/** Those who attack with sockets are others: whoever sends what is senseless is not let in for a while. */
const AT_SOCKETS = 36
export const ATTACKERS = AT_ONCE + AT_SOCKETS
const REQUEST_EVERY = 250
const SOCKETS = 5
const FRAMES_WITHIN = 4_000 / ROUNDS
const MOST_UNSENT = 256 * 1024
const COMES_BACK_AFTER = 100

/** One of those who attack. */
export interface Attacker {
  readonly cookie: string
  /** Each comes from elsewhere, so that no limit of an address ends the attack, nor hurts the bystanders. */
  readonly address: string
  /** A table of their own, where nobody has begun. */
  readonly gathering: string
  /** Where the link to another one leads. */
  readonly linked: string
}

export interface AttackersData {
  readonly base: string
  readonly attackers: readonly Attacker[]
  readonly aim: Omit<Aim, 'gathering' | 'linked'>
}

/** What is asked of the thread: a kind by its place in its list, and whether as many harmless ones go instead. */
export interface Volley {
  readonly list: 'requests' | 'frames'
  readonly index: number
  readonly harmless: boolean
  /** Whose sockets: whoever has just attacked may not come back for a while. */
  readonly attacker: number
}

/** What came of it: how many were sent, and the answers by status, code or how the socket was closed. */
export interface Fired {
  readonly sent: number
  readonly answers: { readonly [answer: string]: number }
}

class Tally {
  sent = 0
  readonly answers: { [answer: string]: number } = {}

  count(answer: string): void {
    this.answers[answer] = (this.answers[answer] ?? 0) + 1
  }
}

async function fireRequests(data: AttackersData, shot: Request): Promise<Fired> {
  const { attackers } = data
  const tally = new Tally()
  const one = async (attacker: Attacker): Promise<void> => {
    while (tally.sent < REQUESTS_OF_A_KIND) {
      tally.sent++
      tally.count(await ask(data, attacker, shot))
      // Within what one person may ask, so that it is the requests that are dear and not their number.
      await pause(REQUEST_EVERY)
    }
  }
  await Promise.all(attackers.slice(0, AT_ONCE).map(one))
  return tally
}

const agents = new Map<string, Agent>()

function agentOf(localAddress: string): Agent {
  const agent = agents.get(localAddress) ?? new Agent({ keepAlive: true, localAddress })
  agents.set(localAddress, agent)
  return agent
}

/** Gives the status. */
function ask(data: AttackersData, attacker: Attacker, shot: Request): Promise<string> {
  const { cookie, address } = attacker
  const aim = aimOf(data, attacker)
  const [method, route] = shot.route === '*' ? ['GET', '/'] : shot.route.split(' ')
  const path = shot.path?.(aim) ?? route
  const body = shot.body?.(aim)
  return new Promise((resolve) => {
    const headers = {
      ...(shot.isAnonymous ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const asked = request(data.base + path, { method, headers, agent: agentOf(address) }, (response) => {
      response.resume()
      response.on('end', () => resolve(String(response.statusCode)))
      response.on('error', () => resolve('cut off'))
    })
    asked.on('error', () => resolve('no answer'))
    asked.end(body)
  })
}

/** Sockets of one guest, as fast as the server lets them; one that is closed is opened again, as soon as it lets them. */
async function fireFrames(
  data: AttackersData,
  attacker: Attacker,
  shot: Frame,
  count: number,
): Promise<Fired> {
  const tally = new Tally()
  const aim = aimOf(data, attacker)
  const frame = shot.frame(aim)
  const start = performance.now()
  const deadline = start + FRAMES_WITHIN
  const goesOn = (): boolean => performance.now() < deadline
  /** All of them in the given time, at a steady pace: neither in one moment, nor more of them than harmless ones. */
  const isAhead = (): boolean => tally.sent / count > (performance.now() - start) / FRAMES_WITHIN
  const one = async (): Promise<void> => {
    while (goesOn()) {
      const socket = await open(data.base, attacker, shot.at(aim), tally)
      if (socket === null) {
        await pause(COMES_BACK_AFTER)
        continue
      }
      while (socket.readyState === socket.OPEN && goesOn()) {
        tally.sent++
        if (frame === 'ping') socket.ping()
        else socket.send(frame)
        while (isAhead() && goesOn()) await pause(1)
        if (socket.bufferedAmount > MOST_UNSENT) await drained(socket, deadline)
      }
      if (socket.readyState === socket.OPEN) socket.terminate()
    }
  }
  await Promise.all(Array.from({ length: SOCKETS }, one))
  return tally
}

/** Large messages are sent as many bytes as small ones would be at most. */
function countOf(shot: Frame, aim: Aim): number {
  return Math.min(FRAMES_OF_A_KIND, Math.ceil(BYTES_OF_A_KIND / shot.frame(aim).length))
}

function aimOf({ aim }: AttackersData, { gathering, linked }: Attacker): Aim {
  return { ...aim, gathering, linked }
}

function open(
  base: string,
  { cookie, address }: Attacker,
  match: string,
  tally: Tally,
): Promise<WebSocket | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/matches/${match}/socket`, {
      headers: { cookie },
      localAddress: address,
    })
    socket.on('open', () => socket.send('{"hello":{"cursor":0}}'))
    socket.once('message', () => resolve(socket))
    socket.on('message', (message) => tally.count(/"code":"([\w-]+)"/.exec(String(message))?.[1] ?? 'told'))
    socket.on('close', (code) => {
      if (code !== 1006) tally.count(`closed ${code}`)
      resolve(null)
    })
    socket.on('error', (error) => {
      tally.count(/\d{3}/.exec(error.message)?.[0] ?? 'no answer')
      resolve(null)
    })
  })
}

/** Until the other side has taken what was sent, as far as one can tell. */
async function drained(socket: WebSocket, deadline: number): Promise<void> {
  do await pause(1)
  while (
    socket.readyState === socket.OPEN &&
    socket.bufferedAmount > MOST_UNSENT / 4 &&
    performance.now() < deadline
  )
}

if (parentPort !== null) {
  const data = workerData as AttackersData
  parentPort.on('message', async ({ list, index, harmless, attacker }: Volley) => {
    const fire = (shot: Frame): Promise<Fired> => {
      const one = data.attackers[AT_ONCE + (attacker % AT_SOCKETS)]
      return fireFrames(data, one, shot, countOf(FRAMES[index], aimOf(data, one)))
    }
    const fired =
      list === 'requests'
        ? await fireRequests(data, harmless ? HARMLESS.request : REQUESTS[index])
        : await fire(harmless ? HARMLESS.frame : FRAMES[index])
    parentPort?.postMessage({ sent: fired.sent, answers: fired.answers } satisfies Fired)
  })
}
