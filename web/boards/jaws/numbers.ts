import { speech } from '../../i18n/words.svelte.ts'

const PERCENT = { style: 'percent' } as const
const AVERAGE = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

type Format = typeof PERCENT | typeof AVERAGE

/** Working one out takes a browser longer than all it says of a chart. */
const formats = new Map<string, Map<Format, Intl.NumberFormat>>()

function written(number: number, format: Format): string {
  const { locale } = speech
  const known = formats.get(locale) ?? new Map<Format, Intl.NumberFormat>()
  formats.set(locale, known)
  const made = known.get(format) ?? new Intl.NumberFormat(locale, format)
  known.set(format, made)
  return made.format(number)
}

/** A part of one in percent. */
export function inPercent(part: number): string {
  return written(part, PERCENT)
}

/** An average with one figure behind the point. */
export function average(number: number): string {
  return written(number, AVERAGE)
}
