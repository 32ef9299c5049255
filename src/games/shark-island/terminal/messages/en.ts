import type { Says } from '#kernel/catalogue.ts'
import type { IslandNumber } from '../../numbers.ts'

/** What the terminal says about Shark Island. */
export const en = {
  'cli.shark-island.flags': `  --players N        the Shark and up to {shark-island.mostHunters} others (3); if there is one only, they run all the Hunters
  --hunters A,B      which: tempest, harlan, hudlo, anya, sheriff, pilot`,
  'cli.shark-island.status': 'turn {turn}, Shark {health}',
  'cli.shark-island.seat': '{seat@seat}',
  'cli.shark-island.place': '{place@place}',
  'cli.shark-island.day': '{day@day}:',
  'cli.shark-island.tile': 'terror {terror}, fins {down}, seen {sightings}',
  'cli.shark-island.fin.shark': 'SHARK',
  'cli.shark-island.fin.fog': 'fog',
  'cli.shark-island.fin.rammed': 'ram',
  'cli.shark-island.fin.dolphin': 'dolphin',
  'cli.shark-island.fin.shoal': 'shoal',
  'cli.shark-island.fin.prank': 'prank',
  'cli.shark-island.fin.seal': 'seal',
  'cli.shark-island.shark':
    'Shark: health {health}/{start}, coins {coins}, cards {cards}; fins left {fins}, rerolls left {rerolls}',
  'cli.shark-island.strategy': '{strategy@shark-island.strategy-name}',
  'cli.shark-island.terror':
    'Terror {total}: resort {resort}, mayor {mayor}, press {press}, wild {wild}. Next tile: {place@place}',
  'cli.shark-island.hunter': '{seat@seat}: damage {damage}, rerolls {rerolls}, cards {cards}, at {at}',
  'cli.shark-island.at.ashore': 'harbour',
  'cli.shark-island.at.docked': 'dry dock',
  'cli.shark-island.passed': 'passed',
  'cli.shark-island.card': '{card@card}: {text}',
  'cli.shark-island.hand-of': '{seat@seat}: {cards@card}',
  'cli.shark-island.rules.goal':
    'The Hunters win by bringing the Shark to zero health. The Shark wins by Terror: its secret strategy wants {shark-island.ofOneEvent} tokens of one kind among {shark-island.leastTerror}, or {shark-island.ghostTerror} of any kind.',
  'cli.shark-island.rules.combat':
    'In combat come as close to {shark-island.target} as you dare. A {shark-island.harpoonCard} is a Harpoon, a {shark-island.hazardCard} a Hazard (take again or pass), Shark! doubles the card before it; {shark-island.doubleShark} Shark! cards win for the Shark. The Shark wins ties.',
  'cli.shark-island.rules.hunter': '{seat@seat}: search {search}, fight {fight}, craft {craft}. {text}',
} as const

en satisfies Says<typeof en, never, IslandNumber>
