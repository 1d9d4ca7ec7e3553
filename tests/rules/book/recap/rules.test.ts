import { describe, expect, it } from 'vitest'
import { longest } from '#rules/book/vocabulary'
import { Chronicle } from '#rules/campaign/chronicle'
import { campaignCommandSchema } from '#rules/campaign/codec'
import { frameFor } from '#rules/campaign/frame'
import { newestLines } from '#rules/campaign/log'
import { actsOf, latestSession, recapOf } from '#rules/campaign/recap'
import { sentenceOf } from '#rules/campaign/recap-words'
import type { ActEntry, Entry } from '#rules/campaign/types'
import type { Audience } from '#rules/core/audience'
import { plainText } from '#rules/core/log-line'
import { Played } from '../../../support/chronicle'
import { frozenSaves } from '../../../support/frozen'

const gm: Audience = { kind: 'gm' }
const table: Audience = { kind: 'table' }

function evening() {
  const played = Played.table('The Drowned Bells', 'Kresk', 'Wren')
  played.campaign({ type: 'begin-session' })
  return played
}

function sentences(played: Played, audience: Audience = gm, session = 1): readonly string[] {
  return recapOf(played.chronicle, session, audience).moments.map(({ parts }) => plainText(parts, seat => seat))
}

describe('a recap', () => {
  it('PO4 LOG3: tells players of Shadow and GM moves no more than their log does', () => {
    const played = evening()
    played.act({ type: 'gain-shadow', amount: 9, reason: 'the cult wins', seat: null })
    played.act({ type: 'spend-shadow', amount: 3, from: 'free', reason: 'Yogran is the traitor' })
    played.act({ type: 'play-gm-move', kind: 'escalate', what: 'the bell is a hull' })
    expect(sentences(played)).toEqual([
      '3 Shadow points came due: Yogran is the traitor',
      'The Game Master struck: the bell is a hull'
    ])
    for (const audience of [table, { kind: 'seat', seat: played.seats[0]! } as const])
      expect(sentences(played, audience)).toEqual(['3 Shadow points came due'])
  })

  it('PO1: cites the entry of each moment, and knows nothing of what was taken back', () => {
    const played = evening()
    const noted = played.campaign({ type: 'note-down', text: 'The bell rang.', knownTo: 'table' })
    played.campaign({ type: 'note-down', text: 'Nobody pulled it.', knownTo: 'table' })
    played.undo()
    const [only, ...others] = recapOf(played.chronicle, 1, gm).moments
    expect(others).toEqual([])
    expect(only).toMatchObject({ entry: noted.id, parts: ['The bell rang.'] })
  })

  it('BK14: what the story leaves out is no moment, and is in no log of the whole room', () => {
    const played = evening()
    const limits: true = true
    const text = 'Lines: harm to animals.'
    played.campaign({ type: 'note-down', text, knownTo: 'table', limits })
    const reads = (audience: Audience): boolean =>
      newestLines(played.chronicle, audience, 9).some(({ line: { parts } }) => parts.includes(text))
    expect(sentences(played)).toEqual([])
    expect(sentences(played, table)).toEqual([])
    const readers = ([gm, ...played.seats.map(seat => ({ kind: 'seat', seat }) as const)] as const).map(reads)
    expect(readers, 'the Game Master and every player read it').toEqual([true, true, true])
    expect(([table, { kind: 'overlay' }] as const).map(reads)).toEqual([false, false])
  })

  it('PO1: tells of a session what was played in it', () => {
    const played = evening()
    played.campaign({ type: 'note-down', text: 'One.', knownTo: 'gm' })
    played.campaign({ type: 'begin-session' })
    expect(latestSession(played.chronicle)).toBe(1)
    played.campaign({ type: 'note-down', text: 'Two.', knownTo: 'gm' })
    expect(latestSession(played.chronicle)).toBe(2)
    expect([sentences(played, gm, 1), sentences(played, gm, 2)]).toEqual([['One.'], ['Two.']])
  })

  it('PO1, PO4: is the same whether its entries were read as they came or all at once', () => {
    const played = evening()
    const all = (chronicle: Chronicle): string =>
      JSON.stringify([gm, table].map(who => [0, 1, 2].map(session => recapOf(chronicle, session, who))))
    for (const [at, text] of ['One.', 'Two.', 'Three.'].entries()) {
      played.campaign({ type: 'note-down', text, knownTo: at === 1 ? 'gm' : 'table' })
      expect(all(played.chronicle)).toBe(all(opened(played.chronicle.entries)))
      played.undo()
      expect(all(played.chronicle)).toBe(all(opened(played.chronicle.entries)))
      if (at === 1) played.campaign({ type: 'begin-session' })
      played.campaign({ type: 'note-down', text: `${text} Again.`, knownTo: 'table' })
      expect(all(played.chronicle)).toBe(all(opened(played.chronicle.entries)))
    }
  })

  it.each(frozenSaves().map(save => [save.name, save] as const))(
    'PO2, PO3: has twelve moments at most, every death, chapter and Journey point among them: %s',
    (_, { entries }) => {
      const chronicle = opened(entries)
      const again = opened(JSON.parse(JSON.stringify(chronicle.entries)) as readonly unknown[])
      for (let session = 0; session <= chronicle.campaign.session; session++) {
        const recap = recapOf(chronicle, session, gm)
        expect(recap.moments.length).toBeLessThanOrEqual(12)
        const told = new Set(recap.moments.map(({ entry }) => entry))
        const due = lastProphecies(actsOf(chronicle, session).filter(isWeighty))
        expect(due.filter(({ id }) => told.has(id)).length).toBe(Math.min(due.length, 12))
        expect(JSON.stringify(recapOf(again, session, gm))).toBe(JSON.stringify(recap))
      }
    }
  )

  it('PO3: is in the order of play, with four of one kind below a weight of 90', () => {
    const played = evening()
    for (let line = 1; line <= 6; line++)
      played.campaign({ type: 'note-down', text: `Line ${line}.`, knownTo: 'table' })
    expect(sentences(played)).toEqual(['Line 1.', 'Line 2.', 'Line 3.', 'Line 4.'])
  })

  it('PO4: tells the table nothing that is in the Game Master’s log alone', () => {
    const played = evening()
    played.campaign({ type: 'note-down', text: 'Yogran lies.', knownTo: 'gm' })
    played.campaign({ type: 'note-down', text: 'The tide turns.', knownTo: [played.seats[0]!] })
    expect(sentences(played)).toEqual(['Yogran lies.', 'The tide turns.'])
    expect(sentences(played, table)).toEqual([])
    expect(sentences(played, { kind: 'seat', seat: played.seats[0]! })).toEqual(['The tide turns.'])
    expect(sentences(played, { kind: 'seat', seat: played.seats[1]! })).toEqual([])
  })

  it('PO5: takes the Game Master’s sentence, keeps what is kept, leaves out what is left out', () => {
    const played = evening()
    const lines = [1, 2, 3, 4, 5, 6].map(
      line => played.campaign({ type: 'note-down', text: `Line ${line}.`, knownTo: 'table' }).id
    )
    played.campaign({ type: 'place-moment', session: 1, entry: lines[5]!, as: 'kept' })
    played.campaign({ type: 'place-moment', session: 1, entry: lines[0]!, as: 'left-out' })
    expect(sentences(played)).toEqual(['Line 2.', 'Line 3.', 'Line 4.', 'Line 5.', 'Line 6.'])
    played.campaign({ type: 'word-moment', session: 1, entry: lines[1]!, text: ' The bell rang. ' })
    expect(recapOf(played.chronicle, 1, table).moments[0]).toMatchObject({ text: 'The bell rang.' })
    played.campaign({ type: 'word-moment', session: 1, entry: lines[1]!, text: '' })
    expect(recapOf(played.chronicle, 1, table).moments[0]).toMatchObject({ text: '', as: 'automatic' })
    played.campaign({ type: 'subtitle-recap', session: 1, text: 'Low tide.' })
    expect(recapOf(played.chronicle, 1, gm).subtitle).toBe('Low tide.')
    played.undo()
    expect(recapOf(played.chronicle, 1, gm).subtitle).toBe('')
  })

  it('PO5: refuses a thirteenth that is kept, a moment to come, an empty recap, and to take away what is not shown', () => {
    const played = evening()
    const keep = (entry: number) => ({ type: 'place-moment', session: 1, entry, as: 'kept' }) as const
    for (let line = 1; line <= 12; line++)
      played.campaign(keep(played.campaign({ type: 'note-down', text: `Line ${line}.`, knownTo: 'gm' }).id))
    const thirteenth = played.campaign({ type: 'note-down', text: 'Line 13.', knownTo: 'gm' }).id
    const denied = (command: object): string => played.denied({ kind: 'act', board: null, command })
    expect(denied(keep(thirteenth))).toBe('recap-full')
    expect(denied({ type: 'word-moment', session: 1, entry: 9999, text: 'x' })).toBe('no-such-moment')
    expect(denied(keep(9999))).toBe('no-such-moment')
    expect(denied({ type: 'show-recap', session: 1, sentences: [' '] })).toBe('nothing-to-tell')
    expect(denied({ type: 'hide-recap' })).toBe('no-recap-shown')
  })

  it.each([
    ['a note of 400 signs', 'The bell rang, '.repeat(27).slice(0, 400)],
    ['the longest note', `${'The tide turned and '.repeat(200)}`.slice(0, longest.line)],
    ['a note without a space', 'x'.repeat(400)],
    ['a note of signs of two units', `x${'🔔'.repeat(300)}`],
    ['a note of 300 signs without a full stop', 'x'.repeat(300)],
    ['a note of 299 signs without a full stop', 'x'.repeat(299)]
  ])('PO9: can be shown with %s in it, to the last sign that fits', (_, text) => {
    const played = evening()
    played.campaign({ type: 'note-down', text, knownTo: 'table' })
    const [sentence = ''] = recapOf(played.chronicle, 1, table).moments.map(each => sentenceOf(each, seat => seat))
    const command = { type: 'show-recap', session: 1, sentences: [sentence] } as const
    expect(campaignCommandSchema.safeParse(command).error).toBeUndefined()
    played.campaign(command)
    expect(played.chronicle.campaign.book.recap.shown?.sentences).toEqual([sentence])
    expect(sentence.length).toBeGreaterThan(280)
    expect(() => encodeURIComponent(sentence), 'half a sign').not.toThrow()
    expect(text.startsWith(sentence.replace(/[.…]$/, ''))).toBe(true)
  })

  it('PO9: ends after a word with “…”, and nothing is cut that fits', () => {
    const said = (text: string): string => sentenceOf({ text, parts: [] }, seat => seat)
    expect(said(`${'bell, '.repeat(60)}`)).toBe(`${'bell, '.repeat(49)}bell…`)
    expect(said('x'.repeat(299))).toBe(`${'x'.repeat(299)}.`)
    expect(said('x'.repeat(300))).toBe('x'.repeat(300))
    expect(said(`${'x'.repeat(299)}!`)).toBe(`${'x'.repeat(299)}!`)
    expect(said(`${'x'.repeat(296)}👩‍👩‍👧${'x'.repeat(9)}`), 'within a letter').toBe(`${'x'.repeat(296)}…`)
  })

  it('PO6, PO7: changes the table’s frame while it is shown, and never another frame', () => {
    const played = evening()
    const noted = played.campaign({ type: 'note-down', text: 'The bell rang.', knownTo: 'gm' })
    const others = [table, { kind: 'overlay' }, ...played.seats.map(seat => ({ kind: 'seat', seat }) as const)] as const
    const seen = (): readonly string[] => others.map(audience => shownTo(played, audience))
    const before = seen()
    played.campaign({ type: 'word-moment', session: 1, entry: noted.id, text: 'Zq1z' })
    played.campaign({ type: 'place-moment', session: 1, entry: noted.id, as: 'kept' })
    played.campaign({ type: 'subtitle-recap', session: 1, text: 'Zq2z' })
    expect(seen()).toEqual(before)
    played.campaign({ type: 'show-recap', session: 1, sentences: ['The tide turned.'] })
    const [shown, ...same] = seen()
    expect(shown).toContain('The tide turned.')
    expect(shown).toContain('Zq2z')
    expect(same).toEqual(before.slice(1))
    played.campaign({ type: 'hide-recap' })
    expect(seen()).toEqual(before)
  })
})

