import type { Box, Game } from '../game.ts'
import type { Written } from '../written.ts'
import type { OystersContent } from './oysters/content.ts'
import { oystersGame } from './oysters/game.ts'
import { oysters } from './oysters/index.ts'
import type { OystersOptions } from './oysters/setting.ts'
import type { OystersState } from './oysters/state.ts'
import { rules7, type WrittenOysters } from './oysters/written.ts'

/** A state as number 8 writes it: the phase is what is asked. */
export type RaisedOysters = Omit<WrittenOysters, 'phase'> & { readonly asked: WrittenOysters['phase'] }

function raised(written: unknown): RaisedOysters {
  const { phase, ...rest } = written as WrittenOysters
  return { asked: phase, ...rest }
}

const rules8: Written<OystersState> = {
  write: (state) => raised(rules7.write(state)),
  read(written) {
    const { asked, ...rest } = written as RaisedOysters
    return rules7.read({ phase: asked, ...rest })
  },
}

function open(options: OystersOptions, content: OystersContent, rules = 8): Game<OystersState> {
  const game = oystersGame(options, content)
  return rules === 8 ? { ...game, rules, ...rules8 } : game
}

/** Oysters of the release in which number 7 is leaving: its matches are brought to number 8. */
export const leavingOysters: Box<OystersContent, OystersOptions> = {
  ...oysters,
  rules: 8,
  rulesNumbers: [7, 8],
  leaving: [7],
  open,
  raise: raised,
}

/** Oysters of the release after it, in which number 7 is gone. */
export const raisedOysters: Box<OystersContent, OystersOptions> = {
  ...leavingOysters,
  rulesNumbers: [8],
  leaving: [],
  open(options, content, rules = 8) {
    if (rules !== 8) throw new Error(`nobody can tell what number ${rules} was`)
    return open(options, content, rules)
  },
}
