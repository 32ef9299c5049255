/** Milliseconds from sending a move until somebody has word of it. */
export interface Latency {
  readonly mover: number
  readonly opponent: number
}

/** Two people at one table of some server, both on sockets of their own. */
export interface Pair {
  /** Sits down to a new match. */
  open(): Promise<void>
  /** Plays any legal move of a match that is not over. */
  move(): Promise<Latency>
  /** Bytes of what the server sent, and in how many messages. */
  readonly received: Received
  close(): void
}

export interface Received {
  bytes: number
  messages: number
}

export type NewPair = (index: number) => Pair

/** A client-side random choice; what is drawn need not be the same in each run. */
export function anyOf<T>(choices: readonly T[]): T {
  return choices[Math.floor(Math.random() * choices.length)]
}
