import { styleText } from 'node:util'
import type { Pen } from '#kernel/terminal/pen.ts'

export function penFor(coloured: boolean): Pen {
  if (!coloured) return (_style, text) => text
  return (style, text) =>
    styleText(typeof style === 'string' ? style : [...style], text, { validateStream: false })
}
