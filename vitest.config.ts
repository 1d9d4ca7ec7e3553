import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import vue from '@vitejs/plugin-vue'

/** Components in a DOM without a browser. */
const inWindow = ['tests/renderer/**/*.dom.test.ts']
/** Each of them has an `electron` of its own, so none may have the modules of another. */
const inElectron = ['tests/main/electron/**/*.test.ts', 'tests/preload/**/*.test.ts']

export default defineConfig(({ mode }) => {
  // The projects are always in the mode `test`, so that their tests ask the environment.
  if (mode === 'thorough') process.env['HEARTHSIDE_THOROUGH'] = 'yes'
  return {
    resolve: { alias: { '@': resolve(import.meta.dirname, 'src/renderer') } },
    test: {
      exclude: ['tests/e2e/**'],
      environment: 'node',
      maxWorkers: '100%', // else one of two cores would stand idle
      execArgv: ['--max-semi-space-size=128'], // megabytes; a DOM is made of many objects, of which few outlive their test
      hookTimeout: 60_000, // a page is made before each test of it
      testTimeout: 60_000, // a test that hangs fails; one that shares a busy machine does not
      expect: { poll: { timeout: 30_000, interval: 10 } },
      setupFiles: ['tests/support/quiet-console.ts'],
      coverage: { include: ['src/**'], reporter: ['text-summary', 'json-summary'] },
      projects: [
        {
          extends: true,
          test: {
            name: 'program',
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/e2e/**', ...inWindow, ...inElectron],
            isolate: false, // files share their worker's modules: loading them anew for each took longer than most files
            setupFiles: ['tests/support/same-plays.ts']
          }
        },
        {
          extends: true,
          test: { name: 'electron', include: inElectron, isolate: true }
        },
        {
          extends: true,
          plugins: [vue()],
          test: {
            name: 'components',
            include: inWindow,
            environment: 'happy-dom',
            isolate: false, // the same, and loading the dashboard was most of what they did
            setupFiles: ['tests/support/clean-page.ts']
          }
        }
      ]
    }
  }
})
