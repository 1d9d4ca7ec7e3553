import { defineConfig } from '@playwright/test'
import e2e from './playwright.config'

/** `npm run pictures`: a picture of every screen, compared with the one that was kept before (tests/pictures). */
export default defineConfig({
  ...e2e,
  testDir: 'tests/pictures',
  testMatch: '**/*.pictures.ts',
  outputDir: 'test-results/pictures-run',
  snapshotPathTemplate: 'test-results/pictures/{arg}{ext}',
  workers: 1,
  retries: 0,
  timeout: 300_000,
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.005, threshold: 0.1 } },
  projects: [{ name: 'pictures' }],
  use: { ...e2e.use, actionTimeout: 10_000, screenshot: 'off' },
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'test-results/pictures-report' }]]
})
