/** Dots that look scattered and are the same every time: two paths of points in a square tile. */
export function grain(count: number, side: number): { dark: string; light: string } {
  let seed = 5
  const next = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 4294967296
  }
  const dots = ['', '']
  for (let dot = 0; dot < count; dot++)
    dots[dot % 2] += `M${(next() * side).toFixed(1)} ${(next() * side).toFixed(1)}h0`
  return { dark: dots[0], light: dots[1] }
}
