/** What a pen writes before and after a text to colour it. */
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

/** How many columns a text takes; colours take none. */
export function widthOf(text: string): number {
  return [...text.replace(COLOUR, '')].length
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

export function centred(text: string, width: number): string {
  const left = Math.floor((width - widthOf(text)) / 2)
  return padded(' '.repeat(Math.max(0, left)) + text, width)
}

/** Cuts a text without colours so that it fits. */
export function clipped(text: string, width: number): string {
  const letters = [...text]
  return letters.length <= width ? text : `${letters.slice(0, width - 1).join('')}…`
}

/** Breaks a text between words; lines after the first begin with the indent. Blanks before the first word stay. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = []
  const [first, ...words] = text.split(' ')
  let line = first
  for (const word of words) {
    const longer = `${line} ${word}`
    if (widthOf(longer) <= width) line = longer
    else {
      lines.push(line)
      line = indent + word
    }
  }
  return [...lines, line]
}

/** Lays items out in as many columns as the width has room for, filled from the top down. */
export function inColumns(items: readonly string[], width: number, gap = 2): string[] {
  for (let columns = items.length; columns > 0; columns--) {
    const rows = Math.ceil(items.length / columns)
    const widths: number[] = []
    for (let first = 0; first < items.length; first += rows)
      widths.push(Math.max(...items.slice(first, first + rows).map(widthOf)))
    if (widths.reduce((sum, each) => sum + each + gap, -gap) > width) continue
    return Array.from({ length: rows }, (_, row) =>
      widths
        .map((each, column) => padded(items[column * rows + row] ?? '', each))
        .join(' '.repeat(gap))
        .trimEnd(),
    )
  }
  return items.flatMap((item) => wrapped(item, width, '   '))
}
