import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    setupFiles: ['tests/support/quiet-console.ts'],
    benchmark: { include: ['tests/bench/**/*.bench.ts'] },
    coverage: { include: ['src/**'], reporter: ['text-summary', 'json-summary'] }
  }
})
