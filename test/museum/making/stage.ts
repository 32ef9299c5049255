import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Seated } from '#server/testing/guest.ts'
import { dice } from '#server/testing/wild.ts'
import { isWaitingForBots } from '../support/shown.ts'
import { type Exhibit, peopleOf } from './exhibit.ts'
import type { People } from './people.ts'

/** Another answer was quicker, or the news are still under way. */
const TOO_LATE = ['not-your-turn', 'illegal', 'stale', 'other-holder', 'bot-plays']

let tags = 0

/** A table of the museum while it is made, with everyone at it. */
export class Stage {
  readonly match: string
  readonly exhibit: Exhibit
  readonly invitations: { seat: string; code: string }[] = []
  /** The code of the link to the table, once there is one. */
  link: string | null = null
  readonly #sharers = new Map<string, string>()
  readonly #people: People
  readonly #roll: (count: number) => number
  readonly #played = new Set<string>()
  #sockets = new Map<string, Seated>()

  private constructor(match: string, exhibit: Exhibit, people: People) {
    this.match = match
    this.exhibit = exhibit
    this.#people = people
    this.#roll = dice([...exhibit.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7))
  }

  /** Everyone sits down where they belong. */
  static async lay(people: People, exhibit: Exhibit): Promise<Stage> {
    const { game, options, pack, listed, seats } = exhibit
    const [host] = peopleOf(exhibit)
    const plans = Object.entries(seats).map(([seat, who]) => {
      if ('bot' in who) return [seat, who]
      return [seat, who[0] === host ? 'me' : 'open']
    })
    const given = { game, options, pack, listed, seats: Object.fromEntries(plans) }
    const { body, text } = await people.guest(host).post('/api/matches', given)
    if (body.match === undefined) throw new Error(`${exhibit.name}: ${text}`)
    const stage = new Stage(body.match, exhibit, people)
    for (const [seat, who] of Object.entries(seats)) {
      if ('bot' in who) continue
      const [first] = who
      for (const name of who) if (name !== host || first !== host) await stage.sit(name, seat)
    }
    await stage.arrive()
    return stage
  }

  /** With an invitation. */
  async sit(name: string, seat: string): Promise<void> {
    const { code } = await this.#invite(seat)
    const { status, text } = await this.#people
      .guest(name)
      .post(`/api/matches/${this.match}/seats`, { seat, code })
    if (status >= 300) throw new Error(`${this.exhibit.name}: ${text}`)
    this.#sharers.set(seat, name)
  }

  /** By whoever sits there, or else by the host. */
  async #invite(seat: string) {
    const [host] = peopleOf(this.exhibit)
    const by = this.#sharers.get(seat) ?? host
    return (await this.#people.guest(by).post(`/api/matches/${this.match}/invitations`, { seat })).body
  }

  /** An invitation that nobody uses. */
  async invite(seat: string): Promise<void> {
    const { code } = await this.#invite(seat)
    this.invitations.push({ seat, code })
  }

  async arrive(): Promise<void> {
    for (const name of peopleOf(this.exhibit))
      this.#sockets.set(name, await this.#people.guest(name).at(this.match))
  }

