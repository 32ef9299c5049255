/** Lone surrogates and NUL cannot be stored by every database: refused rather than changed. */
export function keepable(text: string): string {
  if (!text.isWellFormed() || text.includes('\0')) throw new Error('a text that cannot be kept as it is')
  return text
}

/** Each database treats a negative position or limit in its own way, so none reaches it. */
export function counted(count: number): number {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is not a count`)
  return count
}

/** Rounds a bound up, since moments are kept in whole milliseconds: `kept < moment` holds for the same ones after it. */
export function wholeMoment(moment: number): number {
  return Math.ceil(moment)
}
