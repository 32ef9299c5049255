/** Resolves with the first signal to end. The listeners stay, so that a second signal does not kill a shutdown half-way. */
export function toldToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
}

const A_MOMENT = 500

/** Forces the exit a moment from now, should something such as a hanging disk still keep the process alive. */
export function leaveSoon(): void {
  setTimeout(() => process.exit(), A_MOMENT).unref()
}
