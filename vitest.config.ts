import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts', 'web/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/browser/**'],
        },
      },
      {
        extends: true,
        // Chance deals and bots move while a test looks: a story that goes another way is told once more.
        test: { name: 'browser', include: ['test/browser/**/*.test.ts'], retry: 2 },
      },
    ],
    // Tests in a browser wait more than they work: with a file for each core alone, half of the machine is idle.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two cores do everything at once: what comes, comes when it can.
    expect: { poll: { timeout: 20_000 } },
    silent: false,
  },
})
