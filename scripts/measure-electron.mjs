// Start and memory of the desktop shell against an empty window of the same Electron. Needs a real program and a display.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { electronHere, ensureBuilt, hasDisplay, root } from './steps.mjs'

const rounds = 10
const program = electronHere()
if (!program || !hasDisplay()) {
  console.error(
    program ? 'There is no display to open windows on.' : 'Electron’s program is not here: nothing to measure.'
  )
  process.exit(1)
}
await ensureBuilt()
const { _electron } = await import('@playwright/test')
const home = mkdtempSync(join(tmpdir(), 'hearthside-measure-'))
const empty = join(home, 'empty.cjs')
writeFileSync(
  empty,
  `const { app, BrowserWindow } = require('electron')
   app.whenReady().then(() => new BrowserWindow({ webPreferences: { sandbox: true } }).loadURL('data:text/html,<button>x</button>'))`
)

const ours = []
const theirs = []
// In turn, so that a machine that warms up warms up for both.
for (let round = 0; round < rounds; round++) {
  ours.push(await measure(join(root, 'out', 'main', 'electron.js')))
  theirs.push(await measure(empty))
}
rmSync(home, { recursive: true, force: true })

for (const what of ['start', 'memory']) {
  const [mine, bare] = [median(ours.map(each => each[what])), median(theirs.map(each => each[what]))]
  const unit = what === 'start' ? 'ms' : 'MB'
  console.log(`${what}: ${mine} ${unit}, an empty window ${bare} ${unit}, ratio ${(mine / bare).toFixed(2)}`)
}

async function measure(entry) {
  const began = performance.now()
  const app = await _electron.launch({
    executablePath: program,
    args: [entry, `--user-data-dir=${mkdtempSync(join(home, 'p-'))}`]
  })
  const page = await app.firstWindow()
  await page.locator('button').first().waitFor()
  const start = Math.round(performance.now() - began)
  const memory = await app.evaluate(({ app: running }) =>
    Math.round(running.getAppMetrics().reduce((sum, each) => sum + each.memory.workingSetSize, 0) / 1024)
  )
  await app.close()
  return { start, memory }
}

function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]
}
