/** Reading a page of the documentation: its sections, tables and examples. */

export interface Block {
  /** Where it begins on the page. */
  readonly line: number
  readonly text: string
}

export function fencedBlocks(page: string, kind: string): Block[] {
  const blocks: Block[] = []
  for (const found of page.matchAll(/^```(\w*)\n([\s\S]*?)\n```$/gm))
    if (found[1] === kind)
      blocks.push({ line: page.slice(0, found.index).split('\n').length, text: found[2] })
  return blocks
}

/** What stands under a heading, with the headings below it. */
export function section(page: string, heading: string): string {
  const lines = page.split('\n')
  const start = lines.findIndex((line) => line.replace(/^#+ /, '') === heading && line.startsWith('#'))
  if (start < 0) throw new Error(`no section "${heading}"`)
  const depth = lines[start].indexOf(' ')
  const end = lines.findIndex(
    (line, index) => index > start && /^#+ /.test(line) && line.indexOf(' ') <= depth,
  )
  return lines.slice(start + 1, end < 0 ? lines.length : end).join('\n')
}

/** The rows of all tables of a section, without the rule under their heads. */
export function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[-|]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

/** The words between backticks. */
export function ticked(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word)
}

const ANYTHING = '…'

/** Where a value is not what the page shows; … stands for anything, for the rest of a list or for further fields. */
export function differences(shown: unknown, real: unknown, path = 'answer'): string[] {
  if (shown === ANYTHING) return []
  if (Array.isArray(shown) && Array.isArray(real)) {
    const open = shown.at(-1) === ANYTHING
    const items = open ? shown.slice(0, -1) : shown
    const lengthFits = open ? real.length >= items.length : real.length === items.length
    if (!lengthFits) return [`${path} has ${real.length} items`]
    return items.flatMap((item, index) => differences(item, real[index], `${path}[${index}]`))
  }
  if (isRecord(shown) && isRecord(real)) {
    const { [ANYTHING]: open, ...fields } = shown
    const extra = open === undefined ? Object.keys(real).filter((key) => !(key in fields)) : []
    return [
      ...extra.map((key) => `${path}.${key} is not shown`),
      ...Object.keys(fields).flatMap((key) => differences(fields[key], real[key], `${path}.${key}`)),
    ]
  }
  return shown === real ? [] : [`${path} is ${JSON.stringify(real)}, not ${JSON.stringify(shown)}`]
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
