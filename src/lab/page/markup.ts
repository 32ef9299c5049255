const UNSAFE: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text that cannot become markup. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => UNSAFE[character])
}

/** Markup with its values made safe; what is markup already is passed in a `Markup`. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | readonly Markup[]

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  let text = parts[0]
  for (const [index, value] of values.entries()) text += written(value) + parts[index + 1]
  return new Markup(text)
}

function written(value: Value): string {
  if (value instanceof Markup) return value.text
  if (typeof value === 'string') return escaped(value)
  return typeof value === 'number' ? figure(value) : value.map((each) => each.text).join('')
}

/** Two digits after the point are finer than any screen. */
function figure(value: number): string {
  return String(Math.round(value * 100) / 100)
}
