import { lawsHoldFor } from '#kernel/testing/laws-hold.ts'
import { jaws } from './index.ts'

lawsHoldFor(jaws, {
  longest: 5000,
  atEach: { usual: 3, few: 1 },
  sights: { seed: 'sights of jaws 28', most: 1000 },
  // Who holds the crew is the table's business, and what helps with deducing the page's.
  notOfTheRules: ['players', 'help'],
})
