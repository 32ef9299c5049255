/** Resolves with the first signal to end. The listeners stay, so that a second signal does not kill a shutdown half-way. */
export function toldToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
}

const A_MOMENT = 500

/** Exits by force a moment from now, should something still keep the process: a disk that hangs. */
export function leaveSoon(): void {
  setTimeout(() => process.exit(), A_MOMENT).unref()
}
