import { parseArgs } from 'node:util'

/** The exit code of a command that was not understood. */
const MISUSED = 2

/** @typedef {import('node:util').ParseArgsOptionsConfig} Flags */

/**
 * @typedef Words what a command takes besides its options
 * @property {number} [least]
 * @property {number} [most] none without it, or any number of those that are known
 * @property {readonly string[]} [known]
 */

/**
 * What a command of `npm run` was asked for. With `--help` it prints the text and ends; where it was not understood it says
 * why in one sentence and ends with code 2.
 * @template {Flags} [Options={}]
 * @param {string} name
 * @param {string} help
 * @param {{ readonly options?: Options, readonly words?: Words }} [shape]
 */
export function readArguments(name, help, shape = {}) {
  helpIfAsked(help)
  const { known, least = 0, most = known === undefined ? 0 : Number.POSITIVE_INFINITY } = shape.words ?? {}
  const options = /** @type {Options} */ (shape.options ?? {})
  const { values, positionals: words } = understood()
  if (words.length < least) misused(name, known ? `which of ${known.join(', ')}?` : 'something is missing')
  if (words.length > most) misused(name, `"${words[most]}" is too much`)
  const unknown = words.find((word) => known?.includes(word) === false)
  if (unknown !== undefined) misused(name, `there is no "${unknown}": ${known?.join(', ')}`)
  return { values, words, number }

  function understood() {
    try {
      return parseArgs({ options, allowPositionals: true })
    } catch (error) {
      const [first] = (error instanceof Error ? error.message : String(error)).split('. ')
      return misused(name, `${first[0].toLowerCase()}${first.slice(1)}`)
    }
  }

  /**
   * An option that is a number.
   * @param {keyof typeof values & string} flag
   */
  function number(flag) {
    const text = String(values[flag])
    return /^\d+(\.\d+)?$/.test(text) ? Number(text) : misused(name, `"${text}" of --${flag} is no number`)
  }
}

/**
 * For commands that hand on what else they are given.
 * @param {string} help
 */
export function helpIfAsked(help) {
  if (!asksForHelp()) return
  console.log(help)
  process.exit(0)
}

export function asksForHelp() {
  return process.argv.slice(2).some((word) => word === '--help' || word === '-h')
}

/**
 * @param {string} name
 * @param {string} why
 * @returns {never}
 */
export function misused(name, why) {
  console.error(`${name}: ${why}; npm run ${name} -- --help says what it takes.`)
  process.exit(MISUSED)
}
