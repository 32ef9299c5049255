import { writeRecord } from '#kernel/match/record.ts'
import { Refusal } from '#kernel/refusal.ts'
import { writeGame } from '../files.ts'
import { message } from '../messages/message.ts'
import type { Sitting } from '../sitting.ts'
import type { Say } from '../words.ts'
import type { Terminal } from './terminal.ts'

/** Saves the game: where the players said beforehand, or where they say when asked. */
export class Keeper {
  readonly #sitting: Sitting
  readonly #terminal: Terminal
  readonly #say: Say
  readonly #usual: string | undefined

  constructor(sitting: Sitting, terminal: Terminal, say: Say, usual: string | undefined) {
    this.#sitting = sitting
    this.#terminal = terminal
    this.#say = say
    this.#usual = usual
  }

  /** Into a file, or into the usual one when none is named. */
  async save(named: string): Promise<void> {
    const file = named || this.#usual
    if (file === undefined) this.#tell('cli.play.save-name', '')
    else await this.#write(file)
  }

  /** When the game is over or left. Without a usual file it asks for one, if somebody is still there. */
  async atTheEnd(ask: boolean): Promise<void> {
    if (this.#usual !== undefined && (await this.#write(this.#usual))) return
    const over = this.#sitting.match.outcome !== null
    while (ask && !this.#terminal.closed) {
      const question = this.#say(message(over ? 'cli.play.record-where' : 'cli.play.save-where'))
      const file = ((await this.#terminal.ask(`${question}\n> `)) ?? '').trim()
      if (file === '' || (await this.#write(file))) return
    }
  }

  async #write(file: string): Promise<boolean> {
    const { box, setup, match } = this.#sitting
    try {
      await writeGame(file, writeRecord(box, setup, match))
      this.#tell(match.outcome === null ? 'cli.play.saved' : 'cli.play.recorded', file)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.#terminal.write(`${this.#say(error.said)}\n`)
      return false
    }
  }

  #tell(key: 'cli.play.save-name' | 'cli.play.saved' | 'cli.play.recorded', file: string): void {
    this.#terminal.write(`${this.#say(message(key, { file }))}\n`)
  }
}
