import { lawsHoldFor } from '#kernel/testing/laws-hold.ts'
import { sharkIsland } from './index.ts'

lawsHoldFor(sharkIsland, {
  longest: 20_000,
  atEach: { usual: 2, few: 1 },
  sights: { seed: 'sights of shark-island 30', most: 300 },
  // How many people hold the Hunters is the table's business.
  notOfTheRules: ['players'],
})
