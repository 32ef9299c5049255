import type { Box } from '#kernel/game.ts'
import type { OystersContent } from '#kernel/testing/oysters/content.ts'
import { oysters } from '#kernel/testing/oysters/index.ts'
import type { OystersOptions } from '#kernel/testing/oysters/setting.ts'
import { AT, type OystersState } from '#kernel/testing/oysters/state.ts'

/** Ann against Ben and Cat, who may not talk among themselves while somebody hides the pearl. */
export const teamOysters: Box<OystersContent, OystersOptions> = {
  ...oysters,
  id: 'team-oysters',
  open(options, content) {
    const game = oysters.open(options, content)
    return {
      ...game,
      seats: game.seats.map(({ id }, seat) => ({ id, team: Math.min(seat, 1) })),
      mayConfer: (state) => (state as OystersState).step !== AT.hide,
    }
  },
}
