import { afterEach, describe, expect, it } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import { explainCampaign } from '#rules/campaign/refusals'
import type { BoardId, Entry } from '#rules/campaign/types'
import { plainText } from '#rules/core/log-line'
import type { SeatId } from '#rules/core/seat'
import type { AnySystem } from '#rules/core/system'
import { systemOf } from '#rules/registry'
import type { GmView } from '#rules/thousand-faces/view'
import { Played } from '../../support/chronicle'

const gmView = (played: Played): GmView => {
  const [board] = frameFor(played.chronicle, { kind: 'gm' }).boards
  if (board?.system !== 'thousand-faces') throw new Error('another game')
  return board.view
}

function threeAtTable() {
  const played = Played.table('Left', 'Kresk', 'Wren', 'Astra')
  const [kresk, wren, astra] = played.seats as [SeatId, SeatId, SeatId]
  return { played, kresk, wren, astra }
}

describe('a retired seat in A Thousand Faces', () => {
  it('CA19 its XP are not part of the Party Power until it comes back', () => {
    const { played, kresk, wren } = threeAtTable()
    played.act({ type: 'gain-xp', seat: kresk, amount: 9, reason: 'a story' })
    const together = gmView(played).encounter.power
    played.campaign({ type: 'retire-seat', seat: kresk })
    const without = gmView(played).encounter.power
    expect(without).toBeLessThan(together)
    played.campaign({ type: 'retire-seat', seat: wren })
    expect(gmView(played).encounter.power).toBeLessThan(without)
    played.undo()
    played.campaign({ type: 'bring-back-seat', seat: kresk })
    expect(gmView(played).encounter.power).toBe(together)
  })

  it('CA19 R1 move cards are laid out for those who are there', () => {
    const { played, kresk } = threeAtTable()
    played.act({ type: 'lay-out-moves' })
    const forThree = gmView(played).workshop.laidOut.length
    played.undo()
    played.campaign({ type: 'retire-seat', seat: kresk })
    played.act({ type: 'lay-out-moves' })
    expect(gmView(played).workshop.laidOut.length).toBeLessThan(forThree)
  })

  it('CA19 R11 the GM does not wait for its circle', () => {
    const { played, kresk, wren, astra } = threeAtTable()
    for (const title of ['Dune', 'Ran', 'Alien']) played.act({ type: 'write-touchstone', title, by: kresk })
    played.act({ type: 'circle-touchstone', title: 'Dune', by: wren })
    played.act({ type: 'circle-touchstone', title: 'Ran', by: astra })
    const last = { type: 'circle-touchstone', title: 'Alien', by: 'gm' }
    expect(played.denied({ kind: 'act', board: played.board, command: last })).toBe('gm-circles-last')
    played.campaign({ type: 'retire-seat', seat: kresk })
    played.act(last)
  })

  it('CA19 X4 the Session Opener gives it nothing', () => {
    const { played, kresk, wren } = threeAtTable()
    played.campaign({ type: 'retire-seat', seat: kresk })
    played.act({ type: 'open-session', session: 2 })
    const xp = new Map(gmView(played).sheets.map(sheet => [sheet.seat, sheet.xp]))
    expect([xp.get(kresk), xp.get(wren)]).toEqual([0, 1])
  })

  it('CA19 H8 no GM move is owed for it while it is away, and the others’ are made first', () => {
    const { played, kresk, wren } = threeAtTable()
    played.act({ type: 'open-session', session: 1 })
    const hasText = { cross: false, check: true }
    const owe = (seat: SeatId) => {
      for (let time = 0; time < 40; time++) {
        const before = gmView(played).gmMovesOwed.count
        played.act({
          type: 'flip',
          seat,
          attribute: 'str',
          net: -2,
          move: null,
          fast: false,
          versus: null,
          supporters: [],
          hasText
        })
        if (gmView(played).pending?.kind === 'tie') {
          const { pending } = gmView(played)
          if (pending?.kind === 'tie') played.act({ type: 'choose', card: pending.suggested })
        }
        if (gmView(played).gmMovesOwed.count > before) return
        if (gmView(played).sheets.find(sheet => sheet.seat === seat)?.mustShuffle) played.act({ type: 'shuffle', seat })
      }
      throw new Error('forty flips without a cross')
    }
    owe(kresk)
    owe(wren)
    expect(gmView(played).gmMovesOwed.newest.map(({ seat }) => seat)).toEqual([kresk, wren])
    played.campaign({ type: 'retire-seat', seat: kresk })
    expect(gmView(played).gmMovesOwed.newest.map(({ seat }) => seat)).toEqual([wren])
    played.act({ type: 'make-gm-move', move: null })
    expect(played.denied({ kind: 'act', board: played.board, command: { type: 'make-gm-move', move: null } })).toBe(
      'no-gm-move-owed'
    )
    played.campaign({ type: 'bring-back-seat', seat: kresk })
    expect(gmView(played).gmMovesOwed.newest.map(({ seat }) => seat)).toEqual([kresk])
  })

  it('CA19 CA15 players’ frames show no sheet of it, and all frames its name', () => {
    const { played, kresk, wren } = threeAtTable()
    played.act({ type: 'gain-xp', seat: kresk, amount: 3, reason: 'a story' })
    played.campaign({ type: 'retire-seat', seat: kresk })
    for (const audience of [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: wren }] as const) {
      const frame = frameFor(played.chronicle, audience)
      const [board] = frame.boards
      expect(board?.system === 'thousand-faces' && board.view.sheets.map(({ seat }) => seat)).not.toContain(kresk)
      expect(frame.seats.find(({ id }) => id === kresk)).toMatchObject({ character: 'Kresk', retired: true })
    }
    expect(gmView(played).sheets.map(({ seat }) => seat)).toContain(kresk)
    expect(gmView(played).spotlight.order.map(({ seat }) => seat)).not.toContain(kresk)
  })

  it('CA19 a board that is opened later knows who has left', () => {
    const { played, kresk } = threeAtTable()
    played.campaign({ type: 'retire-seat', seat: kresk })
    played.campaign({ type: 'open-board', system: 'thousand-faces', title: 'Second', settings: {} })
    const board = frameFor(played.chronicle, { kind: 'table' }).boards[1]
    expect(board?.system === 'thousand-faces' && board.view.sheets).toHaveLength(2)
  })

  it('CA21 its own screen shows no game', () => {
    const { played, kresk } = threeAtTable()
    expect(frameFor(played.chronicle, { kind: 'seat', seat: kresk }).boards).toHaveLength(1)
    played.campaign({ type: 'retire-seat', seat: kresk })
    expect(frameFor(played.chronicle, { kind: 'seat', seat: kresk })).toMatchObject({ boards: [], focus: null })
  })
})

