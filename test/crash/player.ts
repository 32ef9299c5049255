import type { Update } from '#kernel/match/feed.ts'
import type { Guest, Seated } from '#server/testing/guest.ts'
import { asked } from '#server/testing/wild.ts'

interface Pending {
  readonly tag: string
  readonly action: string
}

/** Why somebody stopped playing: the match is over, there was nothing more to send, or the connection was lost. */
export type Stopped = 'over' | 'settled' | 'lost'

/** Somebody who plays anything legal, loses the server again and again, and goes on where they were. */
export class Player {
  readonly guest: Guest
  readonly seat: string
  readonly roll: (count: number) => number
  /** What the server said was done, in order. */
  readonly done: string[] = []
  isOver = false
  /** What became of the last connection that was lost. */
  lost = ''
  /** Hears of every action that goes out, and of every one that is done. */
  onStep: (step: 'sent' | 'done') => void = () => {}
  #isStopping = false
  #cursor = 0
  #latest: Update | undefined
  #pending: Pending | null = null
  #tags = 0

  constructor(guest: Guest, seat: string, roll: (count: number) => number) {
    this.guest = guest
    this.seat = seat
    this.roll = roll
  }

  /** Sends what is still unanswered, and nothing more. */
  settle(match: string): Promise<Stopped> {
    this.#isStopping = true
    return this.play(match)
  }

  /** Plays until the connection is lost or the match is over. */
  async play(match: string): Promise<Stopped> {
    const seated = await this.#sit(match)
    if (seated === null) return 'lost'
    try {
      while (seated.closed === null) {
        this.#read(seated)
        // What was sent and not answered is sent again, also when the match ended meanwhile.
        if (this.#pending !== null) await this.#submit(seated, this.#pending)
        else if (seated.room?.status === 'over') {
          this.isOver = true
          return 'over'
        } else if (this.#isStopping) return 'settled'
        else await this.#choose(seated)
      }
      this.lost = `closed ${seated.closed}`
      return 'lost'
    } finally {
      this.#read(seated)
      if (seated.closed === null) seated.socket.close()
    }
  }

  async #sit(match: string): Promise<Seated | null> {
    try {
      const seated = await this.guest.at(match, this.#cursor, [this.seat])
      // Whoever has missed nothing is sent nothing: what they saw last still holds.
      seated.latest ??= this.#latest
      return seated
    } catch (error) {
      this.lost = String(error)
      return null
    }
  }

  async #choose(seated: Seated): Promise<void> {
    await seated.until(
      () => asked(seated) !== null || seated.closed !== null || seated.room?.status === 'over',
    )
    const turn = asked(seated)
    if (turn === null || seated.closed !== null || seated.room?.status === 'over') return
    this.#pending = { tag: `${this.seat}-${++this.#tags}`, action: turn.legal[this.roll(turn.legal.length)] }
  }

  async #submit(seated: Seated, { tag, action }: Pending): Promise<void> {
    const answering = seated.do('act', { seat: this.seat, actions: [action] }, tag)
    this.onStep('sent')
    const answer = await answering
    if (answer === 'ok') {
      this.done.push(action)
      this.#pending = null
      this.onStep('done')
    } else if (answer === 'over') this.#pending = null
    else if (!answer.startsWith('closed')) throw new Error(`${this.seat} ${action}: ${answer}`)
  }

  /** Every update comes once and in its order, whatever happened to the server. */
  #read(seated: Seated): void {
    for (const update of seated.updates.splice(0)) {
      const { cursor } = update
      if (this.#cursor > 0 && cursor !== this.#cursor + 1)
        throw new Error(`${this.seat} was sent ${cursor} after ${this.#cursor}`)
      this.#cursor = cursor
      this.#latest = update
    }
  }
}
