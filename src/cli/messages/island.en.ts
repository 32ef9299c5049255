/** What the terminal says about Shark Island. */
export const islandEn = {
  'cli.island.status': 'turn {turn}, Shark {health}',
  'cli.island.seat': '{seat@seat}',
  'cli.island.place': '{place@place}',
  'cli.island.day': '{day@day}:',
  'cli.island.tile': 'terror {terror}, fins {down}, seen {sightings}',
  'cli.island.fin.shark': 'SHARK',
  'cli.island.fin.fog': 'fog',
  'cli.island.fin.rammed': 'ram',
  'cli.island.fin.dolphin': 'dolphin',
  'cli.island.fin.shoal': 'shoal',
  'cli.island.fin.prank': 'prank',
  'cli.island.fin.seal': 'seal',
  'cli.island.shark':
    'Shark: health {health}/{start}, coins {coins}, cards {cards}; fins left {fins}, rerolls left {rerolls}',
  'cli.island.strategy': '{strategy@shark-island.strategy-name}',
  'cli.island.terror':
    'Terror {total}: resort {resort}, mayor {mayor}, press {press}, wild {wild}. Next tile: {place@place}',
  'cli.island.hunter': '{seat@seat}: damage {damage}, rerolls {rerolls}, cards {cards}, at {at}',
  'cli.island.at.ashore': 'harbour',
  'cli.island.at.docked': 'dry dock',
  'cli.island.passed': 'passed',
  'cli.island.card': '{card@card}: {text}',
  'cli.island.hand-of': '{seat@seat}: {cards@card}',
  'cli.island.rules.goal':
    'The Hunters win by bringing the Shark to zero health. The Shark wins by Terror: its secret strategy wants {shark-island.ofOneEvent} tokens of one kind among {shark-island.leastTerror}, or {shark-island.ghostTerror} of any kind.',
  'cli.island.rules.combat':
    'In combat come as close to {shark-island.target} as you dare. A {shark-island.harpoonCard} is a Harpoon, a {shark-island.hazardCard} a Hazard (take again or pass), Shark! doubles the card before it; {shark-island.doubleShark} Shark! cards win for the Shark. The Shark wins ties.',
  'cli.island.rules.hunter': '{seat@seat}: search {search}, fight {fight}, craft {craft}. {text}',
}
