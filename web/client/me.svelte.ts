import type { Me } from '#wire/people.ts'
import { word } from '../i18n/words.svelte.ts'
import { api } from './api.ts'

/** Who sits at this device, as far as the server knows; a guest is made when one is first needed. */
class Identity {
  me = $state.raw<Me | null>(null)
  #asked: Promise<void> | null = null

  /** Asks the server, once. */
  known(): Promise<void> {
    this.#asked ??= api.who().then(
      ({ me }) => {
        this.me = me
      },
      () => {
        this.#asked = null
      },
    )
    return this.#asked
  }

  async someone(name?: string): Promise<Me> {
    await this.known()
    if (this.me === null || (name !== undefined && name !== this.me.name))
      this.me = (await api.introduce(name ?? word('me.guest'))).me
    return this.me
  }

  async move(code: string, alone: boolean): Promise<void> {
    this.me = (await api.move(code, alone)).me
  }

  async forget(): Promise<void> {
    await api.forget()
    this.me = null
  }

  /** Deletes the person on the server, for every device and for ever. */
  async deleteAll(): Promise<void> {
    await api.deleteAll()
    this.me = null
  }
}

export const identity = new Identity()
