import type { PreparedLine } from '#rules/book/preparation/model'
import { carriedFrom, linesOn, pageNow } from '#rules/book/preparation/page'
import { lineKinds } from '#rules/book/preparation/vocabulary'
import { Chronicle } from '#rules/campaign/chronicle'
import type { CampaignCommand, Entry } from '#rules/campaign/types'
import { Played, Refusal } from './chronicle'
import { type Whim, whimOf } from './thousand-faces/random-play'

/** A line as this test knows it: the page on which it was written, and the page of its tick. */
interface Known {
  readonly text: string
  readonly since: number
  readonly usedOn: number | null
}

/** The campaign as this test knows it. One copy for each act, so that undo goes back through them. */
interface Expected {
  readonly lines: ReadonlyMap<string, Known>
  readonly session: number
  readonly ended: boolean
}

const nothing: Expected = { lines: new Map(), session: 0, ended: false }

/** Prepares, ticks, undoes, begins, ends and opens again at random. @returns what was lost, doubled or shown for the wrong session */
export function carryOverFaults(steps: number): {
  readonly faults: readonly string[]
  readonly acts: Record<string, number>
} {
  const faults: string[] = []
  const acts: Record<string, number> = {}
  for (let seed = 1, done = 0; done < steps; seed++) {
    const play = new Preparing(seed)
    for (let step = 0; step < 400 && done < steps && faults.length < 20; step++, done++) {
      const kind = play.step()
      acts[kind] = (acts[kind] ?? 0) + 1
      faults.push(...play.faults().map(fault => `seed ${seed}, step ${step}, ${kind}: ${fault}`))
    }
    if (faults.length >= 20) break
  }
  return { faults, acts }
}

class Preparing {
  played = Played.table('The Drowned Bells', 'Kresk', 'Wren')
  readonly #whim: Whim
  #expected: Expected[] = [nothing]
  #at = 0

  constructor(seed: number) {
    this.#whim = whimOf(seed * 7919)
  }

  get now(): Expected {
    return this.#expected[this.#at] ?? nothing
  }

  step(): string {
    const whim = this.#whim
    const choice = whim.count(24)
    if (choice < 4) return this.#goBack(1 + whim.count(4))
    if (choice < 6) return this.#goForward(1 + whim.count(4))
    if (choice === 6) return this.#openAgain()
    const command = this.#anyCommand()
    try {
      const { id, kind } = this.played.campaign(command)
      // An undone act that is sent again word for word is redone (CA11).
      if (kind === 'act') this.#expected = [...this.#expected.slice(0, this.#at + 1), after(this.now, command, id)]
      this.#at++
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      return `${command.type} refused`
    }
    return command.type
  }

  /** What the pages of now and of the session after it say otherwise than this test knows. */
  faults(): readonly string[] {
    const { session, ended } = this.now
    const page = pageNow({ session, ended })
    return [page, page + 1].flatMap(each =>
      faultsOn(linesOn(this.played.chronicle.campaign.book, each), each, this.now)
    )
  }

  #goBack(wanted: number): string {
    const steps = Math.min(wanted, this.#at)
    if (steps === 0) return 'nothing'
    this.played.undo(steps)
    this.#at -= steps
    return 'undo'
  }

  #goForward(wanted: number): string {
    const steps = Math.min(wanted, this.played.chronicle.line.undone)
    if (steps === 0) return 'nothing'
    this.played.redo(steps)
    this.#at += steps
    return 'redo'
  }

  /** What is closed and opened again is what its file says. */
  #openAgain(): string {
    const { chronicle } = this.played
    const entries = Array.from({ length: chronicle.revision }, (_, nth) => chronicle.entry(nth + 1))
    const opened = Chronicle.open(JSON.parse(JSON.stringify(entries)) as readonly Entry[])
    if (!opened.ok) throw new Error(opened.error.message)
    this.played = new Played(opened.value)
    return 'open'
  }

  #anyCommand(): CampaignCommand {
    const whim = this.#whim
    const { session, lines } = this.now
    const line = whim.one([...lines.keys()]) as never
    const page = Math.max(1, session + whim.count(2))
    const kind = whim.one(lineKinds)!
    const texts = { text: `Line ${whim.count(1_000_000)}`, branches: whim.count(2) ? ['One', 'Other'] : [] }
    const seat = kind === 'player' ? whim.one(this.played.seats)! : null
    const prepare = { type: 'prepare-line', session: page, kind, ...texts, seat, shelf: null } as const
    if (!line) return prepare
    const tick = { type: 'tick-line', line, session: page, at: 1_700_000_000_000, branch: null } as const
    return whim.one<CampaignCommand>([
      prepare,
      prepare,
      prepare,
      tick,
      tick,
      tick,
      { type: 'untick-line', line },
      { type: 'reword-line', line, ...texts },
      { type: 'remove-line', line },
      { type: 'begin-session', at: 1_700_000_000_000 },
      { type: 'end-session' },
      { type: 'continue-session', at: 1_700_000_000_000 }
    ])!
  }
}

function after(expected: Expected, command: CampaignCommand, entry: number): Expected {
  const { session } = expected
  switch (command.type) {
    case 'begin-session':
      return { ...expected, session: session + 1, ended: false }
    case 'end-session':
      return { ...expected, ended: true }
    case 'continue-session':
      return { ...expected, ended: false }
    case 'prepare-line':
      return withLine(expected, `p${entry}`, { text: command.text, since: command.session, usedOn: null })
    case 'reword-line':
      return withLine(expected, command.line, { text: command.text })
    case 'tick-line':
      return withLine(expected, command.line, { usedOn: command.session })
    case 'untick-line':
      return withLine(expected, command.line, { usedOn: null })
    case 'remove-line':
      return { ...expected, lines: new Map([...expected.lines].filter(([id]) => id !== command.line)) }
    default:
      return expected
  }
}

function withLine(expected: Expected, id: string, change: Partial<Known>): Expected {
  const was = expected.lines.get(id) ?? { text: '', since: 0, usedOn: null }
  return { ...expected, lines: new Map(expected.lines).set(id, { ...was, ...change }) }
}

function faultsOn(shown: readonly PreparedLine[], page: number, { lines }: Expected): readonly string[] {
  const twice = shown.filter(({ id }, nth) => shown.findIndex(each => each.id === id) !== nth)
  const strange = shown.filter(({ id }) => !lines.has(id))
  const wrong = [...lines].filter(([id, known]) => {
    const line = shown.find(each => each.id === id)
    if (known.usedOn === null) return known.since <= page ? !isOpen(line, known, page) : line !== undefined
    return known.usedOn === page ? line?.used?.session !== page : line !== undefined
  })
  return [
    ...twice.map(({ id }) => `${id} stands twice on page ${page}`),
    ...strange.map(({ id }) => `${id} stands on page ${page} and was never written`),
    ...wrong.map(([id]) => `${id} is lost, or wrong, on page ${page}`)
  ]
}

function isOpen(line: PreparedLine | undefined, { text, since }: Known, page: number): boolean {
  if (line?.used !== null || line.text !== text) return false
  return carriedFrom(line, page) === (since < page ? since : null)
}
