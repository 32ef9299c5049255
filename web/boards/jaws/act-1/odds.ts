import { speech } from '../../../i18n/words.svelte.ts'

/** A probability in words short enough for a pennant. */
export function percent(p: number): string {
  const { format } = new Intl.NumberFormat(speech.locale, { style: 'percent' })
  return p > 0 && p < 0.005 ? `<${format(0.01)}` : format(p)
}
