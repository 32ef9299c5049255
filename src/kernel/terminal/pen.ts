type Hue = 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan'

/** What terminals can do to a text; the names are those of Node's `styleText`. */
type Mark =
  | 'bold'
  | 'dim'
  | 'inverse'
  | 'black'
  | 'white'
  | 'gray'
  | Hue
  | `${Hue}Bright`
  | 'bgBlack'
  | 'bgWhite'
  | `bg${Capitalize<Hue>}`

export type Style = Mark | readonly Mark[]

/** Colours a text where the terminal shows colours. */
export type Pen = (style: Style, text: string) => string
