// npm test: every check, on a fresh clone. Prints the report of each tool, then what ran and what could not be exercised.
import './packages.mjs'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { electronHere, root, run } from './steps.mjs'

// The headless shell draws nothing on a screen, which saves a third of the work.
const known = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']
const reports = join(root, 'test-results')
// A step that fails before its report must not show an older report.
for (const name of ['unit.json', 'e2e.json']) rmSync(join(reports, name), { force: true })
if (!process.stdout.isTTY) process.env.NO_COLOR = '1'
const steps = []
const started = Date.now()

// Steps that only read the sources share the machine: types keep one core busy. Steps that run the app have it alone.
const lintAndBuild = step('lint', () => npmRun('lint')).then(() => step('build', () => npmRun('build')))
await Promise.all([step('types', () => npmRun('types')), lintAndBuild])
const unitReport = '--reporter=minimal --reporter=json --outputFile.json=test-results/unit.json'
await step('unit', () => npmRun(`unit -- ${unitReport}`, { stdio: 'inherit' }))
await step('end to end', async () => {
  const browser = await findBrowser()
  if (browser) return npmRun('e2e', { stdio: 'inherit', env: { HEARTHSIDE_CHROMIUM: browser } })
  console.error('No Chromium is here, and none can be installed. Name one: HEARTHSIDE_CHROMIUM=/path/to/chromium')
  return { code: 1 }
})
conclude()

/** Prints an npm script when it has ended, because two scripts may run at once. */
async function npmRun(words, options) {
  const { code, output } = await run('npm', ['run', '--silent', ...words.split(' ')], options)
  if (output) console.log(`\n── ${words} ──\n${output.trimEnd()}`)
  return { code }
}

/** Playwright's own Chromium if it is available, else the system's, else Debian's, which root can install. */
async function findBrowser() {
  const { chromium } = await import('@playwright/test')
  const find = () => process.env.HEARTHSIDE_CHROMIUM || [chromium.executablePath(), ...known].find(existsSync)
  if (find()) return find()
  const installer = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  await run(process.execPath, [installer, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  if (find() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return find()
  console.log('Installing Debian’s chromium …')
  for (const words of ['update', 'install -y chromium', 'install -y chromium-headless-shell'])
    await run('apt-get', ['-qq', ...words.split(' ')], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  return find()
}

async function step(name, work) {
  const began = Date.now()
  const { code } = await work()
  steps.push({ name, failed: code !== 0, seconds: Math.round((Date.now() - began) / 1000) })
}

function conclude() {
  const unit = read('unit.json')
  const { expected = 0, flaky = 0, unexpected = 0, skipped: leftOut = 0 } = read('e2e.json')?.stats ?? {}
  const passed = (unit?.numPassedTests ?? 0) + expected + flaky
  const failed = (unit?.numFailedTests ?? 0) + unexpected
  const skipped = (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + leftOut

  console.log('\n── summary ──')
  for (const { name, failed: bad, seconds } of steps) console.log(`${bad ? 'FAIL' : 'ok  '} ${name} (${seconds} s)`)
  if (flaky) console.log(`${flaky} end-to-end test(s) passed only on a second try`)
  const notExercised = [
    'the whole of the random plays, of which a part was played: npm run unit:thorough',
    'the end-to-end tests that take minutes and are marked @long: npm run e2e:long',
    !electronHere() && 'a real Electron: its program is not here, so the test double stood in for it',
    !existsSync(join(root, 'dist')) &&
      'the fuses of an installer: nothing is packed here (npm run package), so their tests were skipped'
  ]
  for (const line of failures(unit)) console.log(`failed: ${line}`)
  for (const what of notExercised.filter(Boolean)) console.log(`Not exercised: ${what}.`)
  console.log(`${Math.round((Date.now() - started) / 1000)} s in all`)
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  process.exitCode = failed > 0 || steps.some(each => each.failed) ? 1 : 0
}

/** One line for each failed unit test, at the end, where a shortened report still has it. Playwright ends with such a list. */
function failures(unit) {
  const line = (file, title, message = '') =>
    `${relative(root, file)} › ${title}: ${stripVTControlCharacters(message).split('\n')[0].slice(0, 300)}`
  return (unit?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(each => each.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [line(name, 'the file', message)]
    return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages[0]))
  })
}

function read(name) {
  const path = join(reports, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
