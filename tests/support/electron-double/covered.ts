import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join, relative } from 'node:path'
import { appFolder } from '../app-folder'
import { preloadPrefix } from './page-side'

/** How many of the lines that can run did run, and which did not. */
export interface Covered {
  readonly file: string
  readonly lines: number
  readonly missed: readonly number[]
}

const built = join(appFolder, 'out')

/** What all runs together covered of the desktop’s own files: main by its source map, the preloads as they were built. */
export function coveredBy(folder: string): readonly Covered[] {
  const runs = readdirSync(folder).flatMap(name => readRun(join(folder, name)))
  const main = linesRun(join(built, 'main', 'electron.js'), runs, 0)
  const preloads = ['gm', 'audience'].map(name => {
    const path = join(built, 'preload', `${name}.cjs`)
    return summed(relative(appFolder, path), linesRun(path, runs, preloadPrefix.length))
  })
  return [...bySource(main), ...preloads]
}

interface Script {
  readonly url: string
  readonly functions: readonly { readonly ranges: readonly Range[] }[]
}

interface Range {
  readonly startOffset: number
  readonly endOffset: number
  readonly count: number
}

/** Whether each line of a built file ran in any run; lines that hold no code are not there. */
type Lines = ReadonlyMap<number, 'ran' | 'missed'>

function readRun(path: string): readonly Script[] {
  return (JSON.parse(readFileSync(path, 'utf8')) as { result: readonly Script[] }).result
}

function linesRun(path: string, runs: readonly Script[], before: number): Lines {
  const text = readFileSync(path, 'utf8')
  const mine = runs.filter(({ url }) => url === path || url === `file://${path}`)
  const ranges = mine.map(({ functions }) => functions.flatMap(each => each.ranges))
  const lines = new Map<number, 'ran' | 'missed'>()
  let offset = before
  for (const [number, line] of text.split('\n').entries()) {
    const at = offset + line.search(/\S|$/)
    if (/[\w$]/.test(line) && !/^\s*(?:\/\/|\*|\/\*|import )/.test(line))
      lines.set(number, ranges.some(all => countAt(all, at) > 0) ? 'ran' : 'missed')
    offset += line.length + 1
  }
  return lines
}

/** The innermost range decides. */
function countAt(ranges: readonly Range[], at: number): number {
  let best: Range | null = null
  for (const range of ranges) {
    if (range.startOffset > at || range.endOffset <= at) continue
    if (!best || range.endOffset - range.startOffset <= best.endOffset - best.startOffset) best = range
  }
  return best?.count ?? 0
}

function bySource(lines: Lines): readonly Covered[] {
  const path = join(built, 'main', 'electron.js')
  const text = readFileSync(path, 'utf8').split('\n')
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload)
  const sources = new Map<string, Map<number, 'ran' | 'missed'>>()
  for (const [number, state] of lines) {
    const entry = map.findEntry(number, text[number]?.search(/\S/) ?? 0)
    if (!('originalSource' in entry) || !/src\/(?:main\/electron|preload)/.test(entry.originalSource)) continue
    // Wherever it was built, its sources are named from the top of the tree.
    const file = entry.originalSource.slice(entry.originalSource.indexOf('src/'))
    const known = sources.get(file) ?? new Map<number, 'ran' | 'missed'>()
    sources.set(file, known)
    if (known.get(entry.originalLine) !== 'ran') known.set(entry.originalLine, state)
  }
  return [...sources].map(([file, known]) => summed(file, known))
}

function summed(file: string, lines: Lines): Covered {
  const missed = [...lines].filter(([, state]) => state === 'missed').map(([number]) => number + 1)
  return { file, lines: lines.size, missed }
}
