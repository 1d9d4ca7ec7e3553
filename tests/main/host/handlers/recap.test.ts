import { describe, expect, test } from 'vitest'
import type { RecapPage } from '#rules/campaign/recap'
import type { Evening } from '#rules/campaign/evening'
import type { BoardId } from '#rules/campaign/types'
import type { RecapAudience } from '#shared/contract'
import { askGm, atTheTable, gmCaller, seatCaller, value } from '../test-host'

describe('a recap', () => {
  test('PO4 is the asking player’s own on a phone, whatever was asked for, with nothing of what is kept from them', async () => {
    const table = await atTheTable()
    for (const [text, knownTo] of [
      ['The bell rang.', 'table'],
      ['Yogran lied.', 'gm']
    ] as const)
      await askGm(table.host, {
        ask: 'act',
        revision: table.revision(),
        board: null,
        command: { type: 'note-down', text, knownTo }
      })
    const ask = { ask: 'read-recap', session: null, audience: 'gm' } as const
    const mine = value(await table.host.ask(gmCaller, ask)) as RecapPage
    expect(JSON.stringify(mine)).toContain('Yogran')
    const theirs = value(await table.host.ask(seatCaller(table.wrenSeat), ask)) as RecapPage
    expect(JSON.stringify(theirs)).toContain('The bell rang.')
    expect(JSON.stringify(theirs)).not.toContain('Yogran')
    expect([theirs.leftOut, theirs.gmOnly]).toEqual([[], []])
  })

  test('PO4 on a phone is of the session before where the newest has nothing for that player yet', async () => {
    const { host, act, note, wrenSeat } = await atTheTable()
    value(await act({ type: 'begin-session' }))
    value(await note('The bell rang.'))
    value(await act({ type: 'begin-session' }))
    value(await act({ type: 'note-down', text: 'Yogran lied.', knownTo: 'gm' }))
    const ask = { ask: 'read-recap', session: null, audience: wrenSeat } as const
    const theirs = value(await host.ask(seatCaller(wrenSeat), ask)) as RecapPage
    expect([theirs.session, theirs.latest]).toEqual([1, 1])
    const mine = value(await askGm(host, { ...ask, audience: 'gm' })) as RecapPage
    expect([mine.session, mine.latest]).toEqual([2, 2])
  })

  test('luck and points are the Game Master’s to ask for', async () => {
    const table = await atTheTable()
    const ask = { ask: 'read-evening', session: 0, audience: 'gm' } as const
    expect((value(await table.host.ask(gmCaller, ask)) as Evening).luck).toEqual([])
    expect((await table.host.ask(seatCaller(table.wrenSeat), ask)).ok).toBe(false)
  })

  test('PO8 ST7 luck and points for players leave out a game that was not shown yet', async () => {
    const { host, act, gm, revision, wrenSeat } = await atTheTable()
    const command = { type: 'gain-shadow', amount: 7, seat: null, reason: '' }
    value(await act({ type: 'open-board', system: 'thousand-faces', title: '', settings: {} }))
    const board = gm.dashboard.frame?.boards[1]?.id as BoardId
    value(await askGm(host, { ask: 'act', revision: revision(), board, command }))
    const curve = async (audience: RecapAudience) =>
      (value(await askGm(host, { ask: 'read-evening', session: 0, audience })) as Evening).gauges.map(
        each => each.shadow
      )
    expect(await curve('gm')).toEqual([7, 7])
    expect([await curve('table'), await curve(wrenSeat)]).toEqual([[], []])
  })
})
