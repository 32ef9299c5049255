import { lawsHoldFor } from '../../kernel/testing/laws-hold.ts'
import { sharks } from './index.ts'

lawsHoldFor(sharks, 5000)
