// npm run pictures -- [NAME] [--only PATTERN] [--themes hearth,contrast] [--sizes 1366x768]: a picture of every screen, under test-results/pictures/NAME.
// npm run pictures -- --compare BEFORE AFTER: says how much of each picture differs, and draws what.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { parseArgs } from 'node:util'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { findBrowser } from './find-browser.mjs'
import { ensureBuilt, ensurePackages, root, run, tool } from './steps.mjs'

/** Of a picture's pixels, so many in a hundred may differ. */
const mostDiffering = 0.5

const pictures = join(root, 'test-results', 'pictures')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'boolean' },
    only: { type: 'string' },
    themes: { type: 'string' },
    sizes: { type: 'string' }
  }
})

process.exitCode = values.compare ? compare(...positionals) : await take(positionals[0] ?? 'now')

async function take(name) {
  await ensurePackages()
  if (!process.env.HEARTHSIDE_APP) await ensureBuilt()
  const folder = folderOf(name)
  if (!values.only) rmSync(folder, { recursive: true, force: true })
  const env = { PICTURES_FOLDER: folder, HEARTHSIDE_CHROMIUM: await findBrowser() }
  for (const key of ['only', 'themes', 'sizes']) if (values[key]) env[`PICTURES_${key.toUpperCase()}`] = values[key]
  const { code } = await run(tool('playwright'), ['test', '-c', 'playwright.pictures.config.ts'], { env })
  console.log(`${all(folder).length} pictures are in ${folder}`)
  return code
}

/** @returns 1 when a picture differs too much, or is in one of the two only */
function compare(before, after) {
  if (!before || !after) throw new Error('Say which two: npm run pictures -- --compare BEFORE AFTER')
  const [one, other] = [folderOf(before), folderOf(after)]
  const drawn = join(pictures, `${before}-${after}`.replace(/\W+/g, '-'))
  rmSync(drawn, { recursive: true, force: true })
  const wanted = new RegExp(values.only ?? '', 'i')
  const names = [...new Set([...all(one), ...all(other)])].filter(name => wanted.test(name)).sort()
  const told = names.map(name => ({ name, ...difference(join(one, name), join(other, name), join(drawn, name)) }))
  const bad = told.filter(({ share, missing }) => missing || share > mostDiffering)
  for (const { name, share, missing } of told)
    if (missing) console.log(`only ${missing === one ? after : before}: ${name}`)
    else if (share > 0) console.log(`${share > mostDiffering ? 'DIFFERS' : 'ok     '} ${share.toFixed(3)} %  ${name}`)
  console.log(`${names.length} pictures, ${bad.length} differ by more than ${mostDiffering} % or are missing`)
  if (bad.length) console.log(`What differs is drawn in ${drawn}`)
  return bad.length ? 1 : 0
}

/** How many pixels in a hundred differ; a picture of another size differs wholly. */
function difference(before, after, drawn) {
  const missing = [before, after].find(each => !existsSync(each))
  if (missing) return { share: 100, missing: missing === before ? folderOf(positionals[0]) : folderOf(positionals[1]) }
  const [first, second] = [readFileSync(before), readFileSync(after)]
  if (first.equals(second)) return { share: 0 }
  const [one, other] = [PNG.sync.read(first), PNG.sync.read(second)]
  if (one.width !== other.width || one.height !== other.height) return { share: 100 }
  const { width, height } = one
  const diff = new PNG({ width, height })
  const count = pixelmatch(one.data, other.data, diff.data, width, height, { threshold: 0.1 })
  if (count > 0) {
    mkdirSync(dirname(drawn), { recursive: true })
    writeFileSync(drawn, PNG.sync.write(diff))
  }
  return { share: (100 * count) / (width * height) }
}

function folderOf(name) {
  return isAbsolute(name) ? name : join(pictures, name)
}

function all(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.png'))
}
