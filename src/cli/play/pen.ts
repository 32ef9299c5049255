import { type InspectColor, styleText } from 'node:util'

export type Style = InspectColor | readonly InspectColor[]

/** Colours a text where the terminal shows colours. */
export type Pen = (style: Style, text: string) => string

export function penFor(coloured: boolean): Pen {
  if (!coloured) return (_style, text) => text
  return (style, text) =>
    styleText(typeof style === 'string' ? style : [...style], text, { validateStream: false })
}
