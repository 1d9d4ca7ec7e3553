import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Covered, coveredBy } from '../../support/electron-double/covered'
import { coverageFolder, driver, expect, test } from './fixtures'
import { linesRunBy } from './ran-in-unit-tests'

/** The least of each file that all the runs of the spec together must have gone through. */
const enough = 0.95

/** Files with lines that need a failing disk, another desktop, a network, a server or a shown picture. With the unit tests that cover these lines. */
const triedElsewhere: Readonly<Record<string, readonly string[]>> = {
  'src/main/electron/dialogs.ts': ['dialogs.test.ts'],
  'src/main/electron/app-events.ts': ['app-events.test.ts'],
  'src/main/electron/dev-server.ts': ['dev-server.test.ts'],
  'src/main/electron/menu.ts': ['menu.test.ts'],
  'src/main/electron/profile.ts': ['profile.test.ts'],
  'src/main/electron/protocol.ts': ['protocol.test.ts', 'dev-server.test.ts'],
  'src/main/electron/release-fetch.ts': ['release-fetch.test.ts'],
  'src/main/electron/start-options.ts': ['start-options.test.ts'],
  'src/main/electron/windows/full-screen.ts': ['windows/app-windows.test.ts']
}

/** What did the tests of the desktop go through, all together? */
export function coverageTest(): void {
  test('every file of the desktop was gone through', { tag: '@long' }, () => {
    test.skip(driver === 'electron', 'a real Electron does not tell')
    const runs = coveredBy(coverageFolder)
    const share = (lines: number, missed: number): string => `${((100 * (lines - missed)) / lines).toFixed(1)} %`
    for (const { file, lines, missed } of runs)
      console.log(
        `  ${share(lines, missed.length).padStart(7)}  ${file}${missed.length ? `  (not: ${missed.join(', ')})` : ''}`
      )
    const lines = runs.reduce((sum, each) => sum + each.lines, 0)
    const missed = runs.reduce((sum, each) => sum + each.missed.length, 0)
    console.log(`  ${share(lines, missed).padStart(7)}  of ${lines} lines`)
    const short = runs.filter(isShort).map(each => ({ ...each, missed: missedByUnitTest(each) }))
    expect(short.filter(isShort).map(each => `${each.file}: ${each.missed.join(', ')}`)).toEqual([])
    const seen = runs.map(each => each.file)
    for (const file of filesWithCode) expect(seen).toContain(file)
  })
}

function isShort({ lines, missed }: Covered): boolean {
  return lines - missed.length < enough * lines
}

/** What neither the runs nor the file's unit tests went through. */
function missedByUnitTest({ file, missed }: Covered): readonly number[] {
  const runBy = (triedElsewhere[file] ?? []).map(test => linesRunBy(`tests/main/electron/${test}`, file))
  return missed.filter(line => !runBy.some(isRun => isRun(line)))
}

const here = join(import.meta.dirname, '..', '..', '..', 'src', 'main')

/** Every file of ours that is built into the desktop, and both preloads. */
const filesWithCode = [
  'src/main/electron.ts',
  ...readdirSync(join(here, 'electron'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => `src/main/electron/${name.replaceAll('\\', '/')}`),
  'out/preload/gm.cjs',
  'out/preload/audience.cjs'
]
