import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** `npm run bench`: one file after another, nothing beside it. Figures go to docs/performance.md by hand. */
export default defineConfig({
  resolve: { alias: { '@': resolve(import.meta.dirname, 'src/renderer') } },
  test: {
    include: ['tests/bench/**/*.bench.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 600_000,
    reporters: ['default']
  }
})
