import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import type { State } from '#rules/thousand-faces/state'
import { type GmView, type SeatView, type TableView, view } from '#rules/thousand-faces/view'
import { ada, bo, board, digital, flip, physical, play, sheet, strOn } from '../../support/thousand-faces/table'

const gmView = (state: State) => view(state, { kind: 'gm' }) as GmView
const tableView = (state: State) => view(state, { kind: 'table' }) as TableView
const seatView = (state: State, seat: typeof ada) => view(state, { kind: 'seat', seat }) as SeatView

const start = board([
  sheet(ada, {
    xp: 2,
    ranks: strOn('anvil'),
    piles: digital({ top: ['13', '14', 'B1'], discard: ['1', 'W1.1'], exhausted: ['9'], faceUp: ['12'] }),
    tokens: { exhaustion: 2, harm: 1, wound: 1 },
    shadowCaused: 3
  }),
  sheet(bo, { piles: physical({}) })
])

describe('what each audience sees', () => {
  it('D7 the table sees counts, face-up cards and numbers', () => {
    const [first] = tableView(start).sheets
    expect(first).toMatchObject({
      seat: ada,
      ranks: strOn('anvil'),
      cards: 'digital',
      deck: 18,
      discard: ['1', 'W1.1'],
      exhaustion: 2,
      exhaustionFaceUp: ['12'],
      stamina: 8,
      tokens: { exhaustion: 2, harm: 1, wound: 1 },
      xp: 2,
      blessings: 1,
      woundCards: 1,
      shadowCaused: 3,
      mustShuffle: false,
      mayShuffle: true,
      incapacitated: false,
      heroic: false,
      dead: false,
      lastFlip: null
    })
  })

  it("D7 odds and what a flashback could do are the GM's alone", () => {
    const open = (audience: Audience) => JSON.stringify(view(start, audience))
    expect(gmView(start).sheets[0]).toMatchObject({
      recoverable: 2,
      mayFlashback: false,
      odds: { unseen: 19, blessingsUnseen: 1 }
    })
    for (const kind of ['table', 'overlay'] as const) expect(open({ kind })).not.toContain('odds')
    expect(open({ kind: 'seat', seat: ada })).not.toContain('odds')
  })

  it('F4 a tie is shown to all, with whom the table waits for; the choice itself to whose it is', () => {
    const tied = play(start, flip({ net: 1 })).state
    const among = [
      { seat: ada, card: '13' },
      { seat: ada, card: '14' }
    ]
    expect(tableView(tied)).toMatchObject({
      waitingFor: { seat: ada, for: 'tie' },
      flip: { serial: 1, among, resolving: null, result: null }
    })
    expect(seatView(tied, ada)).toMatchObject({ yours: ada, pending: { kind: 'tie', among } })
    expect(seatView(tied, bo)).toMatchObject({ yours: bo, pending: null })
    const done = play(tied, { type: 'choose', card: '14' }).state
    expect(tableView(done)).toMatchObject({
      waitingFor: null,
      flip: { among: [], resolving: '14', result: 2, resolvedBy: null, consequences: { shadow: 0 } }
    })
    expect(gmView(done).sheets[0]?.mayFlashback).toBe(true)
  })

  it('RC2 the GM sees which real cards may come up, sorted', () => {
    const naming = play(start, flip({ seat: bo, net: -1 })).state
    expect(gmView(naming).pending).toMatchObject({
      kind: 'name-cards',
      seat: bo,
      left: 2,
      possible: { length: 20, 0: '1', 19: '20' }
    })
    expect(tableView(naming).waitingFor).toEqual({ seat: bo, for: 'cards' })
  })

  it('RC3 and how many come back from Exhaustion, or are looked through for a number', () => {
    const spent = board([
      sheet(ada, { piles: physical({ exhausted: 3 }), tokens: { exhaustion: 3, harm: 0, wound: 0 } })
    ])
    expect(
      gmView(play(spent, { type: 'recover-stamina', seat: ada, points: 2, reason: '' }).state).pending
    ).toMatchObject({ left: 2 })
    expect(gmView(play(spent, { type: 'draw-number', seat: ada, die: 'd4' }).state).pending).toMatchObject({ left: 17 })
  })

  it('C1 FB4 the Critical Success and an open flashback show what can be had', () => {
    const critical = play(board([sheet(ada, { piles: digital({ top: ['11'] }) })]), flip()).state
    expect(gmView(critical).pending).toEqual({ kind: 'critical', seat: ada, blessingsLeft: 6 })
    const poor = board([sheet(ada, { xp: 2, ranks: strOn('anvil'), piles: digital({ top: ['1', '8'] }) })])
    const open = play(play(poor, flip()).state, { type: 'flashback', seat: ada }).state
    expect(gmView(open).pending).toEqual({ kind: 'flashback', seat: ada, result: 0, stepsAffordable: 1 })
  })

  it('TW4 a flip that a supporter resolved says so', () => {
    const two = board([sheet(ada, { piles: digital({ top: ['1'] }) }), sheet(bo, { piles: digital({ top: ['17'] }) })])
    const state = play(two, flip({ supporters: [bo] })).state
    expect(tableView(state).flip).toMatchObject({
      resolvedBy: bo,
      support: [{ seat: bo, card: { id: '17', value: 3 } }]
    })
    expect(gmView(state)).toMatchObject({ gmMovesOwed: { count: 0, newest: [] }, blessingSupply: 6, shadowFactor: 1 })
  })

  it('Z5 of the moves owed the GM sees how many, and the newest eight: a frame does not grow with the evening', () => {
    const gmMovesOwed = Array.from({ length: 5000 }, (_, flip) => ({ flip: flip + 1, seat: ada }))
    const owed = gmView({ ...board([sheet(ada)]), gmMovesOwed }).gmMovesOwed
    expect(owed.count).toBe(5000)
    expect(owed.newest.map(({ flip }) => flip)).toEqual([4993, 4994, 4995, 4996, 4997, 4998, 4999, 5000])
  })
})
