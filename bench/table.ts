/** Columns as wide as they need to be; the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  ')
  const rule = widths.map((width) => '-'.repeat(width))
  return [rows[0], rule, ...rows.slice(1)].map(line).join('\n')
}

const UNITS: readonly (readonly [size: number, unit: string])[] = [
  [1e6, ' M'],
  [1e3, ' k'],
  [1, ''],
]

/** Three digits are as many as a noisy machine can give: 4.71 M, 12.3 k, 102. */
export function short(count: number): string {
  const [size, unit] = UNITS.find(([least]) => count >= least) ?? UNITS[UNITS.length - 1]
  return `${digits(count / size)}${unit}`
}

export function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}
