import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    testTimeout: 60_000, // a test that hangs fails; one that shares a busy machine does not
    setupFiles: ['tests/support/quiet-console.ts'],
    benchmark: { include: ['tests/bench/**/*.bench.ts'] },
    coverage: { include: ['src/**'], reporter: ['text-summary', 'json-summary'] }
  }
})
