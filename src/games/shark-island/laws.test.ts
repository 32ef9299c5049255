import { lawsHoldFor } from '../../kernel/testing/laws-hold.ts'
import { sharkIsland } from './index.ts'

lawsHoldFor(sharkIsland, 20_000)
