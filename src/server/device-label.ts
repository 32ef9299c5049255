/** In this order, since most browsers also name others. */
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

/** Browser and system from the User-Agent, in two words: enough for people to know their device by. */
export function deviceLabel(userAgent = ''): string {
  const told = userAgent.slice(0, 500)
  const first = (known: typeof BROWSERS | typeof SYSTEMS): string[] =>
    known.flatMap(([name, pattern]) => (pattern.test(told) ? [name] : [])).slice(0, 1)
  return [...first(BROWSERS), ...first(SYSTEMS)].join(' · ')
}
