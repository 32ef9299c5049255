import { DEVICES } from './act-1/devices.ts'
import { MODES } from './options.ts'

/** Every mode with every number of players, with help and without. */
export const TABLES: readonly unknown[] = [2, 3, 4].flatMap((_, turn) =>
  MODES.map((mode, index) => ({
    mode,
    players: 2 + ((turn + index) % 3),
    help: (turn + index) % 2 === 0 ? 'on' : 'off',
  })),
)

/** Effects that no card of the box has. */
export const PACKS: readonly unknown[] = [outOfUse()]

export const BEYOND: readonly string[] = []

/** A round without each of the devices. */
function outOfUse() {
  const events = DEVICES.map((device) => ({
    id: `no-${device}`,
    name: { en: 'Out of use', fr: 'Hors d’usage' },
    swimmers: 'N S',
    effect: { kind: 'out-of-use', device },
    source: 'house',
  }))
  return { game: 'jaws', add: { events } }
}
