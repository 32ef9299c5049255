import { defineConfig } from 'vitest/config'

/** Tests that start processes or threads, open sockets or write files. */
const PROGRAMS = ['src/{cli,dev,lab,server,store,thinking}/**/*.test.ts', 'test/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['{src,web}/**/*.test.ts'], exclude: PROGRAMS },
      },
      {
        extends: true,
        test: { name: 'programs', include: PROGRAMS },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/support/ready.ts',
          retry: 2,
        },
      },
    ],
    globalSetup: 'test/support/temporary.ts',
    // Vitest's own choice leaves one core idle: on two cores that is half of the machine.
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
