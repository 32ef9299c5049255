import { speech } from '../../../i18n/words.svelte.ts'

/** A chance in percent: only what is certain is called 0 or 100. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100)
  const shown = chance > 1e-9 && whole === 0 ? 1 : chance < 1 - 1e-9 && whole === 100 ? 99 : whole
  return new Intl.NumberFormat(speech.locale, { style: 'percent' }).format(shown / 100)
}

/** An average with one figure behind the point. */
export function average(number: number): string {
  return new Intl.NumberFormat(speech.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(number)
}
