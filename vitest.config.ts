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
    // Vitest's own choice leaves one core idle: on two cores that is half of the machine.
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two cores do everything at once: what comes, comes when it can.
    expect: { poll: { timeout: 20_000 } },
    silent: false,
  },
})
