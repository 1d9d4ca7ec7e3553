import { describe, expect, test } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { joinHeaders, type JoinState, onlyWatch } from '#shared/join'
import { ana, bo, openTable } from '../test-join'
import { kresk, wren } from '../test-device-server'

describe('joining by the common code', () => {
  test('JN1: tells nothing before it is opened, and the names at the table afterwards', async () => {
    const { phone, deviceServer } = await openTable({ open: false })
    expect((await phone(ana).say('look')).text).toBe('{"state":"closed"}')
    await deviceServer.openJoin(true, false)
    expect(await phone(ana).sees()).toMatchObject({
      state: 'choose',
      title: 'The Drowned Bells',
      seats: [
        { seat: wren, player: 'Priya', character: 'Sister Wren', taken: false },
        { seat: kresk, character: 'Kresk' }
      ]
    })
  })

  test('JN1: cannot be opened while no other device can connect, and is closed when that ends', async () => {
    const { deviceServer, join } = await openTable()
    await deviceServer.set('off', 'loopback')
    expect((await deviceServer.openJoin(true, false)).ok).toBe(false)
    await deviceServer.set('on', 'loopback')
    expect(join().open).toBe(false)
  })

  test('JN2: an older code gets a message, and no name', async () => {
    const { phone, links, join } = await openTable()
    const old = phone(ana, links.joinCode)
    links.renew('join')
    expect((await old.say('ask', wren)).text).toBe('{"state":"wrong-code"}')
    expect(join().requests).toEqual([])
    links.bringBack()
    expect(await old.sees()).toMatchObject({ state: 'choose' })
  })

  test('JN3: a yes leads that device, and no other, to its seat; both screens have the same two words', async () => {
    const { phone, links, join, yes, host } = await openTable()
    const waits = await phone(ana).sees('ask', wren)
    const [asked] = join().requests
    expect(waits).toMatchObject({ state: 'waiting', words: asked?.words, names: { seat: wren } })
    expect(asked).toMatchObject({ seat: wren })
    expect(host.refreshed).toBe(1)
    await yes()
    expect(await phone(ana).sees()).toEqual({ state: 'in', link: `/seat#${links.seatToken('bells', wren)}` })
    expect(await phone(bo).sees()).toMatchObject({ state: 'choose', because: null })
    expect(join().requests).toEqual([])
  })

  test('JN3 ST14: a new address is not sent to a device that was let in before it was made', async () => {
    const { phone, yes, deviceServer } = await openTable()
    await phone(ana).sees('ask', wren)
    await yes()
    expect(await phone(ana).sees()).toMatchObject({ state: 'in' })
    await deviceServer.renewSeat('bells', kresk)
    expect(await phone(ana).sees()).toMatchObject({ state: 'in' })
    await deviceServer.renewSeat('bells', wren)
    expect(await phone(ana).sees()).toMatchObject({ state: 'choose', because: null })
    await phone(ana).sees('ask', wren)
    await yes()
    await deviceServer.bringBackLink()
    expect(await phone(ana).sees()).toMatchObject({ state: 'choose' })
  })

  test('JN10: a new address of the table screen is not sent to devices that were let in to watch', async () => {
    const { phone, yes, deviceServer } = await openTable()
    await phone(ana).sees('ask', onlyWatch)
    await yes()
    expect(await phone(ana).sees()).toMatchObject({ state: 'in' })
    await deviceServer.renewScreen('table')
    expect(await phone(ana).sees()).toMatchObject({ state: 'choose', because: null })
  })

  test('JN3: a no is shown on the phone, and an answer to a phone that has left is refused', async () => {
    const { phone, no, yes } = await openTable()
    await phone(ana).sees('ask', wren)
    await no()
    expect(await phone(ana).sees()).toMatchObject({ state: 'choose', because: 'no' })
    expect((await yes()).ok).toBe(false)
  })

  test('JN4: of two who ask for one seat the other is informed; another seat of theirs still waits', async () => {
    const { phone, join, yes } = await openTable()
    await phone(ana).sees('ask', wren)
    await phone(bo).sees('ask', wren)
    await phone('cy-cy-cy-cy-cy-cy-cy-c').sees('ask', kresk)
    await yes()
    expect(await phone(bo).sees()).toMatchObject({ state: 'choose', because: 'given' })
    expect(join().requests).toMatchObject([{ seat: kresk }])
  })

  test('JN11: a player who is not in the list asks by names of their own, and a yes leads them to the seat made for them', async () => {
    const { phone, links, host, deviceServer, join, yes } = await openTable()
    const names = { [joinHeaders.player]: encodeURIComponent('Zoë'), [joinHeaders.character]: '%E2%80%AEIvo%0A' }
    const waits = JSON.parse((await phone(ana).say('ask', 'new', names)).text) as JoinState
    const newcomer = { player: 'Zoë', character: 'Ivo' }
    const [asked] = join().requests
    expect(waits).toMatchObject({ state: 'waiting', words: asked?.words, names: newcomer })
    expect(asked).toMatchObject({ seat: null, newcomer })
    expect(deviceServer.newcomer(asked!.id)).toEqual(newcomer)
    expect((await phone(bo).say('look')).text).not.toContain('Ivo')
    expect((await yes()).ok, 'a yes without a seat lets nobody in').toBe(false)
    const made = 's7' as SeatId
    host.table = { ...host.table!, seats: [...host.table!.seats, { id: made, ...newcomer, retired: false }] }
    await yes(made)
    expect(await phone(ana).sees()).toEqual({ state: 'in', link: `/seat#${links.seatToken('bells', made)}` })
    expect(deviceServer.newcomer(asked!.id)).toBeNull()
  })

  test('JN11: a new seat without a name, or with one that is too long or cannot be read, is not asked for', async () => {
    const { phone, join } = await openTable()
    for (const player of ['', '%20', 'x'.repeat(81), '%E0%A4%A']) {
      const { text } = await phone(ana).say('ask', 'new', { [joinHeaders.player]: player })
      expect(JSON.parse(text)).toMatchObject({ state: 'choose', because: 'nameless' })
    }
    expect(join().requests).toEqual([])
  })

  test('JN10: a person who only watches is led to the table screen by a yes; any number may, and a no is shown', async () => {
    const { phone, links, join, yes, no } = await openTable()
    const waits = await phone(ana).sees('ask', 'watch')
    const [asked] = join().requests
    expect(waits).toMatchObject({ state: 'waiting', words: asked?.words, names: null })
    expect(asked?.seat).toBeNull()
    await phone(bo).sees('ask', 'watch')
    await yes()
    expect(await phone(ana).sees()).toEqual({ state: 'in', link: `/table#${links.tableToken}` })
    expect(await phone(bo).sees()).toMatchObject({ state: 'waiting' })
    await no()
    expect(await phone(bo).sees()).toMatchObject({ state: 'choose', because: 'no' })
  })

  test('JN4: a player who picked the wrong name chooses again', async () => {
    const { phone, join } = await openTable()
    await phone(ana).sees('ask', wren)
    await phone(ana).sees('ask', kresk)
    expect(join().requests).toMatchObject([{ seat: kresk }])
    expect(await phone(ana).sees('leave')).toMatchObject({ state: 'choose', because: null })
    expect(join().requests).toEqual([])
  })
})
