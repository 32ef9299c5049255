import { createInterface } from 'node:readline'
import type { Pen } from '#kernel/terminal/pen.ts'
import type { Input, Output } from '../command.ts'
import { linesOf } from '../lines.ts'
import { penFor } from './pen.ts'

/** A terminal, or the pipes in its place, as a game uses it. */
export interface Terminal {
  /** Whether a person types, rather than a program. */
  readonly person: boolean
  readonly pen: Pen
  readonly columns: number
  /** Lines on the screen; Infinity where there is no screen. */
  readonly rows: number
  /** Whether nobody can answer any more. */
  readonly closed: boolean
  write(text: string): void
  /** Shows something for the moment, where there is a screen. */
  mutter(text: string): void
  /** Begins at the top of an empty screen. */
  refresh(): void
  /** `refresh` that also clears the scrollback, which may hold another player's secrets. */
  wipe(): void
  /** The next line somebody types, or null when there will be none. */
  ask(prompt: string): Promise<string | null>
  close(): void
}

/** Milliseconds for which a pipe may stay silent before its first line. */
const PATIENCE = 5_000
const LONGEST_PATIENCE = 2 ** 31 - 1

const EMPTY_SCREEN = '\x1b[H\x1b[2J'
const EMPTY_LINE = '\x1b[K'
const EMPTY_HISTORY = '\x1b[3J'

export function openTerminal(input: Input, output: Output): Terminal {
  const screen = output.isTTY === true
  const lines = input.isTTY ? typedLines(input, output) : pipedLines(input)
  return {
    person: input.isTTY === true,
    pen: penFor(screen && output.hasColors?.() === true),
    get columns() {
      return screen ? Math.max(40, output.columns ?? 80) : 80
    },
    get rows() {
      return screen && output.rows ? output.rows : Number.POSITIVE_INFINITY
    },
    get closed() {
      return lines.closed
    },
    write: (text) => void output.write(text),
    mutter: (text) => void (screen && output.write(`\r${text}${EMPTY_LINE}`)),
    refresh: () => void output.write(screen ? EMPTY_SCREEN : '\n'),
    wipe: () => void output.write(screen ? EMPTY_SCREEN + EMPTY_HISTORY : '\n'),
    ask(prompt) {
      if (!input.isTTY) output.write(prompt)
      return lines.next(prompt)
    },
    close: () => lines.close(),
  }
}

interface Lines {
  readonly closed: boolean
  next(prompt: string): Promise<string | null>
  close(): void
}

/** A person at a keyboard, with line editing. Ctrl-C and Ctrl-D end the lines. */
function typedLines(input: Input, output: Output): Lines {
  const reader = createInterface({ input, output, terminal: output.isTTY === true, historySize: 100 })
  const typed: string[] = []
  let waiting: ((line: string | null) => void) | null = null
  let closed = false
  const hand = (line: string | null): void => {
    const answer = waiting
    waiting = null
    answer?.(line)
  }
  reader.on('line', (line) => {
    if (waiting === null) typed.push(line)
    else hand(line)
  })
  reader.on('SIGINT', () => reader.close())
  reader.on('close', () => {
    closed = true
    hand(null)
  })
  return {
    get closed() {
      return closed
    },
    next(prompt) {
      reader.setPrompt(prompt)
      const line = typed.shift()
      if (line !== undefined || closed) return Promise.resolve(line ?? null)
      reader.prompt()
      return new Promise((resolve) => {
        waiting = resolve
      })
    },
    close: () => reader.close(),
  }
}

function pipedLines(input: Input): Lines {
  const lines = linesOf(input)
  const end = Promise.withResolvers<null>()
  let closed = false
  let patience = PATIENCE
  const close = (): void => {
    closed = true
    end.resolve(null)
    input.destroy()
  }
  const next = async (): Promise<string | null> => {
    const { value, done } = await lines.next()
    if (done === true) close()
    return done === true ? null : typeof value === 'string' ? value : ''
  }
  return {
    get closed() {
      return closed
    },
    async next() {
      if (closed) return null
      // A pipe that is never written to nor closed counts as empty.
      const timer = setTimeout(close, patience)
      patience = LONGEST_PATIENCE
      const line = await Promise.race([next(), end.promise])
      clearTimeout(timer)
      return line
    },
    close,
  }
}
