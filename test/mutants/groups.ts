import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What is mutated together, and the tests that are to notice. */
export interface Group {
  readonly name: string
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

const RECORDS = ['test/records.test.ts', 'test/island-records.test.ts']

const GROUPS: readonly Group[] = [
  {
    name: 'sharks',
    files: ['src/games/sharks/{steps/*,abilities,game-end,ocean,scoring,sequence,setup,stomach}.ts'],
    tests: ['src/games/sharks/**/*.test.ts', ...RECORDS],
  },
  {
    name: 'jaws',
    files: [
      'src/games/jaws/{act,rules}.ts',
      'src/games/jaws/act-1/{steps/*,act-end,beaches,clues,setup}.ts',
      'src/games/jaws/act-2/{steps/*,boat,crew,dice,game-end,hand,setup}.ts',
    ],
    tests: ['src/games/jaws/**/*.test.ts', ...RECORDS],
  },
  {
    name: 'shark-island',
    files: [
      'src/games/shark-island/{*-phase/*,skill-cards/*}.ts',
      'src/games/shark-island/{*-phase,fins,hunters,outcome,resources,sequence,setup,strategy}.ts',
    ],
    tests: ['src/games/shark-island/**/*.test.ts', ...RECORDS],
  },
  {
    name: 'kernel/match',
    files: ['src/kernel/match/*.ts'],
    tests: ['src/kernel/**/*.test.ts', 'src/table/*.test.ts', ...RECORDS],
  },
  { name: 'table', files: ['src/table/*.ts'], tests: ['src/table/**/*.test.ts'] },
]

/**
 * Long play by chance shows at best that something is wrong: a rule is to be noticed by a test that says it. What bots
 * know is not the rules.
 */
const LEFT_OUT = [
  '**/laws.test.ts',
  'src/table/{interleavings,twins,twins-jaws,whole-games}.test.ts',
  '**/knowledge/**',
]

export function groupNames(): string[] {
  return GROUPS.map(({ name }) => name)
}

/** The groups of these names, or all, with the files that they stand for. */
export function groupsNamed(names: readonly string[]): Group[] {
  return GROUPS.filter(({ name }) => names.length === 0 || names.includes(name)).map(
    ({ name, files, tests }) => ({
      name,
      files: paths(files, ['**/*.test.ts']),
      tests: paths(tests, LEFT_OUT),
    }),
  )
}

function paths(patterns: readonly string[], exclude: string[]): string[] {
  return globSync([...patterns], { cwd: ROOT, exclude })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}
