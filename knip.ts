import { join, relative } from 'node:path'
import type { KnipConfig } from 'knip'
import { withImports } from './scripts/component-imports.mjs'

/** What a component imports, with what it has without an import. */
function scriptsOf(text: string, path: string): string {
  const root = import.meta.dirname
  const whole = withImports(text, root, relative(join(root, 'src'), path).replaceAll('\\', '/')).text
  return [...whole.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n')
}

/**
 * Lint asks twice. With the tests: what no other file imports is not exported, and every file is somebody's. Without them
 * (`--production`, what is marked `!`): what only a test reads is dead, unless the file that holds it reads it too.
 */
const config: KnipConfig = ({ production }) => ({
  entry: [
    'src/preload/*.ts!',
    'src/renderer/*.html!',
    'src/renderer/games/DashboardDrawings.vue!',
    'src/renderer/shell/*/main.ts!',
    'src/renderer/theme/{fonts,utilities}.ts!',
    'scripts/*.{mjs,d.mts}',
    'tests/**/*.{test,spec,bench,torture,pictures,screens}.ts',
    'tests/pictures/same-every-time.mjs',
    'tests/support/electron-double/electron.ts',
    'playwright.pictures.config.ts',
    'playwright.screens.config.ts',
    'tests/screens/page/faults.ts',
    'vitest.*.config.ts',
    'tests/main/storage/player.ts',
    'tests/bench/*-as-shipped.ts',
    'tests/bench/peers/*.mjs'
  ],
  project: ['src/**/*.{ts,vue}!', 'scripts/**', 'tests/**/*.ts', '*.{ts,js}'],
  ignoreDependencies: [
    '@fontsource/.*',
    'boardgame.io',
    '@typescript/native-preview',
    'electron-builder',
    'oxlint',
    'oxlint-tsgolint'
  ],
  compilers: { vue: scriptsOf },
  ignoreExportsUsedInFile: production === true
})

export default config
