/** What somebody is asked at a table, as far as a script looks at it. */
interface Asked {
  readonly game: string
  readonly seat: string
  /** Every action there is, in the notation. */
  readonly legal: readonly string[]
}

/** What a bot does in a story: one of the legal actions. */
export type Script = (asked: Asked) => string

/** The first of these that is there to be done, in this order; otherwise the first action of all. */
export function firstOf(wanted: readonly string[], legal: readonly string[]): string {
  const isSo = (action: string, words: string): boolean => action === words || action.startsWith(`${words} `)
  for (const words of wanted) {
    const action = legal.find((each) => isSo(each, words))
    if (action !== undefined) return action
  }
  return legal[0]
}

/** What keeps a game short: by game, what anybody would rather do. */
export const SHORT: { readonly [game: string]: readonly string[] } = {
  sharks: ['stop', 'take', 'draw', 'relieve', 'score', 'done'],
  jaws: [
    'eat all',
    'eat',
    'swim N',
    'swim S',
    'swim E',
    'swim W',
    'surface',
    'lock plain',
    'attack',
    'bonus',
    'turn',
    'done',
    'assign',
    'board',
    'stay',
    'ready',
    'target',
  ],
  'shark-island': [
    'strategy press',
    'keep',
    'sight',
    'sail 1',
    'dock',
    'reveal',
    'stop',
    'stay',
    'pass',
    'vote attack',
    'done',
  ],
}

/** Everyone does what keeps the game short. */
export const short: Script = ({ game, legal }) => firstOf(SHORT[game] ?? [], legal)

/** By seat, what it would rather do; the others keep the game short. */
export function prefer(wanted: { readonly [seat: string]: readonly string[] }): Script {
  return (asked) => firstOf([...(wanted[asked.seat] ?? []), ...(SHORT[asked.game] ?? [])], asked.legal)
}
