import type { IslandView } from '#games/shark-island/view.ts'
import type { SidePad } from '../../board.ts'

/** Where each Hunter means to sail this turn, as the Hunters tell each other on their pad; 0 is dry dock. */
export type Plans = { readonly [seat: string]: number }

const nameOf = (seat: string): string => `plan ${seat}`

/** A plan is for one turn, and over when its Hunter has sailed. */
export function plansOn(pad: SidePad | null, { turn, hunters }: IslandView): Plans {
  const plans: { [seat: string]: number } = {}
  for (const { seat, at } of hunters) {
    const [when, tile] = (pad?.notes[nameOf(seat)] ?? '').split(' ')
    if (at === 'ashore' && tile !== undefined && Number(when) === turn) plans[seat] = Number(tile)
  }
  return plans
}

/** Writes a plan down, or takes it away. */
export function plan(pad: SidePad, { turn }: IslandView, seat: string, tile: number | null): void {
  pad.note({ [nameOf(seat)]: tile === null ? '' : `${turn} ${tile}` })
}

/** Once the fins lie in the water, and until everybody has sailed. */
export function isTimeToPlan({ question, tiles }: IslandView): boolean {
  return ['roll', 'act', 'sail'].includes(question) && tiles.some(({ down }) => down !== null)
}
