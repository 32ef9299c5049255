import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import { BINOCULARS, BUOY, ICONS, type IconId } from '../components.ts'
import { rollDie } from '../dice.ts'
import { happened } from '../events.ts'
import type { Setting } from '../setting.ts'
import type { IslandState } from '../state.ts'

/** Rulebook, "Successful Search": each Binoculars and each Buoy is one; in Fog a Buoy is blank. */
export function rollSearch(
  setting: Setting,
  s: IslandState,
  dice: number,
  chance: Chance,
  emit?: Emit,
): void {
  const icons: IconId[] | null = emit ? [] : null
  for (let die = 0; die < dice; die++) {
    const icon = rollDie(setting, chance)
    if (icon === BINOCULARS) s.binoculars++
    else if (icon === BUOY && !s.blank) s.buoys++
    icons?.push(ICONS[icon])
  }
  if (emit && icons !== null)
    emit(happened('shark-island.searched', { seat: setting.seats[s.actor].id, icons }))
}
