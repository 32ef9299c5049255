import { speech } from '../../../i18n/words.svelte.ts'

/** Cached by locale: to make a formatter takes a browser longer than to write all the chances on a chart. */
const formats: { [locale: string]: (part: number) => string } = {}

/** A probability in words short enough for a pennant. */
export function percent(p: number): string {
  formats[speech.locale] ??= new Intl.NumberFormat(speech.locale, { style: 'percent' }).format
  const format = formats[speech.locale]
  return p > 0 && p < 0.005 ? `<${format(0.01)}` : format(p)
}
