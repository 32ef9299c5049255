import { createRequire } from 'node:module'

/**
 * boardgame.io's entry points are folders with a package.json inside: only `require` finds them.
 * Its immer has to be its own copy: another would not know its drafts.
 */
const require = createRequire(import.meta.url)
const requireAsIt = createRequire(require.resolve('boardgame.io/internal'))

export type BoardGame = import('boardgame.io', { with: { 'resolution-mode': 'require' }}).Game<unknown>
type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }})
type Ai = typeof import('boardgame.io/ai', { with: { 'resolution-mode': 'require' }})
type Immer = typeof import('immer')

export const { CreateGameReducer, InitializeGame }: Internal = require('boardgame.io/internal')
export const { MCTSBot }: Ai = require('boardgame.io/ai')
export const { original, setAutoFreeze }: Immer = requireAsIt('immer')
