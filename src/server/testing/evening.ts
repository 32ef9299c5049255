import { layOut } from '#table/lay-out.ts'
import { Guest, type Seated } from './guest.ts'
import { House } from './house.ts'
import { knownSecrets } from './known-secrets.ts'
import { ToldThinker, type ToldThought } from './told-thinker.ts'

/** A table with bots whose thoughts are given, and people who look on. */
export interface Evening {
  readonly game: string
  readonly options: object
  readonly pack?: object
  /** By seat, what its bot thinks, and for how long. */
  readonly bots: { readonly [seat: string]: readonly ToldThought[] }
  /** The seats of each person. */
  readonly people: readonly (readonly string[])[]
  /** A position to begin with, instead of the set-up. */
  readonly from?: unknown
  /** What people do, each at a moment. */
  readonly doings?: readonly Doing[]
  /** How many milliseconds of it are looked at. */
  readonly lasts: number
}

interface Doing {
  readonly at: number
  readonly person: number
  readonly what: string
  readonly fields: object
}

/** Something that reached somebody: after how many milliseconds, whom, and what it was. */
export type Heard = readonly [at: number, who: string, text: string]

const DELAY = { least: 400, most: 900 }

/**
 * Everything that reaches anybody in the course of an evening, with its moment by the clock of the house: messages on
 * sockets (each person's and a watcher's), the public list of matches, and what a watcher is told has happened.
 */
export async function evening(plan: Evening): Promise<Heard[]> {
  let thinker: ToldThinker | undefined
  const house = await House.open(
    { botDelay: DELAY },
    {
      secrets: knownSecrets(),
      thinker(clock) {
        thinker = new ToldThinker(clock)
        return thinker
      },
    },
  )
  try {
    const { match, sockets } = await gather(house, plan)
    for (const [index, socket] of sockets.slice(0, -1).entries())
      await mustDo(socket, 'ready', { on: true }, `ready-${index}`)
    if (plan.from !== undefined) await layOut(house.server.services.tables, match, { state: plan.from })
    for (const [seat, thoughts] of Object.entries(plan.bots)) thinker?.tell(seat, thoughts)
    return await listen(house, match, sockets, plan)
  } finally {
    await house.close()
  }
}

/** Everyone at the table, each on a socket, a watcher last. */
async function gather(house: House, { game, options, pack, bots, people }: Evening) {
  const [host, ...others] = await Promise.all(people.map((_, index) => house.guest(`Guest ${index + 1}`)))
  const seats = Object.fromEntries([
    ...people[0].map((seat) => [seat, 'me']),
    ...Object.keys(bots).map((seat) => [seat, { bot: 'mate' }]),
  ])
  const { match } = (await host.post('/api/matches', { game, options, pack, seats, listed: true })).body
  for (const [index, guest] of others.entries())
    for (const seat of people[index + 1]) {
      const { code } = (await host.post(`/api/matches/${match}/invitations`, { seat })).body
      await guest.post(`/api/matches/${match}/seats`, { seat, code })
    }
  const sockets: Seated[] = []
  for (const guest of [host, ...others, new Guest(house.base)]) sockets.push(await guest.at(match))
  return { match, sockets }
}

async function listen(house: House, match: string, sockets: readonly Seated[], plan: Evening) {
  const { clock } = house
  const start = clock.now()
  const heard: Heard[] = []
  const lists = new Map<string, string>()
  const doings = [...(plan.doings ?? [])]
  for (;;) {
    await settle(house, sockets)
    const at = clock.now() - start
    for (const [index, { raw }] of sockets.entries())
      for (const text of raw.splice(0)) heard.push([at, `socket ${index + 1}`, text])
    for (const path of ['/api/matches', `/api/matches/${match}/updates`]) {
      const { text } = await new Guest(house.base).get(path)
      if (text !== lists.get(path)) heard.push([at, path, text])
      lists.set(path, text)
    }
    const due = Math.min(
      clock.untilNext ?? plan.lasts,
      doings[0] === undefined ? plan.lasts : doings[0].at - at,
    )
    if (at + due >= plan.lasts) return heard
    clock.advance(due)
    while (doings[0]?.at === at + due) {
      const { person, what, fields } = doings.shift() as Doing
      await mustDo(sockets[person], what, fields, `at-${at + due}`)
    }
  }
}

/** Until nothing goes on any more before the clock does, and all that was sent has come. */
async function settle({ server }: House, sockets: readonly Seated[]): Promise<void> {
  const { tables } = server.services
  do await new Promise(setImmediate)
  while (tables.busy > 0)
  for (const { socket } of sockets)
    await new Promise((resolve) => {
      socket.once('pong', resolve)
      socket.ping()
    })
}

async function mustDo(socket: Seated, what: string, fields: object, tag: string): Promise<void> {
  const answer = await socket.do(what, fields, tag)
  if (answer !== 'ok') throw new Error(`${what} was refused: ${answer}`)
}
