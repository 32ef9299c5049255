const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago, in the words of a language. */
export function ago(then: number, locale: string, now = Date.now()): string {
  const seconds = (then - now) / 1000
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  for (const [unit, length] of STEPS) {
    const count = Math.round(seconds / length)
    if (count !== 0) return format.format(count, unit)
  }
  return format.format(0, 'minute')
}

/** The day of a moment; with its year, where that is another. */
export function dayOf(then: number, locale: string, now = Date.now()): string {
  const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear()
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  return format.format(then)
}
