import type { Knowledge } from '#kernel/knowledge.ts'
import { ITERATIONS } from './levels.ts'

/** How many iterations a level has for a decision of a game; none for levels that do not search. */
export function iterationsOf(
  { iterations }: Pick<Knowledge<never>, 'iterations'>,
  level: string,
): number | undefined {
  const usual: { readonly [level: string]: number } = ITERATIONS
  return iterations?.[level] ?? usual[level]
}
