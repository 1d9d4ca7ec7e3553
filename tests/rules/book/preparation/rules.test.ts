import { describe, expect, it } from 'vitest'
import type { PreparedLine } from '#rules/book/preparation/model'
import { carriedFrom, linesOn, pageNow } from '#rules/book/preparation/page'
import { lineKinds, most, type LineId, type LineKind } from '#rules/book/preparation/vocabulary'
import { spelled } from '#rules/book/mentions'
import { nameIn } from '#rules/book/names'
import { thingsIn } from '#rules/book/things/lookup'
import { frameFor } from '#rules/campaign/frame'
import { plainText } from '#rules/core/log-line'
import type { Audience } from '#rules/core/audience'
import { carryOverFaults } from '../../../support/preparation'
import { Played } from '../../../support/chronicle'

const at = 1_700_000_000_000
const ask = (command: object) => ({ kind: 'act', board: null, command }) as const
const table = (): Played => Played.table('The Drowned Bells', 'Kresk', 'Wren')
const book = (played: Played) => played.chronicle.campaign.book
const page = (played: Played): number => {
  const { session, current } = played.chronicle.campaign
  return pageNow({ session, ended: current.ended })
}
const linesNow = (played: Played): readonly PreparedLine[] => linesOn(book(played), page(played))
const texts = (played: Played): readonly string[] => linesNow(played).map(({ text }) => text)

function write(played: Played, text: string, kind: LineKind = 'other', session = page(played)): LineId {
  const line = { session, kind, text, branches: [], seat: null, shelf: null }
  return `p${played.campaign({ type: 'prepare-line', ...line }).id}` as LineId
}

function tick(played: Played, line: LineId, branch: 0 | 1 | null = null): void {
  played.campaign({ type: 'tick-line', line, session: page(played), at, branch })
}