function opened(entries: readonly unknown[]): Chronicle {
  const chronicle = Chronicle.open(entries as readonly Entry[])
  if (!chronicle.ok) throw new Error(chronicle.error.message)
  return chronicle.value
}

/** What must be in a recap. The events are named here again, so that a changed weight is noticed. */
function isWeighty({ events }: ActEntry): boolean {
  const types = [
    'character-died',
    'character-revived',
    'book-began',
    'chapter-began',
    'chapter-ended',
    'journey-gained'
  ]
  return (events as readonly { readonly type: string; readonly doom?: { readonly title: string } }[]).some(
    ({ type, doom }) => types.includes(type) || (prophecies.includes(type) && doom?.title !== '')
  )
}

/** A Prophecy that was written again is told in its last version (PO11). */
function lastProphecies(acts: readonly ActEntry[]): readonly ActEntry[] {
  const prophecy = ({ events }: ActEntry): boolean =>
    (events as readonly { readonly type: string }[]).some(({ type }) => prophecies.includes(type))
  const last = new Map(acts.filter(prophecy).map(act => [act.board, act.id]))
  return acts.filter(act => !prophecy(act) || last.get(act.board) === act.id)
}

const prophecies = ['prophecy-written', 'module-received']

/** A frame without what only counts the acts. */
function shownTo(played: Played, audience: Audience): string {
  const { revision, entry, cause, ...frame } = frameFor(played.chronicle, audience as never)
  void [revision, entry, cause]
  return JSON.stringify(frame)
}
