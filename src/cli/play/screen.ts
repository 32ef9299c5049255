import type { Message } from '#kernel/message.ts'
import type { Board, Scene } from '#kernel/terminal/board.ts'
import { inColumns, padded, widthOf, wrapped } from '#kernel/terminal/text.ts'
import type { Action } from '#kernel/vocabulary.ts'

export interface Choice {
  readonly action: Action
  readonly number: number
  /** The action as the record has it, and as people say it. */
  readonly text: string
  readonly words: string
}

export interface Sheet {
  readonly board: Board
  readonly scene: Omit<Scene, 'compact'>
  readonly title: string
  readonly turn: string
  readonly news: readonly string[]
  readonly before: string
  readonly prompt: Message | null
  readonly choices: readonly Choice[]
  readonly rows: number
}

/** From roomy to tight; the first that fits is shown. */
const LAYOUTS = [
  { compact: false, inWords: true, leastNews: 8 },
  { compact: true, inWords: true, leastNews: 3 },
  { compact: true, inWords: true, leastNews: 1 },
  { compact: true, inWords: false, leastNews: 1 },
]

/** The title above and the line to type on. */
const FRAME = 2

/** One screen: what happened, the table, the question and its answers, and a line to type on. */
export function screenLines(sheet: Sheet): string[] {
  const { rows, news } = sheet
  let lines: string[] = []
  let least = 0
  for (const layout of LAYOUTS) {
    lines = tableLines(sheet, layout)
    least = Math.min(layout.leastNews, news.length)
    if (lines.length + least + FRAME <= rows) break
  }
  const room = Math.max(least, rows - lines.length - FRAME)
  const shown = news.length <= room ? news : [sheet.before, ...news.slice(news.length - room + 1)]
  return [titleLine(sheet), ...shown, ...lines]
}

function tableLines(
  { board, scene, prompt, choices }: Sheet,
  { compact, inWords }: (typeof LAYOUTS)[number],
): string[] {
  const { pen, say, columns } = scene
  const lines = board.draw({ ...scene, compact })
  if (prompt === null) return lines
  const items = choices.map(({ number, text, words }) => {
    const marked = pen(['bold', 'yellow'], String(number).padStart(2))
    return `${marked} ${inWords ? words : text}`
  })
  const question = wrapped(say(prompt), columns).map((line) => pen('bold', line))
  return [...lines, ...question, ...inColumns(items, columns)]
}

function titleLine({ scene: { pen, columns }, title, turn }: Sheet): string {
  const gap = Math.max(1, columns - widthOf(title) - widthOf(turn) - 2)
  return pen(['bold', 'inverse'], padded(` ${title}${' '.repeat(gap)}${turn} `, columns))
}
