import { html, type Markup } from './markup.ts'

export interface FigureRow {
  readonly cells: readonly string[]
  /** Whether the rows below it belong to it. */
  readonly heads?: boolean
}

/** The figures behind a plot, folded away until somebody asks. */
export function figureTable(title: string, heads: readonly string[], rows: readonly FigureRow[]): Markup {
  const head = heads.map((name) => html`<th scope="col">${name}</th>`)
  const body = rows.map(({ cells, heads: isGroup }) => {
    const line = cells.map((cell) => html`<td>${cell}</td>`)
    return isGroup ? html`<tr class="group">${line}</tr>` : html`<tr>${line}</tr>`
  })
  return html`<details><summary>${title}</summary><div class="scroll"><table>
<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div></details>`
}
