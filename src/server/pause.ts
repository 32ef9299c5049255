/** Lets the event loop go round: whoever waits for something else has their turn. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
