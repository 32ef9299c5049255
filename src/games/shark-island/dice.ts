import type { Chance } from '#kernel/chance/chance.ts'
import { ICONS, type IconId } from './components.ts'
import type { Setting } from './setting.ts'

const FACES = 6

/** Rolls a die, and returns its icon. */
export function rollDie({ draws, faces }: Setting, chance: Chance): number {
  return chance.take(draws.die, faces, FACES)
}

/** What so many dice show, by name. */
export function iconNames(counts: readonly number[]): IconId[] {
  return counts.flatMap((count, icon) => new Array<IconId>(count).fill(ICONS[icon]))
}
