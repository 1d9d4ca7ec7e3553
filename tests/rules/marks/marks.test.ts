import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { marksPage } from '#rules/campaign/mark-page'
import { chapterList } from '#rules/marks/chapters'
import { csvOf } from '#rules/marks/csv'
import { edlOf } from '#rules/marks/edl'
import { firstFrameOfHour, frameAt, frameRates, timeCode, type FrameRateId } from '#rules/marks/time-code'
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

  it('MA3 MA4 lists the marks of one session and when its recording started; nobody else has them', () => {
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

  it('MA5 a moment in the first ten seconds is the first chapter; fewer than three are told', () => {
    expect(chapterList([{ at: 9400, title: 'Hello' }], 'Session 1')).toEqual({
      text: '0:00 Hello\n',
      tooClose: 0,
      enough: false
    })
    expect(chapterList([], 'Session 1').text).toBe('0:00 Session 1\n')
  })

  it('MA6 a table of values quotes what must be quoted and holds no formula', () => {
    const text = csvOf(
      [
        { at: 3_723_456, title: 'He said "run", twice' },
        { at: 500, title: '=1+1' }
      ],
      '25'
    )
    expect(text).toBe(
      "\uFEFFNumber,Time,Seconds,Time code,Text\r\n1,0:00:00.500,0.500,00:00:00:13,'=1+1\r\n" +
        '2,1:02:03.456,3723.456,01:02:03:11,"He said ""run"", twice"\r\n'
    )
  })
})

// Worked by hand: 10 minutes of 29.97 are 17,982 frames; at 00:01:00 the numbers ;00 and ;01 do not exist.
describe('time codes', () => {
  it.each([
    ['24', 0, '00:00:00:00'],
    ['24', 1500, '00:00:01:12'],
    ['25', 3_600_000, '01:00:00:00'],
    ['25', 40, '00:00:00:01'],
    ['30', 59_999, '00:01:00:00'],
    ['29.97ndf', 1_001_000, '00:16:40:00'],
    ['29.97ndf', 3_603_600, '01:00:00:00'],
    ['29.97df', 59_960, '00:00:59;27'],
    ['29.97df', 60_060, '00:01:00;02'],
    ['29.97df', 600_000, '00:10:00;00'],
    ['29.97df', 3_600_000, '01:00:00;00'],
    ['29.97df', 14_400_000, '04:00:00;00']
  ] as const)('MA7 in %s, %i milliseconds are %s', (rate, milliseconds, code) => {
    expect(timeCode(frameAt(milliseconds, frameRates[rate]), frameRates[rate])).toBe(code)
  })

  it.each([
    [1799, '00:00:59;29'],
    [1800, '00:01:00;02'],
    [17_981, '00:09:59;29'],
    [17_982, '00:10:00;00'],
    [19_781, '00:10:59;29'],
    [19_782, '00:11:00;02'],
    [107_892, '01:00:00;00']
  ])('MA7 frame %i in drop frame is %s', (frame, code) => {
    expect(timeCode(frame, frameRates['29.97df'])).toBe(code)
  })

  it('MA7 each frame of eleven minutes in drop frame has a number of its own, in order, and each hour of a day keeps to the clock', () => {
    const rate = frameRates['29.97df']
    let last = ''
    for (let frame = 0; frame < 20_000; frame++) {
      const code = timeCode(frame, rate)
      expect(code > last).toBe(true)
      last = code
    }
    for (let hour = 0; hour < 24; hour++) {
      const [milliseconds, code] = [hour * 3_600_000, `${String(hour).padStart(2, '0')}:00:00;00`]
      expect(Math.abs(frameAt(milliseconds, rate) - firstFrameOfHour(hour, rate))).toBeLessThanOrEqual(3)
      expect(timeCode(firstFrameOfHour(hour, rate), rate)).toBe(code)
    }
  })

  it('MA7 an edit list has an event of one frame for each, a marker and a locator', () => {
    const text = edlOf(
      [
        { at: 65_500, title: 'The bell | rings' },
        { at: 12_000, title: 'Kresk falls' }
      ],
      { title: 'Session 2', rate: '25', hour: 1 }
    )
    expect(text.split('\r\n')).toEqual([
      'TITLE: Session 2',
      'FCM: NON-DROP FRAME',
      '',
      '001  AX       V     C        01:00:12:00 01:00:12:01 01:00:12:00 01:00:12:01',
      ' |C:ResolveColorBlue |M:Kresk falls |D:1',
      '* LOC: 01:00:12:00 BLUE    Kresk falls',
      '',
      '002  AX       V     C        01:01:05:13 01:01:05:14 01:01:05:13 01:01:05:14',
      ' |C:ResolveColorBlue |M:The bell / rings |D:1',
      '* LOC: 01:01:05:13 BLUE    The bell / rings',
      ''
    ])
    expect(edlOf([], { title: 'x', rate: '29.97df', hour: 0 })).toContain('FCM: DROP FRAME')
    const many = Array.from({ length: 1200 }, (_, nth) => ({ at: nth * 1000, title: 'x' }))
    expect(edlOf(many, { title: 'x', rate: '30', hour: 0 }).match(/\|D:1/g)).toHaveLength(999)
  })

  it('MA7 a time is right to half a frame, in every rate, for four hours', () => {
    for (const id of Object.keys(frameRates) as FrameRateId[]) {
      const rate = frameRates[id]
      for (let milliseconds = 0; milliseconds < 14_400_000; milliseconds += 98_765) {
        const back = (frameAt(milliseconds, rate) * rate.per) / rate.frames
        expect(Math.abs(back - milliseconds)).toBeLessThanOrEqual((rate.per / rate.frames) * 0.5 + 1e-6)
      }
    }
  })
})
