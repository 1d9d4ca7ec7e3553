// Takes back each thing that the double of Electron does as Electron's source says, one at a time, and prints which test notices.

import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './steps.mjs'

/** Noticed by windows without pages, each system played in turn; the others by `electron-differences.spec.ts`. */
const byWindows = ['full-screen', 'ready-to-show', 'window-states', 'window-manager', 'mixed-scale']
const windows = join('tests', 'main', 'electron', 'windows', 'app-windows.test.ts')
const missed = []

for (const name of byWindows) {
  const found = await failing(name)
  console.log(`  ${name}: ${found.length > 0 ? `${found.length} tests, such as “${found[0]}”` : 'not noticed'}`)
  if (found.length === 0) missed.push(name)
}
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const pages = await run(process.execPath, [playwright, 'test', 'electron-differences.spec.ts', '--grep', '@long'])
if (missed.length > 0) console.log(`  not noticed: ${missed.join(', ')}`)
process.exitCode = missed.length > 0 || pages.code !== 0 ? 1 : 0

/** The titles of the tests that fail while this is taken back. */
async function failing(name) {
  const told = join(tmpdir(), `hearthside-double-${process.pid}.json`)
  const vitest = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', windows, '--project', 'electron']
  const reporter = ['--reporter=json', `--outputFile=${told}`]
  const env = { HEARTHSIDE_DOUBLE_REVERT: name }
  await run(process.execPath, [...vitest, ...reporter], { quiet: true, env })
  const { testResults } = JSON.parse(readFileSync(told, 'utf8'))
  rmSync(told, { force: true })
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  )
}
