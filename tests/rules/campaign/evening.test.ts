import { describe, expect, it } from 'vitest'
import { eveningOf } from '#rules/campaign/evening'
import { allSteps } from '#rules/core/steps'
import { frameFor } from '#rules/campaign/frame'
import type { GmView } from '#rules/thousand-faces/view'
import { gm } from '#rules/core/seat'
import { hiddenBoard } from '../../support/book-folder'
import { Played } from '../../support/chronicle'

const flip = { type: 'flip', attribute: 'str', net: 1, move: null, fast: false, versus: null, supporters: [] } as const
const hasText = { check: false, cross: false } as const

function table() {
  const played = Played.table('The Drowned Bells', 'Kresk', 'Wren')
  played.campaign({ type: 'begin-session' })
  return played
}

function viewOf(played: Played): GmView {
  return frameFor(played.chronicle, { kind: 'gm' }).boards[0]!.view as GmView
}

/** Flips, with every decision taken that a flip may wait for. */
function flips(played: Played, seat: string, more: object = {}): void {
  const sheet = viewOf(played).sheets.find(each => each.seat === seat)!
  if (sheet.mustShuffle) played.act({ type: 'shuffle', seat })
  played.act({ ...flip, hasText, seat, ...more })
  const { pending } = viewOf(played)
  if (pending?.kind === 'tie') played.act({ type: 'choose', card: pending.suggested })
  if (viewOf(played).pending?.kind === 'critical') played.act({ type: 'answer-critical', take: 'nothing' })
}

describe('the statistics of a session', () => {
  it('PO8: luck is the checks that were turned less those that the odds before the flip promised', () => {
    const played = table()
    const [kresk] = played.seats
    const { results } = viewOf(played).sheets[0]!.odds.now.str[3]!
    flips(played, kresk!)
    const turned = viewOf(played).flip!.result!
    const { luck } = allSteps(eveningOf(played.chronicle, 1))
    expect(luck).toHaveLength(1)
    expect(luck[0]).toMatchObject({ seat: kresk, flips: 1 })
    expect(luck[0]!.luck).toBeCloseTo(turned - (results[1] + 2 * results[2] + 3 * results[3]), 12)
  })

  it('PO8: over many flips luck stays within what chance allows', () => {
    const played = table()
    const [kresk] = played.seats
    for (let count = 0; count < 400; count++) {
      flips(played, kresk!, { net: (count % 5) - 2 })
      const sheet = viewOf(played).sheets[0]!
      if (sheet.odds.unseen < 6) played.act({ type: 'shuffle', seat: kresk })
    }
    const { luck, band, flips: count } = allSteps(eveningOf(played.chronicle, 1)).luck[0]!
    expect(count).toBe(400)
    expect(Math.abs(luck)).toBeLessThan(4 * band)
    expect(band).toBeGreaterThan(5)
  })

  it('PO8: help and contests between players are not counted, and neither is what was taken back', () => {
    const played = table()
    const [kresk, wren] = played.seats
    flips(played, kresk!, { supporters: [wren] })
    flips(played, kresk!, { versus: wren })
    const before = played.chronicle.line.standing
    flips(played, wren!)
    played.undo(played.chronicle.line.standing - before)
    expect(allSteps(eveningOf(played.chronicle, 1)).luck).toEqual([])
  })

  it('tells Shadow and XP whenever they change, and only of this session', () => {
    const played = table()
    const [kresk] = played.seats
    played.act({ type: 'gain-xp', seat: kresk, amount: 2, reason: '' })
    played.campaign({ type: 'begin-session' })
    played.act({ type: 'gain-shadow', amount: 3, seat: null, reason: '' })
    played.act({ type: 'gain-xp', seat: kresk, amount: 1, reason: '' })
    const { gauges } = allSteps(eveningOf(played.chronicle, 2))
    expect(gauges.map(({ shadow, xp }) => [shadow, xp[0]!.xp])).toEqual([
      [3, 2],
      [3, 3],
      [3, 3]
    ])
  })

  it('PO8 ST7: luck, points and length of the session tell nothing of a game that was not shown yet', () => {
    const played = table()
    const [kresk] = played.seats
    const hidden = hiddenBoard(played)
    flips(played, kresk!)
    played.act({ type: 'gain-shadow', amount: 3, seat: null, reason: '' })
    const alone = allSteps(eveningOf(played.chronicle, 1, [hidden]))
    expect(alone).toEqual(allSteps(eveningOf(played.chronicle, 1)))
    played.act({ type: 'gain-shadow', amount: 7, seat: null, reason: '' }, gm, hidden)
    played.act({ type: 'gain-xp', seat: kresk, amount: 5, reason: '' }, gm, hidden)
    played.act({ ...flip, hasText, seat: kresk }, gm, hidden)
    expect(allSteps(eveningOf(played.chronicle, 1, [hidden]))).toEqual(alone)
    expect(allSteps(eveningOf(played.chronicle, 1))).not.toEqual(alone)
  })

  it('PO8: the curve is that of the game played last, not of two games in turn', () => {
    const played = table()
    const other = hiddenBoard(played)
    const gain = (amount: number, board = played.board) =>
      played.act({ type: 'gain-shadow', amount, seat: null, reason: '' }, gm, board)
    gain(3)
    gain(7, other)
    gain(1)
    const curve = () => allSteps(eveningOf(played.chronicle, 1)).gauges.map(({ shadow }) => shadow)
    expect(curve()).toEqual([3, 4, 4])
    gain(1, other)
    expect(curve()).toEqual([7, 8, 8])
  })
})
