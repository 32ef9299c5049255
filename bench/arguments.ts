import { parseArgs } from 'node:util'

/** Works for about so many seconds and says what it found, for people and for programs. */
export type Bench = (seconds: number, progress: (line: string) => void, checkout?: string) => Promise<Report>

interface Report {
  readonly text: string
  readonly data: object
}

export interface Asked {
  readonly bench: string
  readonly seconds: number
  readonly json: boolean
  /** Another checkout to measure beside. */
  readonly checkout: string | undefined
}

const USUAL_SECONDS = '60'

/** What was asked for; null when it cannot be understood. */
export function readArguments(args: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seconds: { type: 'string', default: USUAL_SECONDS },
        json: { type: 'boolean', default: false },
        checkout: { type: 'string' },
      },
    })
    const seconds = Number(values.seconds)
    if (positionals.length !== 1 || !(seconds > 0 && seconds <= 3600)) return null
    return { bench: positionals[0], seconds, json: values.json, checkout: values.checkout }
  } catch {
    return null
  }
}
