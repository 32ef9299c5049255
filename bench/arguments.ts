import { misused, readArguments } from '../scripts/arguments.mjs'

/** Works for about so many seconds and says what it found, for people and for programs. */
export type Bench = (seconds: number, progress: (line: string) => void, asked: Wish) => Promise<Report>

interface Report {
  readonly text: string
  readonly data: object
  /** Left out where there are no goals, or where they are only told. */
  readonly isReached?: boolean
}

/** What some benches can be asked for besides. */
interface Wish {
  /** Another checkout to measure beside. */
  readonly checkout: string | undefined
  /** One of its parts. */
  readonly only: string | undefined
  /** Where the matches that are played first are kept for the next time. */
  readonly played: string | undefined
}

export interface Asked extends Wish {
  readonly bench: string
  readonly seconds: number
  readonly json: boolean
}

const USUAL_SECONDS = '60'

/** Which of the benches was asked for, and how. */
export function readAsked(benches: readonly string[]): Asked {
  const help = `npm run bench -- <${benches.join(' | ')}>

Measures, in some cases beside peers in the same run; docs/performance.md says what came of it.

  --seconds N        for about how long (${USUAL_SECONDS}), at most an hour
  --json             for programs
  --checkout FOLDER  another checkout to measure beside, where a bench does
  --only PART        of page: loads, moving or rest. page measures each thing three or five times, and takes 15
                     minutes; with fewer than 50 seconds it measures once, for so long. It ends with 1 where a goal is missed
  --played FILE      of archive and archive-shared: keeps the matches that are played first, which takes longest, and goes on
                     with those that are there; with --only play they are played, and nothing is measured`
  const { values, words, number } = readArguments('bench', help, {
    words: { known: benches, least: 1, most: 1 },
    options: {
      seconds: { type: 'string', default: USUAL_SECONDS },
      json: { type: 'boolean', default: false },
      checkout: { type: 'string' },
      only: { type: 'string' },
      played: { type: 'string' },
    },
  })
  const seconds = number('seconds')
  if (!(seconds > 0 && seconds <= 3600)) misused('bench', `${seconds} seconds are too few or too many`)
  const { json, checkout, only, played } = values
  return { bench: words[0], seconds, json, checkout, only, played }
}
