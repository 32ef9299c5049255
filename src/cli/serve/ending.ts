/** When the process is first told to end. The listeners stay: later signals are no reason to end in the middle of it. */
export function toldToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
}

const A_MOMENT = 500

/** Ends the process a moment from now, if something keeps it that was given its time: a disk that hangs. */
export function leaveSoon(): void {
  setTimeout(() => process.exit(), A_MOMENT).unref()
}
