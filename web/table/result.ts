import { word } from '../i18n/words.svelte.ts'

/** Who has won, in one line, as somebody who holds these seats would say it. */
export function resultTitle(
  winners: readonly string[],
  mine: readonly string[],
  nameOf: (seat: string) => string,
): string {
  if (winners.length === 0) return word('end.nobody')
  if (winners.length > 1) return word('end.shared', { names: winners.map(nameOf) })
  return mine.length === 1 && mine[0] === winners[0]
    ? word('end.you-won')
    : word('end.won', { name: nameOf(winners[0]) })
}
