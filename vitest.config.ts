import { defineConfig } from 'vitest/config'
import { PROCESSES, PROGRAMS, READING } from './scripts/parts.mjs'

/** `npm run check` starts no processes and plays few games for each law. */
const left = process.env.LAWS === 'few' ? PROCESSES : []

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{src,web}/**/*.test.ts', ...READING],
          exclude: ['src/{cli,dev,lab,server,store,thinking}/**'],
          // Pure: nothing one file does is left for the next, so the files of a worker share what they import.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: PROGRAMS,
          exclude: [...READING, ...left],
          globalSetup: 'test/support/postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/support/ready.ts',
          // The files of a worker share one Chromium; everyone in a story has a context of their own.
          isolate: false,
          pool: 'forks',
        },
      },
    ],
    globalSetup: 'test/support/temporary.ts',
    // Vitest's own choice leaves one core idle: on two cores that is half of the machine.
    maxWorkers: '100%',
    // For what hangs: no test is to fail because a machine is ten times slower.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
