import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { viewer, type SeatId } from '#rules/core/seat'
import { Played } from '../../support/chronicle'

const act = (command: unknown) => ({ kind: 'act', board: null, command }) as const
const names = (played: Played) => played.chronicle.campaign.seats.map(seat => seat.character)

describe('seats', () => {
  it('CA1 the table seats twelve, and one more only when one has retired', () => {
    const played = Played.table('Full', ...'ABCDEFGHIJKL')
    const another = act({ type: 'add-seat', player: 'Ida', character: 'M' })
    expect(played.denied(another)).toBe('table-is-full')
    const [first] = played.seats
    played.campaign({ type: 'retire-seat', seat: first! })
    played.ask(another)
    expect(played.denied(act({ type: 'bring-back-seat', seat: first }))).toBe('table-is-full')
  })

  it('CA1 a retired seat comes back with what it had', () => {
    const played = Played.table('Back', 'Kresk')
    const [seat] = played.seats
    played.act({ type: 'gain-xp', seat, amount: 3, reason: 'a story' })
    played.campaign({ type: 'retire-seat', seat: seat! })
    expect(frameFor(played.chronicle, { kind: 'table' }).seats).toMatchObject([{ retired: true }])
    played.campaign({ type: 'bring-back-seat', seat: seat! })
    const board = frameFor(played.chronicle, { kind: 'table' }).boards[0]
    expect(board?.system === 'thousand-faces' && board.view.sheets[0]?.xp).toBe(3)
  })

  it('CA2 a seat that joins in the middle has a place on every open board', () => {
    const played = Played.table('Late', 'Kresk')
    played.campaign({ type: 'open-board', system: 'thousand-faces', title: 'Second', settings: {} })
    played.campaign({ type: 'add-seat', player: 'Priya', character: 'Wren' })
    const boards = frameFor(played.chronicle, { kind: 'gm' }).boards
    expect(boards.map(board => board.system === 'thousand-faces' && board.view.sheets.length)).toEqual([2, 2])
  })

  it('CA2 seats are renamed and change places', () => {
    const played = Played.table('Moves', 'A', 'B', 'C')
    const [a, , c] = played.seats
    played.campaign({ type: 'move-seat', seat: c!, to: 0 })
    expect(names(played)).toEqual(['C', 'A', 'B'])
    played.campaign({ type: 'move-seat', seat: c!, to: 99 })
    expect(names(played)).toEqual(['A', 'B', 'C'])
    played.campaign({ type: 'rename-seat', seat: a!, player: 'Joon', character: ' Kresk ' })
    expect(names(played)).toEqual(['Kresk', 'B', 'C'])
  })

  it('CA2 every open board hears of a new name', () => {
    const played = Played.table('Heard')
    played.campaign({ type: 'add-seat', player: 'Joon', character: '' })
    const step = () => {
      const [board] = frameFor(played.chronicle, { kind: 'gm' }).boards
      const steps = board?.system === 'thousand-faces' ? board.view.sheets[0]?.character.steps : []
      return steps?.find(each => each.step === 'name')?.state
    }
    expect(step()).toBe('open')
    played.campaign({ type: 'rename-seat', seat: played.seats[0]!, player: 'Joon', character: 'Kresk' })
    expect(step()).toBe('done')
  })

  it('CA3 nothing goes without a name', () => {
    const played = Played.table('Named')
    expect(played.denied(act({ type: 'add-seat', player: ' ', character: '' }))).toBe('nameless-seat')
    expect(played.denied(act({ type: 'rename-campaign', title: '  ' }))).toBe('no-title')
    expect(played.denied(act({ type: 'write-note', text: '\n', audience: 'table' }))).toBe('empty-note')
  })

  it('CA4 an undone seat’s name is not given again', () => {
    const played = Played.table('Once')
    played.campaign({ type: 'add-seat', player: '', character: 'Kresk' })
    const [kresk] = played.seats
    played.undo()
    played.campaign({ type: 'add-seat', player: '', character: 'Wren' })
    expect(played.seats).toHaveLength(1)
    expect(played.seats).not.toContain(kresk)
  })

  it('CA6 only the GM changes the campaign, and no player acts from a seat that is not there', () => {
    const played = Played.table('Whose', 'Kresk')
    const [seat] = played.seats
    const rename = act({ type: 'rename-campaign', title: 'Mine' })
    expect(played.denied(rename, { kind: 'seat', seat: seat! })).toBe('gm-only')
    expect(played.denied({ kind: 'undo', steps: 1 }, { kind: 'seat', seat: seat! })).toBe('gm-only')
    for (const ask of [rename, { kind: 'undo', steps: 1 } as const])
      expect(played.denied(ask, viewer)).toBe('only-shows')
    const shuffle = { kind: 'act', board: played.board, command: { type: 'shuffle', seat } } as const
    expect(played.denied(shuffle, { kind: 'seat', seat: 's99' as SeatId })).toBe('no-such-seat')
    played.campaign({ type: 'retire-seat', seat: seat! })
    expect(played.denied(shuffle, { kind: 'seat', seat: seat! })).toBe('seat-is-retired')
  })
})