  async leave(): Promise<void> {
    for (const seated of this.#sockets.values()) await seated.leave()
    this.#sockets = new Map()
  }

  at(name: string): Seated {
    const seated = this.#sockets.get(name)
    if (seated === undefined) throw new Error(`${name} is not at ${this.exhibit.name}`)
    return seated
  }

  async do(name: string, what: string, fields: object = {}): Promise<void> {
    const answer = await this.at(name).do(what, fields, tag())
    if (answer !== 'ok') throw new Error(`${this.exhibit.name}: ${name} may not ${what}: ${answer}`)
  }

  /** One that leads whoever has it to the lobby. */
  async makeLink(): Promise<void> {
    const [host] = peopleOf(this.exhibit)
    this.link = (await this.#people.guest(host).post(`/api/matches/${this.match}/link`, {})).body.code
  }

  async block(name: string, whom: string): Promise<void> {
    const { status, text } = await this.#people
      .guest(name)
      .post('/api/me/blocks', { match: this.match, whom: this.idOf(whom) })
    if (status >= 300) throw new Error(text)
    this.#people.blocked(name, this.idOf(whom))
  }

  async report(name: string, whom: string): Promise<void> {
    const report = { whom: this.idOf(whom), why: 'talk', text: 'Unkind.' }
    const { status, text } = await this.#people.guest(name).post(`/api/matches/${this.match}/reports`, report)
    if (status >= 300) throw new Error(text)
  }

  /** Everyone adds a number to the draws, but those who are named. */
  async beginWithNumbers(...without: readonly string[]): Promise<void> {
    await this.begin((name) => {
      const number = createHash('sha256').update(`${this.match} ${name}`).digest('hex')
      return without.includes(name) ? {} : { number }
    })
  }

  async begin(adding: (name: string) => object = () => ({})): Promise<void> {
    for (const name of this.#sockets.keys()) await this.do(name, 'ready', { on: true, ...adding(name) })
    for (const seated of this.#sockets.values()) await seated.until(() => seated.latest !== undefined)
  }

  get isOver(): boolean {
    return this.sockets.every(({ room }) => room?.status === 'over')
  }

  get sockets(): readonly Seated[] {
    return [...this.#sockets.values()]
  }

  /** People give so many answers, any that are legal, and bots as many as are in between. */
  async play(answers: number): Promise<void> {
    for (let given = 0; given < answers && !this.isOver; given++) await this.#answer()
    await this.#until(() => this.isOver || this.#asked() !== null)
  }

  async playUntil(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.isOver) throw new Error(`${this.exhibit.name} was over before it was so`)
      await this.#answer(isSo)
    }
  }

  async playOut(): Promise<void> {
    while (!this.isOver) await this.#answer()
  }

  /** Two actions are handed in at once, as soon as the second can follow the first. */
  async submitBoth(first: RegExp, second: string): Promise<void> {
    for (;;) {
      const { name = '', seat, legal = [] } = this.#asked() ?? {}
      const action = legal.find((each) => first.test(each))
      const both = { seat, actions: [action ?? '', second] }
      if (action !== undefined && (await this.at(name).do('act', both, tag())) === 'ok') return
      await this.#answer()
    }
  }

  get isWaitingForBot(): boolean {
    return this.sockets.every(({ room, latest }) => isWaitingForBots(room?.seats ?? [], latest))
  }

  idOf(name: string): string {
    return this.#people.guest(name).id
  }

  /** One goes; the others stay. */
  async send(name: string): Promise<void> {
    await this.at(name).leave()
    this.#sockets.delete(name)
  }

  /** Two minutes pass, after which a bot may mind the seat of those who are gone. */
  async twoMinutesPass(): Promise<void> {
    await setTimeout(121_000)
  }

  get canUndo(): boolean {
    return this.#undoable() !== null
  }

  /** Somebody thinks again, as soon as anybody can. */
  async undo(): Promise<void> {
    await this.playUntil(() => this.canUndo)
    const [name, seat] = this.#undoable() as [string, string]
    await this.do(name, 'undo', { seat })
  }

  /** What somebody did last is taken back, once they have done anything. */
  async takeBack(name: string): Promise<void> {
    await this.playUntil(() => this.#played.has(name))
    await this.do(name, 'offer', { offer: { what: 'takeback' } })
    await this.agree(name)
  }

  /** All others say yes. */
  async agree(by: string): Promise<void> {
    for (const name of this.#sockets.keys()) if (name !== by) await this.do(name, 'answer', { agree: true })
  }

  #undoable(): [name: string, seat: string] | null {
    for (const [name, { latest }] of this.#sockets) {
      const seat = latest?.undo[0]
      if (seat !== undefined) return [name, seat]
    }
    return null
  }

  async #answer(isEnough: () => boolean = () => false): Promise<void> {
    for (;;) {
      await this.#until(() => isEnough() || this.isOver || this.#asked() !== null)
      const asked = this.#asked()
      if (asked === null || isEnough()) return
      const { name, seated, seat, legal } = asked
      const came = seated.all.length
      const answer = await seated.do('act', { seat, actions: [legal[this.#roll(legal.length)]] }, tag())
      if (answer === 'ok') {
        this.#played.add(name)
        return
      }
      if (!TOO_LATE.includes(answer)) throw new Error(`${this.exhibit.name}: ${seat} was refused: ${answer}`)
      // What was refused is followed by the news that made it late, if they were not there before.
      await seated.until(() => seated.all.length > came + 1)
    }
  }

  #asked(): { name: string; seated: Seated; seat: string; legal: readonly string[] } | null {
    for (const [name, seated] of this.#sockets) {
      const { room, latest } = seated
      for (const [seat, legal] of Object.entries(latest?.legal ?? {})) {
        const place = room?.seats.find((each) => each.seat === seat)
        const isMine = place?.turn === null || place?.turn === room?.me
        if (place?.bot === null && isMine && room?.status === 'playing') return { name, seated, seat, legal }
      }
    }
    return null
  }

  async #until(isSo: () => boolean): Promise<void> {
    await this.sockets[0].until(isSo)
  }
}

/** Short, as a page's own are long. */
function tag(): string {
  return (++tags).toString(36)
}
