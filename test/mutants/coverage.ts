import { Session } from 'node:inspector'

interface Range {
  readonly startOffset: number
  readonly endOffset: number
  readonly count: number
}

/** Which places of the sources have been run since it was last asked, by what V8 counts itself. */
export class Coverage {
  readonly #session = new Session()

  constructor() {
    this.#session.connect()
    this.#session.post('Profiler.enable')
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  }

  /** For each wanted place (by its name: a file and an offset) whether it was run. */
  take(places: ReadonlyMap<string, readonly number[]>): Set<string> {
    const run = new Set<string>()
    this.#session.post('Profiler.takePreciseCoverage', (error, answer) => {
      if (error) throw error
      for (const { url, functions } of answer.result) {
        const file = fileOf(url)
        const offsets = places.get(file)
        if (!offsets) continue
        const ranges = functions.flatMap((each) => each.ranges)
        for (const offset of offsets) if (wasRun(ranges, offset)) run.add(`${file}:${offset}`)
      }
    })
    return run
  }

  end(): void {
    this.#session.disconnect()
  }
}

/** The narrowest range around a place tells. */
function wasRun(ranges: readonly Range[], offset: number): boolean {
  let narrowest: Range | null = null
  for (const range of ranges)
    if (range.startOffset <= offset && offset < range.endOffset)
      if (narrowest === null || size(range) <= size(narrowest)) narrowest = range
  return narrowest !== null && narrowest.count > 0
}

function size({ startOffset, endOffset }: Range): number {
  return endOffset - startOffset
}

function fileOf(url: string): string {
  return url.replace(/\?.*$/, '').replace(/^.*\/(src\/)/, '$1')
}