describe('boards', () => {
  it('CA5 a closed board takes no commands, is the GM’s to see, and opens again as it was', () => {
    const played = Played.table('Shut', 'Kresk')
    const { board } = played
    const [seat] = played.seats
    played.act({ type: 'gain-xp', seat, amount: 2, reason: 'a story' })
    played.campaign({ type: 'close-board', board })
    expect(played.denied({ kind: 'act', board, command: { type: 'shuffle', seat } })).toBe('board-is-closed')
    expect(frameFor(played.chronicle, { kind: 'table' }).boards).toEqual([])
    expect(frameFor(played.chronicle, { kind: 'gm' }).boards).toHaveLength(1)
    expect(played.denied(act({ type: 'close-board', board }))).toBe('board-is-closed')
    played.campaign({ type: 'reopen-board', board })
    const shown = frameFor(played.chronicle, { kind: 'gm' }).boards[0]
    expect(shown?.system === 'thousand-faces' && shown.view.sheets[0]?.xp).toBe(2)
    expect(played.denied(act({ type: 'reopen-board', board }))).toBe('board-is-open')
  })

  it('CA25 a board that is opened again does not take the screens with it', () => {
    const played = Played.table('Focus', 'Kresk')
    const first = played.board
    played.campaign({ type: 'open-board', system: 'prophecy', title: 'The salt road', settings: null })
    const second = frameFor(played.chronicle, { kind: 'table' }).focus
    if (second === null) throw new Error('no board was opened')
    played.campaign({ type: 'close-board', board: second })
    played.campaign({ type: 'reopen-board', board: second })
    const shown = frameFor(played.chronicle, { kind: 'table' })
    expect([shown.focus, shown.boards.map(({ id }) => id)]).toEqual([first, [first, second]])
    played.campaign({ type: 'close-board', board: second })
    played.campaign({ type: 'close-board', board: first })
    played.campaign({ type: 'reopen-board', board: second })
    expect(frameFor(played.chronicle, { kind: 'table' }).focus).toBe(second)
  })

  it('CA7 the screens turn to the open board that was played on last', () => {
    const played = Played.table('Focus', 'Kresk')
    const first = played.board
    const opened = played.campaign({ type: 'open-board', system: 'thousand-faces', title: 'Side', settings: {} })
    const second = `b${opened.id}`
    const focus = () => frameFor(played.chronicle, { kind: 'table' }).focus
    expect(focus()).toBe(second)
    played.act({ type: 'gain-xp', seat: played.seats[0], amount: 1, reason: 'a story' })
    expect(focus()).toBe(first)
    played.campaign({ type: 'close-board', board: first })
    expect(focus()).toBe(second)
  })

  it('CA6 an ask that is no command is refused with its place', () => {
    const played = Played.table('Shape', 'Kresk')
    expect(played.denied(act({ type: 'add-seat', player: 5, character: '' }))).toBe('invalid at player')
    expect(played.denied(act({ type: 'open-board', system: 'chess', title: '', settings: {} }))).toBe(
      'invalid at system'
    )
  })
})
