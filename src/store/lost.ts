/** The store has ended, and with it every promise it had not kept: only opening it again helps. */
export class StoreLost extends Error {
  constructor(why: string, cause?: unknown) {
    super(`the store has ended: ${why}`, { cause })
    this.name = 'StoreLost'
  }
}
