/**
 * The numbers of a game's steps, in the order they are named. `over`, where the game ends, comes last unless it is named:
 * passages may stand behind it, so that questions keep the numbers that were written down before there were passages.
 */
export function numbered<const Names extends readonly string[]>(
  ...names: Names
): { readonly [name in Names[number] | 'over']: number } {
  const all = names.includes('over') ? names : [...names, 'over']
  const numbers = Object.fromEntries(all.map((name, number) => [name, number]))
  return numbers as { readonly [name in Names[number] | 'over']: number }
}
