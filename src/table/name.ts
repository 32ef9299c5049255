import { Refusal } from '#kernel/refusal.ts'

/** In UTF-16 units, as a field of a page counts them. */
const LONGEST = 40

/** More combining marks on a letter than any script needs would cover the lines above and below. */
const MOST_MARKS = 4

/** Blanks that Unicode calls symbols or letters: of Braille, music, hieroglyphs and Khitan. */
const BLANK = String.raw`\u{2800}\u{1D159}\u{13441}\u{13442}\u{16FE4}\u{FFFC}`
const DRAWN = String.raw`[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}${BLANK}]]`
const MARK = String.raw`[\p{M}--[\p{Default_Ignorable_Code_Point}${BLANK}]]`
/** Joiners and variation selectors are allowed only inside an emoji. */
const PICTURE = String.raw`[\p{Extended_Pictographic}&&\p{Assigned}][\uFE0E\uFE0F]?\p{Emoji_Modifier}?`

/** One visible character with its marks, or a space. Matched one by one: a single pattern could backtrack for ever. */
const PIECE = new RegExp(
  String.raw`(?:${PICTURE}(?:\u200D${PICTURE})*|\p{Emoji}[\uFE0E\uFE0F]|${DRAWN})${MARK}{0,${MOST_MARKS}}| `,
  'vy',
)

/** A name as it is kept, or a refusal: something that can be seen, and nothing that cannot. */
export function personName(typed: string): string {
  const name = typed
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()
  if (name === '') throw new Refusal('name-unseen')
  if (name.length > LONGEST) throw new Refusal('too-long', { most: LONGEST })
  let at = 0
  while (at < name.length) {
    PIECE.lastIndex = at
    const piece = PIECE.exec(name)
    if (piece === null) throw unfit(name, at)
    at += piece[0].length
  }
  return name
}

const IS_MARK = new RegExp(`^${MARK}$`, 'v')

function unfit(name: string, at: number): Refusal {
  const code = name.codePointAt(at) ?? 0
  const isPiledUp = at > 0 && name[at - 1] !== ' ' && IS_MARK.test(String.fromCodePoint(code))
  if (isPiledUp) return new Refusal('name-marks', { most: MOST_MARKS })
  return new Refusal('name-character', { character: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` })
}
