/** A table with columns as wide as they need to be: the first `left` of them to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[], left = 1): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column < left ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
