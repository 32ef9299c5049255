import { setTimeout as pause } from 'node:timers/promises'
import { Guest, type Seated } from '#server/testing/guest.ts'
import { asked, dice } from '#server/testing/wild.ts'
import { Latencies } from '../../support/latencies.ts'

/** Milliseconds from one answer to the next question. */
const ACT_EVERY = 60
const ASK_EVERY = 30

/** What people at another table, and whoever asks for the server's health, notice of an attack. */
export class Noticed {
  readonly act = new Latencies(ACT_EVERY)
  readonly health = new Latencies(ASK_EVERY)
}

const SEATS = ['great-white', 'mako']

/** Two people who play one match after the other, and a supervisor who asks for the server's health. */
export class Bystanders {
  readonly #base: string
  readonly #guests: readonly Guest[]
  readonly #roll = dice(17)
  #sockets: Seated[] = []
  #noticed: readonly Noticed[] = []
  #isEnding = false
  #running: Promise<unknown> = Promise.resolve()
  unwell = 0
  /** What ended their play: an answer that never came, or a refusal. */
  fault: string | null = null

  private constructor(base: string, guests: readonly Guest[]) {
    this.#base = base
    this.#guests = guests
  }

  static async begin(base: string): Promise<Bystanders> {
    const guests = [await new Guest(base).named('Ann'), await new Guest(base).named('Bob')]
    const bystanders = new Bystanders(base, guests)
    await bystanders.#deal()
    bystanders.#running = Promise.all([bystanders.#play(), bystanders.#ask()]).catch((error: unknown) => {
      bystanders.fault = String(error)
      bystanders.#isEnding = true
    })
    return bystanders
  }

  /** From now on what is noticed is written down in all of these. */
  noticeIn(...noticed: readonly Noticed[]): void {
    this.#noticed = noticed
  }

  async end(): Promise<void> {
    this.#isEnding = true
    await this.#running
    for (const socket of this.#sockets) await socket.leave()
  }

  async #deal(): Promise<void> {
    for (const socket of this.#sockets) await socket.leave()
    const [host, other] = this.#guests
    const made = await host.post('/api/matches', { game: 'sharks', seats: { [SEATS[0]]: 'me' } })
    const { match } = made.body
    const { code } = (await host.post(`/api/matches/${match}/invitations`, { seat: SEATS[1] })).body
    await other.post(`/api/matches/${match}/seats`, { seat: SEATS[1], code })
    this.#sockets = []
    for (const guest of this.#guests) this.#sockets.push(await guest.at(match))
    for (const socket of this.#sockets) await socket.do('ready', { on: true })
    for (const socket of this.#sockets) await socket.until(() => socket.updates.length > 0)
  }

  /** Some ten moves a second: quicker than people, and far from any limit. */
  async #play(): Promise<void> {
    const isOver = (): boolean => this.#sockets.some(({ room }) => room?.status === 'over')
    while (!this.#isEnding) {
      if (isOver()) await this.#deal()
      await this.#sockets[0].until(() => isOver() || this.#sockets.some((each) => asked(each) !== null))
      const mover = this.#sockets.find((each) => asked(each) !== null)
      const question = mover === undefined ? null : asked(mover)
      if (mover === undefined || question === null) continue
      const { seat, legal } = question
      const seen = mover.updates.length
      const action = legal[this.#roll(legal.length)]
      const start = performance.now()
      const answer = await mover.do('act', { seat, actions: [action] })
      for (const { act } of this.#noticed) act.add(performance.now() - start)
      if (answer !== 'ok') throw new Error(`somebody at the table was refused: ${answer}`)
      await mover.until(() => mover.updates.length > seen)
      for (const socket of this.#sockets) {
        socket.all.length = 0
        socket.raw.length = 0
      }
      await pause(ACT_EVERY)
    }
  }

  async #ask(): Promise<void> {
    while (!this.#isEnding) {
      const start = performance.now()
      const { status } = await fetch(`${this.#base}/healthz`)
      for (const { health } of this.#noticed) health.add(performance.now() - start)
      if (status !== 200) this.unwell++
      await pause(ASK_EVERY)
    }
  }
}
