import { lawsHoldFor } from '#kernel/testing/laws-hold.ts'
import { minnows } from './index.ts'

lawsHoldFor(minnows, {
  longest: 40,
  atEach: { usual: 20, few: 4 },
  sights: { seed: 'sights of minnows', most: 50 },
})
