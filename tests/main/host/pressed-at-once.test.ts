import { describe, expect, onTestFinished, test } from 'vitest'
import type { BoardId } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { SystemId } from '#rules/registry'
import type { Answer } from '#shared/contract'
import { PageServer } from '#main/server/page-server'
import { deviceAccess } from '#main/server/device-access'
import { DeviceLinks } from '#main/server/device-links'
import { builtPages, call, memoryJson, type TestClient } from '../server/test-clients'
import { seen } from '../../support/seen'
import { askGm, GmViewer, openTestHost, settle } from './test-host'

// Twelve phones on sockets of their own, a host on a real disk: all players press in the same moment.

const twelve = Array.from({ length: 12 }, (_, n) => ({ player: `Player ${n + 1}`, character: `Character ${n + 1}` }))
type Heard = Extract<TestClient['received'][number], { type: 'answer' }>

async function aTableOfTwelve(system: SystemId) {
  const { host } = await openTestHost()
  const gm = new GmViewer()
  host.attach(gm)
  await askGm(host, { ask: 'new-campaign', title: 'The Drowned Bells', seats: twelve, path: null })
  const links = await DeviceLinks.load(memoryJson())
  const setup = { host, access: deviceAccess(links), folder: await builtPages(), clock: { now: () => Date.now() } }
  const server = await PageServer.listen(setup, '127.0.0.1', 0)
  onTestFinished(() => server.close())
  const frame = () => gm.dashboard.frame!
  const board = (): BoardId => frame().boards.find(each => each.system === system)!.id
  if (system !== 'thousand-faces') {
    await asGm(null, { type: 'open-board', system, title: 'The other game', settings: null })
    await askGm(host, { ask: 'show-board', board: board() })
  }
  const campaign = host.seating()!.campaign
  const seats = frame().seats.map(({ id }) => id)
  const phones = seats.map(seat => ({
    seat,
    page: call(server.port, 'seat', { token: links.seatToken(campaign, seat) })
  }))
  for (const { page } of phones) await seen(() => expect(page.received).not.toHaveLength(0))

  async function asGm(on: BoardId | null, command: unknown): Promise<Answer> {
    return askGm(host, { ask: 'act', revision: gm.dashboard.frame!.revision, board: on, command })
  }

  /** All phones press at once, each with its own command. @returns how many acts were done, and the refusals of the others */
  async function press(message: (seat: SeatId) => unknown) {
    const revision = revisionOn(phones[0]!.page)
    phones.forEach(({ seat, page }, n) =>
      page.ask(100 + n, { ask: 'act', revision, board: board(), command: message(seat) })
    )
    for (const { page } of phones) await seen(() => expect(answerOf(page)).toBeDefined())
    const answers = phones.map(({ page }) => answerOf(page)!.answer)
    const refusals = answers.flatMap(answer => (answer.ok ? [] : [answer.error]))
    await settle(host)
    return { done: answers.filter(({ ok }) => ok).length, refusals }
  }

  return {
    seats,
    board: () => board(),
    view: () => frame().boards.find(({ id }) => id === board())!.view,
    revision: () => frame().revision,
    host,
    asGm: (command: unknown) => asGm(board(), command),
    press
  }
}

const answerOf = ({ received }: TestClient): Heard | undefined =>
  received.findLast((message): message is Heard => message.type === 'answer')

function revisionOn({ received }: TestClient): number {
  const picture = received.findLast(message => message.type === 'snapshot')
  return (picture as unknown as { snapshot: { frame: { revision: number } } }).snapshot.frame.revision
}

function expectToldWith(words: string, refusals: readonly unknown[]): void {
  expect(refusals).toHaveLength(11)
  for (const refusal of refusals) expect(JSON.stringify(refusal)).toContain(words)
}

