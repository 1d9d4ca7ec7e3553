import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** `npm run torture`: the long form of what `npm test` tries in short. Not a part of `npm test`. */
export default defineConfig({
  resolve: { alias: { '@': resolve(import.meta.dirname, 'src/renderer') } },
  test: {
    include: ['tests/torture/**/*.torture.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 3_600_000,
    reporters: ['default']
  }
})
