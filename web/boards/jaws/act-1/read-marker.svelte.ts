import { recall, remember } from '../../../client/memory.ts'

/** How far somebody has read at a table: kept by the browser, so that a reload neither forgets nor repeats. */
export class ReadMarker {
  cursor = $state(0)
  readonly #place: string

  /** Cursors are counted for each viewer apart. A lesson begins anew each time, and is not remembered. */
  constructor(path: string, eyes: readonly string[]) {
    this.#place = path.startsWith('/match/') ? `jaws.read ${path} ${eyes.join()}` : ''
    if (this.#place !== '') this.cursor = Number(recall(this.#place) ?? 0)
  }

  moveTo(cursor: number): void {
    if (cursor <= this.cursor) return
    this.cursor = cursor
    if (this.#place !== '') remember(this.#place, String(cursor))
  }
}
