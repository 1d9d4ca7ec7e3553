import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { nameOf, type ScreenPlace } from './cells'
import type { Measured } from './screen-check'
import type { IsWanted } from './tour'

/** What one test has measured: a line of the file of results, written as soon as the test is over. A later line counts. */
interface Line {
  readonly test: string
  readonly cells: readonly Measured[]
}

/** Which part of the whole is to be measured; `resume` leaves out tests that are in the file, `failing` keeps to its failing cells. */
interface Part {
  readonly file: string
  readonly only: RegExp
  readonly places: readonly ScreenPlace[] | null
  readonly rerun: 'all' | 'resume' | 'failing'
}

/** The file of results, and what is still to be measured. A run that is cut off can go on where it was. */
export class Kept {
  readonly #tests: ReadonlySet<string>
  /** `screen` and `screen, cell`, of cells with faults. */
  readonly #failing: ReadonlySet<string>
  readonly #failingTests: ReadonlySet<string>

  constructor(readonly part: Part) {
    const lines = part.rerun === 'all' ? [] : read(part.file)
    const latest = new Map(
      lines.flatMap(({ test, cells }) => cells.map(cell => [key(cell), { test, ...cell }] as const))
    )
    const bad = [...latest.values()].filter(each => each.faults.length > 0)
    this.#tests = new Set(lines.map(({ test }) => test))
    this.#failingTests = new Set(bad.map(({ test }) => test))
    this.#failing = new Set(bad.flatMap(each => [each.screen, key(each)]))
  }

  /** Whether this test measures anything. */
  hasWork(test: string): boolean {
    const { only, rerun } = this.part
    if (!only.test(test)) return false
    return rerun === 'failing' ? this.#failingTests.has(test) : rerun === 'all' || !this.#tests.has(test)
  }

  readonly isWanted: IsWanted = (screen, place, cell) => {
    const { places, rerun } = this.part
    if (places && !places.includes(place)) return false
    return rerun !== 'failing' || this.#failing.has(cell ? key({ screen, cell: nameOf(cell) }) : screen)
  }

  add(test: string, cells: readonly Measured[]): void {
    appendFileSync(this.part.file, `${JSON.stringify({ test, cells } satisfies Line)}\n`)
  }
}

const key = ({ screen, cell }: { readonly screen: string; readonly cell: string }): string => `${screen}, ${cell}`

function read(file: string): readonly Line[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line) as Line)
}
