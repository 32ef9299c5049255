import { lawsHoldFor } from '#kernel/testing/laws-hold.ts'
import { sharks } from './index.ts'

lawsHoldFor(sharks, {
  longest: 5000,
  atEach: { usual: 5, few: 1 },
  sights: { seed: 'sights of sharks 37', most: 6000 },
})