describe('twelve who press in the same moment', () => {
  test('PR50: the dice of a scene are rolled once, and the eleven others are informed', async () => {
    const table = await aTableOfTwelve('prophecy')
    await table.asGm({ type: 'sketch', parent: null, objective: 'Ring it' })
    await table.asGm({ type: 'perform', scene: 'c1', at: 1000 })
    await table.asGm({ type: 'call-player', seats: table.seats, what: 'roll', why: 'Who pulls the rope?' })
    const { done, refusals } = await table.press(seat => ({
      type: 'answer-call',
      seat,
      call: 1,
      answer: { type: 'roll', dice: null }
    }))
    expect(done).toBe(1)
    expectToldWith('somebody was first', refusals)
    expect(table.view()).toMatchObject({ serial: 1, scenes: [{ check: { waves: [[]] } }] })
  })

  test('A42: one contest is called, and the eleven others are informed', async () => {
    const table = await aTableOfTwelve('face-of-angels')
    // Twelve hands of five and the World’s are more than the 52 cards (A5c): nine of them play.
    expect(await table.asGm({ type: 'start-game' })).toMatchObject({ ok: false })
    for (const seat of table.seats.slice(9)) await table.asGm({ type: 'leave-game', seat })
    await table.asGm({ type: 'start-game' })
    await table.asGm({ type: 'call-player', seats: table.seats.slice(0, 9), what: 'contest', why: '' })
    const acting = { as: 'protagonist' }
    const { done, refusals } = await table.press(seat => {
      const answer = { type: 'call-contest', who: seat, acting, respondent: 'world', kind: 'ordinary' }
      return { type: 'answer-call', seat, call: 1, answer }
    })
    expect([done, refusals.length]).toEqual([1, 11])
    expect(refusals.filter(each => JSON.stringify(each).includes('somebody was first'))).toHaveLength(8)
    expect(table.view()).toMatchObject({ contest: { serial: 1 } })
  })

  test('GF34: twelve presses of one contestant pick one die, and the eleven others are informed', async () => {
    const table = await aTableOfTwelve('game-face')
    const [kresk] = table.seats as [SeatId]
    const left = { who: { kind: 'seat', seat: kresk }, strong: 'spades', weak: 'hearts', dice: 'screen' }
    const right = { ...left, who: { kind: 'npc', name: 'The Warden' } }
    await table.asGm({
      type: 'begin',
      contestants: { left, right },
      voice: null,
      variants: { bonus: 'lasting', ties: 'spent' }
    })
    await table.asGm({ type: 'call-player', seats: [kresk], what: 'pick-and-roll', why: '' })
    const pick = { type: 'answer-call', seat: kresk, call: 1, answer: { type: 'pick', side: 'left', suit: 'clubs' } }
    const { done, refusals } = await table.press(() => pick)
    expect([done, refusals.length]).toEqual([1, 11])
    expect(refusals.every(each => JSON.stringify(each).includes('"remedy"'))).toBe(true)
    expect(table.view()).toMatchObject({ contest: { sides: { left: { hasPicked: true } } }, calls: [{ id: 2 }] })
  })

  test('HA4: each of twelve flips once, though all press at once', async () => {
    const table = await aTableOfTwelve('thousand-faces')
    await table.asGm({ type: 'set-phone-flips', seat: null, on: true })
    const flip = {
      attribute: 'str',
      net: 0,
      move: null,
      fast: false,
      hasText: { check: true, cross: false },
      versus: null,
      supporters: []
    }
    for (const seat of table.seats)
      expect(await table.asGm({ type: 'call-flip', ask: { type: 'flip', seat, ...flip }, why: '' })).toMatchObject({
        ok: true
      })
    const { done, refusals } = await table.press(seat => ({
      type: 'answer-call',
      seat,
      call: 1 + table.seats.indexOf(seat)
    }))
    expect([done, refusals]).toEqual([12, []])
    expect((table.view() as { readonly calls?: unknown }).calls).toBeUndefined()
  })

  test('HA15: each of twelve asks to be called, though all press at once', async () => {
    const table = await aTableOfTwelve('thousand-faces')
    await table.asGm({ type: 'set-phone-flips', seat: null, on: true })
    const asked = await table.press(seat => ({
      type: 'request-call',
      seat,
      move: 'discern',
      attribute: 'int',
      item: null
    }))
    expect([asked.done, asked.refusals]).toEqual([12, []])
    expect((table.view() as { readonly requests?: unknown }).requests).toHaveLength(12)
  })
})

describe('a press that names its call', () => {
  test('HA4: is judged by that call, whatever has changed on the page meanwhile', async () => {
    const table = await aTableOfTwelve('prophecy')
    await table.asGm({ type: 'sketch', parent: null, objective: 'Ring it' })
    await table.asGm({ type: 'perform', scene: 'c1', at: 1000 })
    await table.asGm({ type: 'call-player', seats: table.seats.slice(0, 2), what: 'roll', why: '' })
    const old = table.revision()
    await table.asGm({ type: 'ask', words: 'What does it smell of?' })
    const pressed = (command: unknown) =>
      askGm(table.host, { ask: 'act', revision: old, board: table.board(), command })
    expect(await pressed({ type: 'put-back' })).toMatchObject({ error: { problem: { kind: 'stale' } } })
    expect(await pressed({ type: 'recall-player', call: 1 })).toMatchObject({ ok: true })
    expect(await pressed({ type: 'recall-player', call: 1 })).toMatchObject({ error: { kind: 'refused' } })
  })
})
