import { speech } from '../../i18n/words.svelte.ts'

/** By locale: working one out takes a browser longer than all it says of a chart. */
const formats = new Map<string, Intl.NumberFormat>()

/** A part of one in percent. */
export function inPercent(part: number): string {
  const { locale } = speech
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent' })
  formats.set(locale, format)
  return format.format(part)
}
