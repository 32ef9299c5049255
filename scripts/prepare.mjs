/**
 * Makes ready what a command needs, or ends with a sentence that says what is missing.
 * @param {(() => unknown)[]} steps
 */
export function prepare(...steps) {
  try {
    for (const step of steps) step()
  } catch (error) {
    console.error(`dorsal: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}
