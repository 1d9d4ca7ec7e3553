// npm test: every check, on a fresh clone. Prints at the end what ran, what failed, and what could not be exercised here.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { failuresIn, secondTriesIn } from './failures.mjs'
import { lintSteps } from './lint.mjs'
import { electronHere, ensurePackages, root, run, tool } from './steps.mjs'

await ensurePackages()

const reports = join(root, 'test-results')
mkdirSync(reports, { recursive: true })
// A step that does not get as far as its report must not be told by an older one.
for (const name of ['unit.json', 'e2e.json']) rmSync(join(reports, name), { force: true })
const notExercised = []
const steps = []
const started = Date.now()

// What only reads the sources shares the machine; what runs the app has it alone.
await Promise.all([reading('types', process.execPath, [join(root, 'scripts', 'types.mjs')]), lint()])
await step('build', () => run(tool('electron-vite'), ['build', '--logLevel', 'warn']))
await reading('the overlay in a browser of Chrome 103’s age', process.execPath, [
  join(root, 'scripts', 'chrome-103.mjs')
])
await step('unit', () =>
  run(tool('vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`])
)
await step('end to end', endToEnd)
notExercised.push('the whole of the random plays, of which a part was played: npm run unit:thorough')
notExercised.push('the end-to-end tests that take minutes and are marked @long: npm run e2e:long')
if (!electronHere()) notExercised.push('a real Electron: its program is not here, so the test double stood in for it')
if (!existsSync(join(root, 'dist')))
  notExercised.push('the fuses of an installer: nothing is packed here (npm run package), so their tests were skipped')

conclude()

async function step(name, work) {
  console.log(`\n── ${name} ──`)
  const began = Date.now()
  const { code } = await work()
  keep(name, code, began)
}

async function lint() {
  for (const [name, command, args] of lintSteps) await reading(`lint: ${name}`, command, args)
}

/** A step beside others: what it says is printed when it has ended, so that two do not talk at once. */
async function reading(name, command, args) {
  const began = Date.now()
  const { code, output } = await run(command, args, { quiet: true })
  console.log(`\n── ${name} ──\n${output.trimEnd()}`)
  keep(name, code, began)
}

function keep(name, code, began) {
  steps.push({ name, failed: code !== 0, seconds: Math.round((Date.now() - began) / 1000) })
}

async function endToEnd() {
  const { findBrowser } = await import('./find-browser.mjs')
  const browser = await findBrowser()
  if (!browser) {
    console.error('No Chromium could be found or installed: the end-to-end tests cannot run.')
    return { code: 1 }
  }
  return run(tool('playwright'), ['test', '--grep-invert', '@long'], {
    env: { HEARTHSIDE_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') }
  })
}

function conclude() {
  const unit = read('unit.json')
  const e2e = read('e2e.json')
  const { expected = 0, flaky = 0, unexpected = 0, skipped: leftOut = 0 } = e2e?.stats ?? {}
  const passed = (unit?.numPassedTests ?? 0) + expected + flaky
  const failed = (unit?.numFailedTests ?? 0) + unexpected
  const skipped = (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + leftOut

  list('passed only on a second try', secondTriesIn(e2e))
  list('failed', failuresIn(unit, e2e))
  console.log('\n── summary ──')
  for (const { name, failed: bad, seconds } of steps) console.log(`${bad ? 'FAIL' : 'ok  '} ${name} (${seconds} s)`)
  if (flaky) console.log(`${flaky} end-to-end test(s) passed only on a second try: they are named above`)
  for (const what of notExercised) console.log(`Not exercised: ${what}.`)
  console.log(`${Math.round((Date.now() - started) / 1000)} s in all`)
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  process.exitCode = failed > 0 || steps.some(each => each.failed) ? 1 : 0
}

/** Here, at the end, because the end is what one sees of a long log. */
function list(what, tests) {
  if (tests.length) console.log(`\n── ${what} ──\n${tests.join('\n\n')}`)
}

function read(name) {
  const path = join(reports, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