describe('preparing a session', () => {
  it('BN1: keeps lines of every kind, in the order in which they were written', () => {
    const played = table()
    const [seat] = played.seats
    for (const kind of lineKinds) {
      const line = { session: 1, kind, text: `A ${kind}`, branches: [], seat: kind === 'player' ? seat! : null }
      const written = played.campaign({ type: 'prepare-line', ...line, shelf: kind === 'foes' ? 'e2' : null })
      expect(linesNow(played).at(-1)).toMatchObject({
        id: `p${written.id}`,
        ...line,
        used: null,
        ...(kind === 'fork' ? { branches: ['', ''] } : {})
      })
    }
    expect(texts(played)).toEqual(lineKinds.map(kind => `A ${kind}`))
  })

  it('BN1: points at names like every text of the book, and makes new ones people', () => {
    const played = table()
    write(played, '@"The Organist" asks Kresk, @Wren listens')
    const [organist] = thingsIn(book(played))
    expect(organist).toMatchObject({ name: 'The Organist', kind: 'person' })
    expect(texts(played)).toEqual([`@{${organist!.id}} asks Kresk, @{${played.seats[1]}} listens`])
    played.campaign({ type: 'rename-thing', thing: organist!.id, name: 'Maud' })
    const [line] = linesNow(played)
    const { seats } = played.chronicle.campaign
    expect(spelled(line!.text, id => nameIn(book(played), seats, id) ?? '?')).toBe('Maud asks Kresk, Wren listens')
  })

  it('BN1: a fork has two ways, everything else none', () => {
    const played = table()
    const fork = { session: 1, kind: 'fork', text: 'Do they ring it?', seat: null, shelf: null } as const
    played.campaign({ type: 'prepare-line', ...fork, branches: ['They do. The harbour floods.', 'They do not.'] })
    played.campaign({ type: 'prepare-line', ...fork, kind: 'other', branches: ['One', 'Two'] })
    expect(linesNow(played).map(({ branches }) => branches)).toEqual([
      ['They do. The harbour floods.', 'They do not.'],
      []
    ])
  })

  it('BN1: rewords and removes a line, and refuses an empty one, a stranger’s and one that is gone', () => {
    const played = table()
    const line = write(played, 'One')
    played.campaign({ type: 'reword-line', line, text: ' Two ', branches: [] })
    expect(texts(played)).toEqual(['Two'])
    expect(played.denied(ask({ type: 'reword-line', line, text: ' ', branches: [] }))).toBe('nothing-prepared')
    const other = { type: 'prepare-line', session: 1, kind: 'player', text: 'x', branches: [], shelf: null }
    expect(played.denied(ask({ ...other, seat: 's999' }))).toBe('unknown-seats')
    expect(played.denied(ask({ ...other, seat: null }))).toBe('unknown-seats')
    played.campaign({ type: 'remove-line', line })
    expect(texts(played)).toEqual([])
    for (const command of [
      { type: 'remove-line' },
      { type: 'untick-line' },
      { type: 'reword-line', text: 'x', branches: [] }
    ])
      expect(played.denied(ask({ ...command, line }))).toBe('no-such-line')
  })

  it('BN1: holds 200 open lines; a used one frees a line', () => {
    const played = table()
    const first = write(played, 'First')
    for (let nth = 1; nth < most.open; nth++) write(played, `Line ${nth}`)
    const more = { type: 'prepare-line', session: 1, kind: 'other', text: 'x', branches: [], seat: null, shelf: null }
    expect(played.denied(ask(more))).toBe('page-is-full')
    tick(played, first)
    expect(played.chronicle.consider(ask(more), { kind: 'gm' }, played.luck).ok).toBe(true)
  })

  it('BN2: the page is that of the session that is on, and between two sessions that of the next one', () => {
    const played = table()
    expect(page(played)).toBe(1)
    played.campaign({ type: 'begin-session', at })
    expect(page(played)).toBe(1)
    played.campaign({ type: 'end-session' })
    expect(page(played)).toBe(2)
    played.campaign({ type: 'continue-session', at })
    expect(page(played)).toBe(1)
    const line = { type: 'prepare-line', kind: 'other', text: 'x', branches: [], seat: null, shelf: null }
    for (const session of [1, 2]) played.campaign({ ...line, session } as never)
    expect(played.denied(ask({ ...line, session: 3 }))).toBe('no-such-page')
    expect(texts(played)).toEqual(['x'])
  })

  it('BN3, BN4: what was not used is on the next page and says from where; what was used is not', () => {
    const played = table()
    played.campaign({ type: 'begin-session', at })
    const used = write(played, 'Used')
    write(played, 'Open')
    const later = write(played, 'For later', 'other', 2)
    tick(played, used)
    expect(texts(played)).toEqual(['Used', 'Open'])
    played.campaign({ type: 'end-session' })
    expect(texts(played)).toEqual(['Open', 'For later'])
    expect(linesNow(played).map(line => carriedFrom(line, page(played)))).toEqual([1, null])
    played.campaign({ type: 'begin-session', at })
    expect(texts(played)).toEqual(['Open', 'For later'])
    tick(played, later)
    played.campaign({ type: 'begin-session', at })
    expect(linesNow(played).map(line => carriedFrom(line, page(played)))).toEqual([1])
    played.undo(2)
    expect(texts(played)).toEqual(['Open', 'For later'])
  })

  it('BN5: a tick keeps session, time and way, and can be taken away', () => {
    const played = table()
    const fork = write(played, 'Left or right?', 'fork')
    const line = write(played, 'A song')
    tick(played, fork, 1)
    tick(played, line, 1)
    expect(linesNow(played).map(({ used }) => used)).toEqual([
      { session: 1, at, branch: 1 },
      { session: 1, at, branch: null }
    ])
    const again = { type: 'tick-line', line, session: 1, at, branch: null }
    expect(played.denied(ask(again))).toBe('line-is-used')
    played.campaign({ type: 'untick-line', line })
    expect(linesNow(played)[1]!.used).toBeNull()
    expect(played.denied(ask({ type: 'untick-line', line }))).toBe('line-is-open')
    expect(played.denied(ask({ ...again, session: 2 }))).toBe('no-such-page')
  })

  it('BN5: something of the book is ticked without having been written down', () => {
    const played = table()
    const thing = `t${played.campaign({ type: 'add-thing', kind: 'secret', name: 'The bell', sentence: '' }).id}`
    const command = { type: 'tick-thing', thing, kind: 'secret', session: 1, at }
    const { id } = played.campaign(command as never)
    expect(linesNow(played)).toMatchObject([
      { id: `p${id}`, kind: 'secret', text: `@{${thing}}`, used: { session: 1, at } }
    ])
    played.undo()
    expect(linesNow(played)).toEqual([])
    expect(played.denied(ask({ ...command, thing: 't999' }))).toBe('no-such-thing')
    expect(played.denied(ask({ ...command, kind: 'player' }))).toBe('no-such-thing')
  })

  it('BN3: loses nothing and doubles nothing, whatever is ticked, undone, ended and opened again', () => {
    const { faults, acts } = carryOverFaults(1200)
    expect(faults).toEqual([])
    for (const kind of [
      'prepare-line',
      'tick-line',
      'untick-line',
      'begin-session',
      'end-session',
      'undo',
      'redo',
      'open'
    ])
      expect(acts[kind], kind).toBeGreaterThan(9)
  })

  it('BN6: is in no frame, and in the Game Master’s log alone, with the names of that time', () => {
    const played = table()
    const frames = () =>
      [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: played.seats[0]! }].map(audience => ({
        ...frameFor(played.chronicle, audience as never),
        revision: 0,
        entry: 0
      }))
    const before = frames()
    const line = write(played, '@Yogran sings')
    tick(played, line)
    played.campaign({ type: 'untick-line', line })
    played.campaign({ type: 'remove-line', line })
    expect(frames()).toEqual(before)
    const audience: Audience = { kind: 'gm' }
    const log = frameFor(played.chronicle, audience as never).log.slice(-4)
    expect(log.map(({ line: said }) => plainText(said.parts, seat => seat))).toEqual([
      'Prepared for session 1: Yogran sings',
      'Used in session 1: Yogran sings',
      'Not used after all: Yogran sings',
      'Prepared, removed: Yogran sings'
    ])
    expect(JSON.stringify({ ...frameFor(played.chronicle, audience as never), log: [], undo: null })).not.toContain(
      'Yogran sings'
    )
  })
})
