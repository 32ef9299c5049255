import type { Errors } from './command.ts'

const REDRAWN_EVERY = 100
const LINE_EVERY = 5000
/** Soon after the start a line says that it goes on at all. */
const FIRST_LINE = 1000
const BAR = 24

/** How far a long work is: a bar that is drawn again on a terminal, a line now and then elsewhere. */
export class Progress {
  readonly #errors: Errors
  readonly #start = performance.now()
  #next: number
  #drawn = false

  constructor(errors: Errors) {
    this.#errors = errors
    this.#next = this.#start + (errors.isTTY ? REDRAWN_EVERY : FIRST_LINE)
  }

  /** Seconds since it began. */
  get seconds(): number {
    return (performance.now() - this.#start) / 1000
  }

  /** Seconds that are left if it goes on like this; null when nobody can tell. */
  left(share: number): number | null {
    return share > 0 ? (this.seconds * (1 - share)) / share : null
  }

  /** Shows how much is done, from 0 to 1; the text is only made when it is shown. */
  show(share: number, text: () => string): void {
    const now = performance.now()
    if (now < this.#next) return
    this.#next = now + (this.#errors.isTTY ? REDRAWN_EVERY : LINE_EVERY)
    if (!this.#errors.isTTY) {
      this.#errors.write(`${text()}\n`)
      return
    }
    const full = Math.round(Math.min(1, Math.max(0, share)) * BAR)
    const line = `${'█'.repeat(full)}${'░'.repeat(BAR - full)}  ${text()}`
    this.#errors.write(`\r${line.slice(0, (this.#errors.columns ?? 80) - 1)}\x1b[K`)
    this.#drawn = true
  }

  /** Takes the bar away. */
  end(): void {
    if (this.#drawn) this.#errors.write('\r\x1b[K')
    this.#drawn = false
  }
}

/** 75 → 1:15. */
export function clock(seconds: number | null): string {
  if (seconds === null) return '–:––'
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
