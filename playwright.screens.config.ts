import { defineConfig } from '@playwright/test'
import e2e from './playwright.config'

/** `npm run screens`: measures every screen in every size and theme (scripts/screens.mjs prints and judges what was found). */
export default defineConfig({
  ...e2e,
  testDir: 'tests/screens',
  testMatch: '**/*.screens.ts',
  outputDir: 'test-results/screens-run',
  workers: 1,
  retries: 0,
  timeout: 300_000,
  use: { ...e2e.use, actionTimeout: 10_000, screenshot: 'off' },
  reporter: [['line']]
})
