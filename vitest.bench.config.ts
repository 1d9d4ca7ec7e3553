import { defineConfig } from 'vitest/config'

/** `npm run bench`: one file after another, nothing beside it. Figures go to docs/performance.md by hand. */
export default defineConfig({
  test: {
    include: ['tests/bench/**/*.bench.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 600_000,
    reporters: ['default']
  }
})
