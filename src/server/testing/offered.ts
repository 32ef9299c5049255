import { layOut, type Table } from '#games/shark-island/testing.ts'

/**
 * Combat on Shark Island: Harlan shows 7 and 8 and is offered another card, and the Shark goes on after him. With a 10
 * face down he is over 23 and can only pass.
 */
export function offered(down: '2' | '10'): Table {
  return layOut({
    phase: 'combat',
    hunters: 'harlan sheriff',
    fins: '(shark), seal',
    found: 1,
    at: { harlan: 1, sheriff: 2 },
    draws: { down: `${down} 5 6`, card: '7 7 8 8 2' },
  }).play('harlan: take', 'harlan: keep', 'sheriff: pass', 'shark: take')
}
