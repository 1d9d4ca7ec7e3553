import { defineConfig } from '@playwright/test'
import e2e from './playwright.config'

/** `npm run screens`: measures every screen in every size and theme (tests/screens). */
export default defineConfig({
  ...e2e,
  testDir: 'tests/screens',
  testMatch: '**/*.screens.ts',
  outputDir: 'test-results/screens-run',
  workers: 1,
  retries: 0,
  timeout: 300_000,
  projects: [{ name: 'screens' }],
  use: { ...e2e.use, actionTimeout: 10_000, screenshot: 'off' },
  reporter: [['list']]
})
