import type { Viewer } from '#kernel/seats.ts'
import type { Table } from '../table.ts'

/** Somebody's device: it keeps what it was sent, and asks for what it has missed. */
export class Onlooker {
  readonly viewer: Viewer
  /** Every update as it came, as text. */
  readonly got: string[] = []

  constructor(viewer: Viewer) {
    this.viewer = viewer
  }

  look(table: Table): void {
    for (const update of table.updatesSince(this.viewer, this.got.length)) {
      if (update.cursor !== this.got.length + 1)
        throw new Error(`viewer ${this.viewer} got update ${update.cursor} after ${this.got.length}`)
      this.got.push(JSON.stringify(update))
    }
  }
}
