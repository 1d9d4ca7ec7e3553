// node scripts/styles.mjs record LABEL [--app ROOT] [--whole] [--only PATTERN]: writes down the computed styles of every element on every screen of a build.
// node scripts/styles.mjs compare BEFORE AFTER [--groups 60]: prints what differs between two recordings; equal differences are one group.
// A quick recording shows each screen once, and one screen in every theme. --whole shows each in every size and theme of `npm run screens`.
// Recordings lie in $HEARTHSIDE_STYLES, or in /tmp/styles. ROOT is a folder with `out` and `node_modules`; the screens and their helpers are those of this folder.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { findBrowser } from './find-browser.mjs'
import { root, run, tool } from './steps.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    app: { type: 'string', default: root },
    whole: { type: 'boolean' },
    only: { type: 'string', default: '' },
    groups: { type: 'string', default: '60' }
  }
})
const folderOf = label => join(process.env.HEARTHSIDE_STYLES ?? '/tmp/styles', label)
/** Ports stand in texts. Their digits are equally wide, so two recordings beside each other are as one. */
const firstPort = 20000 + (process.pid % 1000) * 30
/** The port and the hash of a file are not compared. */
const address = /http:\/\/127\.0\.0\.1:\d+\/assets\/([\w-]+)-[\w-]{6,8}\./g
const [task, ...labels] = positionals
if (task === 'record' && labels.length === 1) process.exitCode = await record(folderOf(labels[0]))
else if (task === 'compare' && labels.length === 2) process.exitCode = compare(...labels.map(folderOf))
else console.error('Say: record LABEL, or compare BEFORE AFTER')

/** Three parts are recorded side by side, each with a shell of its own: dashboards, sheets on them, and screens of players. */
async function record(folder) {
  if (!existsSync(join(values.app, 'out/main/browser.js'))) throw new Error(`there is no build in ${values.app}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const begun = performance.now()
  const env = {
    HEARTHSIDE_CHROMIUM: await findBrowser(),
    HEARTHSIDE_APP: resolve(values.app),
    SCREENS_STYLES: folder,
    SCREENS_QUICK: values.whole ? '' : '1',
    SCREENS_FAST: ''
  }
  // A quick recording opens the same sheets at one moment.
  const again = values.whole ? 'none' : 'thousand-faces: (foes|8 at the table), sheet '
  const parts = [
    { SCREENS_PLACES: 'dashboard', SCREENS_ONLY: `^(?!join page|players|.*, sheet ).*(${values.only})` },
    { SCREENS_PLACES: 'dashboard', SCREENS_ONLY: `^(?=.*, sheet )(?!${again}).*(${values.only})` },
    { SCREENS_PLACES: 'table,stream,phone', SCREENS_ONLY: `^(?!welcome|two |.*, sheet ).*(${values.only})` }
  ]
  const recorded = parts.map((part, at) => {
    const own = ['--output', join(folder, `run-${at}`)]
    const args = ['test', '-c', 'playwright.screens.config.ts', '--reporter', 'list', '--pass-with-no-tests', ...own]
    return run(tool('playwright'), args, {
      env: { ...env, ...part, SCREENS_PORT: String(firstPort + at * 10) },
      quiet: true
    })
  })
  const done = await Promise.all(recorded)
  for (const [at, { code, output }] of done.entries()) {
    writeFileSync(join(folder, `log-${at}.txt`), output)
    if (code !== 0) console.error(output)
  }
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`${folder}: ${screensIn(folder).length} screens in ${seconds} seconds`)
  return Math.max(...done.map(({ code }) => code))
}

function screensIn(folder) {
  return readdirSync(folder).filter(name => name.endsWith('.json.gz'))
}

function compare(before, after) {
  const sets = new Map([...setsIn(before), ...setsIn(after)])
  const groups = new Map()
  const add = (change, where) => groups.set(change, [...(groups.get(change) ?? []), where])
  const screens = new Set([...screensIn(before), ...screensIn(after)])
  let elements = 0
  const different = new Set()
  for (const file of [...screens].sort()) {
    const [was, is] = [before, after].map(folder => elementsIn(join(folder, file)))
    if (!was || !is) add(`the screen is only ${was ? 'before' : 'after'}`, file)
    for (const path of was && is ? new Set([...was.keys(), ...is.keys()]) : []) {
      elements++
      const changes = changesOf(was.get(path), is.get(path), sets)
      if (changes.length > 0) different.add(`${file} ${path}`)
      for (const change of changes)
        add(change, `${file.replace('.json.gz', '')} · ${(is.get(path) ?? was.get(path)).says}`)
    }
  }
  const sorted = [...groups].sort(([, one], [, other]) => other.length - one.length)
  for (const [change, where] of sorted.slice(0, Number(values.groups)))
    console.log(
      `${where.length} × ${change}\n${where
        .slice(0, 3)
        .map(each => `    ${each}\n`)
        .join('')}`
    )
  console.log(
    `${screens.size} screens, ${elements} elements, ${different.size} differ, ${groups.size} different changes`
  )
  return groups.size > 0 ? 1 : 0
}

function setsIn(folder) {
  const files = readdirSync(folder).filter(name => name.startsWith('sets-'))
  const lines = files.flatMap(file => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
  return lines.map(line => {
    const [key, set] = JSON.parse(line.replaceAll(address, '$1.'))
    return [key, new Map(set.split('\n').map(each => each.split(/: (.*)/s)))]
  })
}

/** By path, which is made of tags and numbers alone: classes may be called otherwise. */
function elementsIn(path) {
  if (!existsSync(path)) return null
  const { rows } = JSON.parse(gunzipSync(readFileSync(path)).toString('utf8'))
  const paths = []
  return new Map(
    rows.map(([parent, step, names, text, box, ...sets]) => {
      const at = parent < 0 ? step : `${paths[parent]} ${step}`
      paths.push(at)
      const says = `${at.split(' ').slice(-6).join(' > ')}${names && ` .${names.split(/\s+/).join('.')}`}${text && ` “${text}”`}`
      return [at, { box: box.split(' ').map(Number), sets, says }]
    })
  )
}

/** `color: red → blue`, each. A box says by how much it changed, so that all that is moved by one thing is one change. */
function changesOf(was, is, sets) {
  if (!was || !is) return [`the element is only ${was ? 'before' : 'after'}`]
  const moved = is.box.map((each, at) => each - was.box[at])
  const box = moved.some(Boolean) ? [`box: x ${moved[0]}, y ${moved[1]}, width ${moved[2]}, height ${moved[3]}`] : []
  const parts = ['', '::before ', '::after ', '::placeholder ']
  return [...box, ...parts.flatMap((part, at) => changesOfSet(sets, was.sets[at] ?? '', is.sets[at] ?? '', part))]
}

function changesOfSet(sets, one, other, part) {
  if (one === other) return []
  if (!one || !other) return [`${part}is only ${one ? 'before' : 'after'}`]
  const [was, is] = [sets.get(one), sets.get(other)]
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(name => was.get(name) !== is.get(name))
  return names.map(name => `${part}${name}: ${was.get(name) ?? '(usual)'} → ${is.get(name) ?? '(usual)'}`)
}
