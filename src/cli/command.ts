import type { Readable, Writable } from 'node:stream'
import type { WriteStream } from 'node:tty'
import type { Language } from '#kernel/message.ts'
import type { Say } from './words.ts'

/** What a command is given: its arguments, its environment, the language of its user, and the streams of the process. */
interface Context {
  readonly args: readonly string[]
  readonly environment: NodeJS.ProcessEnv
  readonly language: Language
  readonly say: Say
  readonly input: Input
  readonly output: Output
  readonly errors: Errors
}

/** A keyboard or a pipe, a screen or a file. */
export type Input = Readable & { readonly isTTY?: boolean }
export type Output = Writable & Partial<Pick<WriteStream, 'isTTY' | 'columns' | 'rows' | 'hasColors'>>

/** Where faults and progress go. */
export interface Errors {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** Runs to its end and gives the exit code. */
export type Command = (context: Context) => Promise<number>

export const DONE = 0
export const FAILED = 1
export const MISUSED = 2
/** The disk failed: as sysexits.h has it for input and output. */
export const DISK_FAILED = 74
/** As a shell has it for whoever was stopped with Ctrl-C. */
export const INTERRUPTED = 130
