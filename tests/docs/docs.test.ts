import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
// No kept tool looks for paths in backticks and for scripts of package.json in documents.

/** The folders in which a path of the docs may begin: paths leave out a folder that their sentence names. */
const from = ['', 'src', 'src/rules', 'src/main', 'src/renderer', 'src/renderer/features']
const games = ['src/rules/thousand-faces', 'src/renderer/games/thousand-faces']

/** The paths that a text names, in backticks and in lists of files. Paths with a <word> to fill in are left out. */
function pathsIn(text: string): readonly string[] {
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`|^line +(\S+)/gm)].map(
    ([, quoted, listed]) => quoted ?? listed ?? ''
  )
  return [...new Set(named)].filter(path => !path.includes('<'))
}

const isThere = (path: string): boolean => [...from, ...games].some(each => existsSync(join(root, each, path)))

const docs = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`)
]
/** Words like paths that are no files of this repository: files beside a campaign, content of a hash. */
const otherPaths: Readonly<Record<string, readonly RegExp[]>> = {
  'docs/campaign-file.md': [/^backups\//, /^campaign\.hearth\.media\//]
}

/** Scripts of package.json that a text names, in code or in a block of commands. */
function commandsIn(text: string): readonly string[] {
  const named = [...text.matchAll(/\bnpm run ([\w:-]+)|\bnpm (test|start)\b/g)].map(
    ([, run, short]) => run ?? short ?? ''
  )
  return [...new Set(named)]
}

/** Files that a text links to, from its own folder; without addresses and without headings of the same text. */
function linksIn(text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, path]) => path ?? '')
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const isScript = (name: string): boolean => name in scripts

test.each(docs)('%s names no file, folder or command that is not there', doc => {
  const text = readFileSync(join(root, doc), 'utf8')
  const others = otherPaths[doc] ?? []
  expect(pathsIn(text).filter(path => !isThere(path) && !others.some(each => each.test(path)))).toEqual([])
  expect(linksIn(text).filter(path => !existsSync(join(root, doc, '..', path)))).toEqual([])
  expect(commandsIn(text).filter(name => !isScript(name))).toEqual([])
})

test('a command and a link that are gone are found', () => {
  const text = 'Run `npm run gone -- game`, `npm run lint` and `npm test`; see [this](gone.md#part) and [that](#here).'
  expect(commandsIn(text).filter(name => !isScript(name))).toEqual(['gone'])
  expect(linksIn(text)).toEqual(['gone.md'])
})

test('a path that is gone is found, in a sentence and in a list', () => {
  const text = 'See `host/host.ts` and `host/gone.ts`:\n```\nline src/gone.ts  a line\nline src/<game>/x.ts  each\n```'
  expect(pathsIn(text).filter(path => !isThere(path))).toEqual(['host/gone.ts', 'src/gone.ts'])
})
