/** A number with its sign, as a Calendar card prints it. */
export function signed(number: number): string {
  if (number === 0) return '±0'
  return number > 0 ? `+${number}` : `−${-number}`
}
