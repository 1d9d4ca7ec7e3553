import type { KnipConfig } from 'knip'

/**
 * Lint asks twice. With the tests: what no other file imports is not exported, and every file has a reader. Without them
 * (`--production`, what is marked `!`): what only a test reads is dead, unless the file that holds it reads it too.
 */
const config: KnipConfig = ({ production }) => ({
  entry: [
    'src/preload/*.ts!',
    'src/renderer/*.html!',
    'src/renderer/games/DashboardDrawings.vue!',
    'src/renderer/{dashboard,table,stream,phone}/main.ts!',
    'scripts/{packages,start,test,install-electron}.mjs',
    'tests/**/*.{test,spec,bench,torture,pictures,screens}.ts',
    'tests/pictures/same-every-time.mjs',
    'tests/support/electron-double/electron.ts',
    'tests/screens/page/faults.ts',
    'vitest.*.config.ts',
    'tests/main/storage/player.ts',
    'tests/storm/run.ts',
    'tests/bench/*-as-shipped.ts'
  ],
  project: ['src/**/*.{ts,vue}!', 'scripts/**', 'tests/**/*.ts', '*.{ts,js}'],
  ignoreDependencies: [
    '@fontsource/.*',
    'tailwindcss' // imported by sheets of the theme alone
  ],
  /** Of the system, where it has one. */
  ignoreBinaries: ['mkfifo'],
  ignoreExportsUsedInFile: production === true
})

export default config
