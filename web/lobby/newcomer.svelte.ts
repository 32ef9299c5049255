import { api } from '../client/api.ts'
import { identity } from '../client/me.svelte.ts'
import { word } from '../i18n/words.svelte.ts'
import { notices } from '../ui/notices.svelte.ts'

/** Somebody who is about to take a seat, and first says who they are. */
export class Newcomer {
  name = $state('')
  /** Whether a seat was asked for before there was a name. */
  isAsked = $state(false)
  busy = $state(false)
  readonly #match: string

  constructor(match: string) {
    this.#match = match
    this.name = hasName() ? (identity.me?.name ?? '') : ''
  }

  /** Takes seats; the code is needed where the table is not open to everyone. */
  async sit(seats: readonly string[], code: string | null): Promise<void> {
    await this.#do(async () => {
      for (const seat of seats) await api.sit(this.#match, seat, code ?? undefined)
    })
  }

  /** Gives the name to somebody who already has a seat. */
  async keep(): Promise<void> {
    await this.#do(() => api.takeName(this.#match))
  }

  async #do(work: () => Promise<unknown>): Promise<void> {
    const name = this.name.trim()
    this.isAsked = name === ''
    if (this.busy || this.isAsked) return
    this.busy = true
    try {
      await identity.someone(name)
      await work()
    } catch (error) {
      notices.refused(error)
    }
    this.busy = false
  }
}

/** Whether somebody has said what they are called, and is not just anybody. */
export function hasName(): boolean {
  return identity.me !== null && identity.me.name !== word('me.guest')
}
