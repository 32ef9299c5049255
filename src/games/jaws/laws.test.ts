import { lawsHoldFor } from '../../kernel/testing/laws-hold.ts'
import { jaws } from './index.ts'

lawsHoldFor(jaws, 5000)
