import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')

interface Statement {
  readonly start: { readonly line: number }
  readonly end: { readonly line: number }
}

interface Counted {
  readonly statementMap: Readonly<Record<string, Statement>>
  readonly s: Readonly<Record<string, number>>
  readonly fnMap: Readonly<Record<string, { readonly decl: Statement }>>
  readonly f: Readonly<Record<string, number>>
}

/** The lines of a source file that this unit test goes through, counted by running it. */
export function linesRunBy(test: string, file: string): (line: number) => boolean {
  const folder = mkdtempSync(join(tmpdir(), 'hearthside-coverage-'))
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const coverage = [`include=${file}`, 'reporter=json', `reportsDirectory=${folder}`].map(each => `--coverage.${each}`)
  const run = ['run', test, '--project', 'program', '--coverage.enabled', ...coverage]
  execFileSync(process.execPath, [vitest, ...run], { cwd: root, stdio: 'pipe' })
  const counted = Object.values(JSON.parse(readFileSync(join(folder, 'coverage-final.json'), 'utf8')) as object)
  rmSync(folder, { recursive: true })
  return line => counted.some(each => isRun(each as Counted, line))
}

/** The innermost statement that spans the line decides; the head of a function is no statement. */
function isRun({ statementMap, s, fnMap, f }: Counted, line: number): boolean {
  if (Object.entries(fnMap).some(([id, { decl }]) => decl.start.line === line && (f[id] ?? 0) > 0)) return true
  const spanning = Object.entries(statementMap).filter(([, { start, end }]) => start.line <= line && line <= end.line)
  const length = ([, { start, end }]: (typeof spanning)[number]): number => end.line - start.line
  const [innermost] = spanning.sort((one, other) => length(one) - length(other))
  return innermost !== undefined && (s[innermost[0]] ?? 0) > 0
}
