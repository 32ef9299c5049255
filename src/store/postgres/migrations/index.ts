import type { Migration } from '../migrate.ts'
import { first } from './1-first.ts'
import { blocks } from './2-blocks.ts'

/** In their order; each has the number after the one before. */
export const MIGRATIONS: readonly Migration[] = [first, blocks]
