import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'web/**/*.test.ts', 'test/**/*.test.ts'],
    // Vitest's own choice leaves one core idle: on two cores that is half of the machine.
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    silent: false,
  },
})