describe('what a game does when a seat leaves or comes back', () => {
  const duel = systemOf('game-face') as { follow?: AnySystem['follow'] }
  afterEach(() => delete duel.follow)

  function duelThatFollows() {
    const { played, kresk } = threeAtTable()
    const { id } = played.campaign({ type: 'open-board', system: 'game-face', title: 'Duel', settings: {} })
    const board = `b${id}` as BoardId
    duel.follow = (_state, seat) => [{ type: 'result-noted', words: seat.retired ? 'Kresk leaves' : 'Kresk is back' }]
    const story = () =>
      (played.chronicle.campaign.boards.find(each => each.id === board)?.state as { story: string }).story
    return { played, kresk, board, story }
  }

  it('CA20 is recorded in the same act and undone with it', () => {
    const { played, kresk, board, story } = duelThatFollows()
    const left = played.campaign({ type: 'retire-seat', seat: kresk })
    expect(left).toMatchObject({
      events: [
        { type: 'seat-retired', seat: kresk },
        { type: 'board-followed', board, event: { type: 'result-noted', words: 'Kresk leaves' } }
      ]
    })
    expect(story()).toBe('Kresk leaves')
    played.campaign({ type: 'bring-back-seat', seat: kresk })
    expect(story()).toBe('Kresk is back')
    played.undo(2)
    expect(story()).toBe('')
  })

  it('CA20 is in the log in that game’s own words', () => {
    const { played, kresk, board } = duelThatFollows()
    const { id } = played.campaign({ type: 'retire-seat', seat: kresk })
    const told = systemOf('game-face').describe({ type: 'result-noted', words: 'Kresk leaves' }, { kind: 'gm' })
    const lines = frameFor(played.chronicle, { kind: 'gm' }).log.filter(({ entry }) => entry === id)
    expect(board).toBeTruthy()
    expect(lines.map(({ line }) => line)).toEqual([expect.anything(), told])
  })

  it('CA20 is read again from a file, where what is no event of that game is found at its place', () => {
    const { played, kresk } = duelThatFollows()
    played.campaign({ type: 'retire-seat', seat: kresk })
    delete duel.follow
    const saved = JSON.parse(JSON.stringify(played.chronicle.entries)) as Entry[]
    const parse = entryParser()
    const read = saved.map(entry => parse(entry))
    expect(read.every(({ ok }) => ok)).toBe(true)
    const again = Chronicle.open(saved)
    expect(again.ok && again.value.campaign).toEqual(played.chronicle.campaign)

    const spoilt = JSON.parse(JSON.stringify(saved.at(-1)).replace('result-noted', 'no-such-thing')) as Entry
    expect(parse(spoilt)).toMatchObject({ ok: false, error: { path: expect.stringContaining('events.1.event') } })
    const elsewhere = JSON.parse(JSON.stringify(saved.at(-1)).replace(/"board":"b\d+"/, '"board":"b99"')) as Entry
    expect(parse(elsewhere)).toMatchObject({ ok: false, error: { path: 'events.1.board' } })
  })
})

describe('the campaign’s words', () => {
  const said = (played: Played) => {
    const line = frameFor(played.chronicle, { kind: 'gm' }).log.at(-1)
    return line ? plainText(line.line.parts, () => 'Kresk') : ''
  }

  it('CA2 name what changed', () => {
    const { played, kresk } = threeAtTable()
    played.campaign({ type: 'rename-seat', seat: kresk, player: 'Joon', character: 'Kresk' })
    expect(said(played)).toBe('Seat renamed: Kresk (Joon)')
    played.campaign({ type: 'open-board', system: 'game-face', title: '', settings: {} })
    expect(said(played)).toBe('Game Face is set up')
    played.campaign({ type: 'open-board', system: 'game-face', title: 'The bridge', settings: {} })
    expect(said(played)).toBe('The bridge (Game Face) is set up')
  })

  it('CA9 count what can be taken back, and agree in number', () => {
    expect(explainCampaign({ because: 'nothing-to-undo', steps: 3, possible: 1 }).message).toEqual([
      'Only 1 act can be taken back'
    ])
    expect(explainCampaign({ because: 'nothing-to-redo', steps: 3, possible: 2 }).message).toEqual([
      'Only 2 acts can be done again'
    ])
  })
})
