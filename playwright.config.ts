import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Nothing for Playwright’s own. */
const chromium =
  process.env['HEARTHSIDE_CHROMIUM'] ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)

/**
 * End to end: the built app, through the browser shell (or the Electron double), in a real Chromium. `npm test` goes one way
 * through each feature. Other sizes, themes, games and systems are tagged @long: `npm run e2e:long`, before a release.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  // More than cores: pages and hosts wait for each other half of the time.
  workers: 3,
  // A second try is told at the end of the run, never hidden.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  projects: [
    // Two long files: were they begun last, the other workers would stand idle meanwhile.
    { name: 'desktop', testMatch: '**/{electron,electron-life}.spec.ts' },
    { name: 'app', testIgnore: '**/{electron,electron-life}.spec.ts' }
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    // Motion is tested only by the specs about motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync'
      ]
    }
  }
})
