import { defineConfig } from '@playwright/test'
import e2e from './playwright.config'

/** `npm run pictures`: not tests that can fail, but a picture of every screen (scripts/pictures.mjs). */
export default defineConfig({
  ...e2e,
  testDir: 'tests/pictures',
  testMatch: '**/*.pictures.ts',
  outputDir: 'test-results/pictures-run',
  workers: 1,
  retries: 0,
  timeout: 300_000,
  use: { ...e2e.use, actionTimeout: 10_000 },
  reporter: [['list']]
})
