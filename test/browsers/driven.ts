/** A browser that is driven from outside. */
export interface Driven {
  /** As it calls itself: "firefox 153.7.0". */
  readonly name: string
  /** What went wrong in the page, as far as the browser tells. */
  readonly faults: readonly string[]
  go(url: string): Promise<void>
  /** Runs a function in the page, given as its source, and gives what it comes to; it may take a while. */
  run<Answer>(source: string, ...values: readonly unknown[]): Promise<Answer>
  /** Presses with the pointer in the middle of the first element that the selector finds. */
  press(selector: string): Promise<void>
  close(): Promise<void>
}

/** As wide as the tests of the page in Chromium. */
export const SIZE = { width: 1280, height: 800 }

/** Milliseconds that anything may take, on a busy machine too. */
export const PATIENCE = 20_000

/** Waits in the page until the selector finds something. */
export async function appears(driven: Driven, selector: string): Promise<void> {
  await driven
    .run(
      `(selector) => new Promise((resolve) => {
        const look = () => (document.querySelector(selector) ? resolve(true) : requestAnimationFrame(look))
        look()
      })`,
      selector,
    )
    .catch((error: unknown) => {
      throw new Error(`"${selector}" does not appear`, { cause: error })
    })
}
