import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { marksPage } from '#rules/campaign/mark-page'
import { chapterList } from '#rules/marks/chapters'
import { Played } from '../../support/chronicle'

const at = 1_700_000_000_000
const mark = (text = '', kind: 'moment' | 'recording' = 'moment', when = at) =>
  ({ type: 'set-mark', kind, text, at: when }) as const

describe('marks', () => {
  it('MA1 are acts, undone and done again, worded and removed', () => {
    const played = Played.table('Marks', 'Kresk')
    const first = played.campaign(mark('The bell')).id
    played.undo()
    expect(played.chronicle.campaign.marks.marks).toEqual([])
    const second = played.campaign(mark('The bell', 'moment', at + 60_000)).id
    expect(second).toBeGreaterThan(first)
    played.campaign({ type: 'word-mark', mark: second, text: ' The ninth bell ' })
    expect(played.chronicle.campaign.marks.marks).toEqual([{ entry: second, kind: 'moment', text: 'The ninth bell' }])
    played.campaign({ type: 'remove-mark', mark: second })
    expect(played.chronicle.campaign.marks.marks).toEqual([])
    const gone = { kind: 'act', board: null, command: { type: 'remove-mark', mark: second } } as const
    expect(played.denied(gone)).toBe('no-such-mark')
  })

  it('MA2 a mark has the time of its entry, put right by what the computer’s clock was put forward', () => {
    const played = Played.table('Marks', 'Kresk')
    const before = played.campaign(mark('before'))
    const clock = { name: 'Break', note: '', face: 'mine', measure: { kind: 'countdown', length: 60_000 } } as const
    played.campaign({ type: 'add-clocks', clocks: [clock], startAt: at })
    played.campaign({ type: 'correct-clocks', by: 3_600_000 })
    const after = played.campaign(mark('after'))
    const page = marksPage(played.chronicle, null)
    expect(page.marks).toEqual([
      { entry: before.id, at: before.at, parts: ['before'] },
      { entry: after.id, at: after.at - 3_600_000, parts: ['after'] }
    ])
  })

  it('MA3 MA4 lists the marks of one session and when its recording started; no other person has them', () => {
    const played = Played.table('Marks', 'Kresk')
    played.campaign({ type: 'begin-session', at })
    played.campaign(mark('one'))
    played.campaign({ type: 'begin-session', at: at + 1 })
    const start = played.campaign(mark('', 'recording'))
    played.campaign(mark('two'))
    played.campaign({ type: 'write-note', text: 'told to all', audience: 'table' })
    played.campaign({ type: 'write-note', text: 'kept', audience: 'gm' })
    const page = marksPage(played.chronicle, 2)
    expect(page.recordings).toEqual([{ entry: start.id, at: start.at, parts: [''] }])
    expect(page.marks.map(({ parts }) => parts)).toEqual([['two']])
    expect(page.moments.map(({ parts }) => parts)).toEqual([['told to all']])
    expect(marksPage(played.chronicle, 1).marks.map(({ parts }) => parts)).toEqual([['one']])
    expect(frameFor(played.chronicle, { kind: 'gm' }).marks).toHaveLength(3)
    expect(JSON.stringify(frameFor(played.chronicle, { kind: 'table' }))).not.toContain('two')
  })
})

describe('a list of chapters', () => {
  it('MA5 begins at 0:00, has hours from the first on, and leaves out what is nearer than ten seconds', () => {
    const list = chapterList(
      [
        { at: 3_723_400, title: 'The flood' },
        { at: 61_500, title: 'The  bell\nrings <loud>' },
        { at: 66_000, title: 'Too soon' },
        { at: -5000, title: 'Before the recording' },
        { at: 599_499, title: '' }
      ],
      'Session 2'
    )
    expect(list.text).toBe('0:00 Session 2\n1:02 The bell rings ‹loud›\n9:59 Mark\n1:02:03 The flood\n')
    expect(list).toMatchObject({ tooClose: 1, enough: true })
  })

  it('MA5 a moment in the first ten seconds is the first chapter; fewer than three are reported', () => {
    expect(chapterList([{ at: 9400, title: 'Hello' }], 'Session 1')).toEqual({
      text: '0:00 Hello\n',
      tooClose: 0,
      enough: false
    })
    expect(chapterList([], 'Session 1').text).toBe('0:00 Session 1\n')
  })
})
