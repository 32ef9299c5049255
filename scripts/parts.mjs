/** The parts of the tests, each a project of vitest.config.ts. */
export const PARTS = ['rules', 'programs', 'browser']

/** Tests in test/ that only read sources and documents. */
export const READING = ['test/{architecture,docs,rulebooks,supply}*.test.ts']

/** Tests that start processes or threads, open sockets or write files. */
export const PROGRAMS = [
  'src/{cli,dev,lab,server,store,thinking}/**/*.test.ts',
  'test/{*,museum/*,mutants/*}.test.ts',
]

/** Those among them that start processes: too slow for a check between two edits. */
export const PROCESSES = [
  'src/{store,thinking}/**/*.test.ts',
  'src/lab/ladder/ladder.test.ts',
  'src/server/nodes/*.test.ts',
  'test/{*,museum/*,mutants/*}.test.ts',
]
