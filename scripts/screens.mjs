// npm run screens -- [--only PATTERN] [--places table,phone] [--themes hearth,forced] [--fast] [--axe] [--list]: measures every screen in every size and theme, and prints a matrix of what is wrong.
// npm run screens -- --keep FILE keeps what was measured, a line for each test; --from FILE,FILE prints the matrix of what was kept, and measures nothing.
// npm run screens -- --axe looks only at the sizes that axe looks at, one for each set of colours.
// npm run screens -- --keep FILE --resume goes on with a run that was cut off; --keep FILE --failing measures again what failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './find-browser.mjs'
import { ensureBuilt, ensurePackages, root, run, tool } from './steps.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    fast: { type: 'boolean' },
    places: { type: 'string' },
    themes: { type: 'string' },
    keep: { type: 'string' },
    from: { type: 'string' },
    resume: { type: 'boolean' },
    failing: { type: 'boolean' },
    axe: { type: 'boolean' },
    list: { type: 'boolean' }
  }
})
const file = resolve(values.keep ?? join(root, 'test-results', 'screens.jsonl'))

/** The letter of each check in the matrix, and what it says. */
const checks = {
  next: ['N', 'the next action cannot be pressed'],
  overlap: ['O', 'two texts lie on each other'],
  covered: ['V', 'something is painted over a text'],
  clipped: ['X', 'a text is cut off, and no control shows it whole'],
  outside: ['F', 'a text stands outside its frame'],
  target: ['T', 'what is pressed is too small'],
  sideways: ['S', 'it scrolls sideways'],
  contrast: ['C', 'too little contrast'],
  axe: ['A', 'axe finds something'],
  drawing: ['D', 'a drawing is missing']
}

const code = values.from ? 0 : await measure()
const found = [...(values.from?.split(',') ?? [file]).reduce(read, new Map()).values()]
if (values.list) list()
print()
const bad = found.filter(each => each.faults.length > 0).length
console.log(`\n${found.length} cells, ${bad} with something wrong`)
if (found.length === 0)
  console.error('Nothing was measured: --only, --places (dashboard, table, stream, phone) or --themes name nothing.')
process.exitCode = code || (bad > 0 || found.length === 0 ? 1 : 0)

/** What a file holds replaces what was measured of the same cells before. */
function read(before, from) {
  const lines = readFileSync(from, 'utf8').split('\n').filter(Boolean)
  for (const cell of lines.flatMap(line => JSON.parse(line).cells)) before.set(`${cell.screen}, ${cell.cell}`, cell)
  return before
}

async function measure() {
  await ensurePackages()
  if (!process.env.HEARTHSIDE_APP) await ensureBuilt()
  const rerun = values.failing ? 'failing' : values.resume ? 'resume' : 'all'
  if (rerun === 'all') rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  const env = { HEARTHSIDE_CHROMIUM: await findBrowser(), SCREENS_FILE: file, SCREENS_RERUN: rerun }
  for (const key of ['only', 'places', 'themes']) if (values[key]) env[`SCREENS_${key.toUpperCase()}`] = values[key]
  if (values.fast) env.SCREENS_FAST = '1'
  if (values.axe) env.SCREENS_AXE = '1'
  return (await run(tool('playwright'), ['test', '-c', 'playwright.screens.config.ts'], { env })).code
}

/** Every fault once, with the cells that show it. */
function list() {
  const where = new Map()
  for (const { screen, cell, faults } of found)
    for (const { check, where: at } of faults) {
      const key = `${screen}\n  ${check}: ${at}`
      where.set(key, [...(where.get(key) ?? []), cell])
    }
  let last = ''
  for (const [key, seen] of where) {
    const [screen, fault] = key.split('\n')
    if (screen !== last) console.log(`\n${screen}`)
    last = screen
    console.log(`${fault}  [${seen.join(', ')}]`)
  }
}

function print() {
  for (const place of ['dashboard', 'table', 'stream', 'phone']) {
    const here = found.filter(each => each.place === place)
    if (here.length === 0) continue
    const columns = [...new Set(here.map(each => each.cell))]
    console.log(`\n── ${place} ──`)
    columns.forEach((column, at) => console.log(`  ${String(at + 1).padStart(2)}  ${column}`))
    const rows = grouped(here)
    console.log(columns.map((_, at) => String(at + 1).padStart(5)).join(''))
    for (const [screen, each] of rows)
      console.log(
        columns.map(column => letters(each.find(({ cell }) => cell === column)).padStart(5)).join(''),
        ` ${screen}`
      )
  }
  console.log('')
  for (const [letter, says] of Object.values(checks)) console.log(`${letter}  ${says}`)
}

function grouped(all) {
  const rows = new Map()
  for (const each of all) rows.set(each.screen, [...(rows.get(each.screen) ?? []), each])
  return rows
}

/** `·` where nothing is wrong; a letter for each check that found something. */
function letters(measured) {
  if (!measured) return ''
  return [...new Set(measured.faults.map(each => checks[each.check][0]))].sort().join('') || '·'
}
