import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { logBefore } from '#rules/campaign/log'
import { plainText } from '#rules/core/log-line'
import type { Audience } from '#rules/core/audience'
import { Played } from '../../support/chronicle'

const words = (played: Played, audience: Audience): readonly string[] =>
  frameFor(played.chronicle, audience).log.map(each => plainText(each.line.parts, () => 'someone'))
const note = (text: string, audience: 'gm' | 'table' = 'table') => ({ type: 'write-note', text, audience }) as const

describe('a frame', () => {
  it('CA15 undone acts and the undo line are the GM’s only; a player who has left keeps their name in what is past', () => {
    const played = Played.table('Eyes', 'Kresk', 'Wren')
    played.campaign({ type: 'retire-seat', seat: played.seats[1]! })
    played.campaign(note('taken back'))
    played.undo()
    const table = frameFor(played.chronicle, { kind: 'table' })
    const forGm = frameFor(played.chronicle, { kind: 'gm' })
    expect(table.seats).toEqual(forGm.seats)
    expect(table.seats.map(({ retired }) => retired)).toEqual([false, true])
    expect(table.undo).toBeNull()
    expect(forGm.undo).toMatchObject({ redoSteps: 1 })
    expect(words(played, { kind: 'table' })).not.toContain('taken back')
    expect(forGm.log.at(-1)).toMatchObject({ standing: 'undone' })
  })

  it('CA15 what a new act left behind is crossed out in the GM’s log', () => {
    const played = Played.table('Left')
    played.campaign(note('the left road'))
    played.undo()
    played.campaign(note('the right road'))
    const log = frameFor(played.chronicle, { kind: 'gm' }).log
    expect(log.slice(-2).map(each => each.standing)).toEqual(['gone', 'stands'])
  })

  it('CA15 the frame says what Ctrl+Z and Ctrl+Y would do', () => {
    const played = Played.table('Next')
    played.campaign(note('one'))
    played.campaign(note('two'))
    played.undo()
    const { undo } = frameFor(played.chronicle, { kind: 'gm' })
    expect(undo?.next?.parts).toEqual(['one'])
    expect(undo?.nextRedo?.parts).toEqual(['two'])
  })

  it('CA16 a note for the GM is in no other log', () => {
    const played = Played.table('Whisper', 'Kresk')
    played.campaign(note('the duke did it', 'gm'))
    expect(words(played, { kind: 'gm' })).toContain('the duke did it')
    for (const kind of ['table', 'overlay'] as const) expect(words(played, { kind })).not.toContain('the duke did it')
    expect(words(played, { kind: 'seat', seat: played.seats[0]! })).not.toContain('the duke did it')
    expect(JSON.stringify(frameFor(played.chronicle, { kind: 'table' }))).not.toContain('duke')
  })

  it('CA17 the log is a window, and older lines can be asked for', () => {
    const played = Played.table('Long')
    for (let count = 1; count <= 100; count++) played.campaign(note(`line ${count}`))
    const { log } = frameFor(played.chronicle, { kind: 'gm' })
    expect(log).toHaveLength(60)
    expect(log.at(-1)?.line.parts).toEqual(['line 100'])
    const older = logBefore(played.chronicle, { kind: 'gm' }, log[0]!.entry, 10)
    expect(older.map(each => each.line.parts[0])).toEqual(
      Array.from({ length: 10 }, (_, index) => `line ${31 + index}`)
    )
    expect(frameFor(played.chronicle, { kind: 'table' }).log).toHaveLength(12)
  })

  it('CA17 however often the GM goes back and forth, valid acts still have their lines', () => {
    const played = Played.table('To and fro')
    played.campaign(note('one'))
    for (let time = 0; time < 600; time++) {
      played.undo()
      played.redo()
    }
    expect(frameFor(played.chronicle, { kind: 'gm' }).log.at(-1)?.line.parts).toEqual(['one'])
  })

  it('CA15 the cause tells a screen whether to turn cards or to cut', () => {
    const played = Played.table('Cause')
    const cause = () => frameFor(played.chronicle, { kind: 'table' }).cause
    played.campaign(note('one'))
    expect(cause()).toBe('act')
    played.undo()
    expect(cause()).toBe('undo')
    played.redo()
    expect(cause()).toBe('redo')
    played.savePoint('here')
    expect(cause()).toBe('save-point')
  })
})
