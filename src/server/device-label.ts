/** The first that fits: most browsers also name the ones they want to be taken for. */
const BROWSERS = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** What a browser tells of itself in two words, or nothing: enough for its owner to know it again, and no more is kept. */
export function deviceLabel(userAgent = ''): string {
  const told = userAgent.slice(0, 500)
  const first = (known: typeof BROWSERS | typeof SYSTEMS): string[] =>
    known.flatMap(([name, pattern]) => (pattern.test(told) ? [name] : [])).slice(0, 1)
  return [...first(BROWSERS), ...first(SYSTEMS)].join(' · ')
}
