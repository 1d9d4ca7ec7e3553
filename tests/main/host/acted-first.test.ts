import { describe, expect, test } from 'vitest'
import type { BoardId } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import { assignments } from '#rules/thousand-faces/characters/creation'
import type { GmView } from '#rules/thousand-faces/view'
import type { Answer } from '#shared/contract'
import { askGm, GmViewer, openTestHost, Onlooker, seatCaller } from './test-host'

// Two people press on the same snapshot, with a real host. The second learns only what the first did (HA19).

async function aTable() {
  const { host } = await openTestHost()
  const dashboard = new GmViewer()
  host.attach(dashboard)
  const names = ['Ada', 'Bo'].map(character => ({ player: character, character }))
  await askGm(host, { ask: 'new-campaign', title: 'The Drowned Bells', seats: names, path: null })
  const frame = () => dashboard.dashboard.frame!
  const board: BoardId = frame().boards.find(each => each.system === 'thousand-faces')!.id
  const [ada, bo] = frame().seats.map(({ id }) => id) as [SeatId, SeatId]
  const phones = new Map([ada, bo].map(seat => [seat, new Onlooker({ kind: 'seat', seat })]))
  for (const phone of phones.values()) host.attach(phone)
  const revisionOf = (seat: SeatId | 'gm'): number =>
    seat === 'gm' ? frame().revision : phones.get(seat)!.last.frame!.revision
  const press = (who: SeatId | 'gm', command: unknown, revision = revisionOf(who)): Promise<Answer> => {
    const ask = { ask: 'act', revision, board, command } as const
    return who === 'gm' ? askGm(host, ask) : host.ask(seatCaller(who), ask)
  }
  await press('gm', { type: 'set-phone-flips', seat: null, on: true })
  await press('gm', { type: 'lay-out-moves' })
  await press('gm', { type: 'ask-question', question: 'Why?' })

  /** Both press on one snapshot; the first of the list presses first. */
  async function both(first: [SeatId | 'gm', unknown], second: [SeatId | 'gm', unknown]) {
    const revision = revisionOf(second[0])
    expect(await press(...first)).toMatchObject({ ok: true })
    return press(second[0], second[1], revision)
  }
  const view = () => frame().boards.find(({ id }) => id === board)!.view as GmView
  return { host, board, ada, bo, press, both, revisionOf, view }
}

const stale = { ok: false, error: { kind: 'problem', problem: { kind: 'stale' } } }
const toldOf = (by: string, words: string) => ({
  error: { problem: { kind: 'stale', first: { by, words: expect.arrayContaining([expect.stringContaining(words)]) } } }
})
const ranks = (seat: SeatId, at: number) => ({ type: 'set-ranks', seat, ranks: { ...assignments[at]! } })
const answer = (seat: SeatId, words: string, was?: string) => ({
  type: 'answer-question',
  seat,
  question: 'Why?',
  answer: words,
  ...(was !== undefined && { was })
})

describe('two who lay the same points', () => {
  test('HA19: the second learns who did what, whichever of them it is, and nothing is written over', async () => {
    const { ada, both, view, press } = await aTable()
    const late = await both(['gm', ranks(ada, 1)], [ada, ranks(ada, 2)])
    expect(late).toMatchObject(stale)
    expect(late).toMatchObject(toldOf('gm', 'Str'))
    expect(view().sheets[0]?.ranks).toEqual(assignments[1])
    expect(await both([ada, ranks(ada, 3)], ['gm', ranks(ada, 4)])).toMatchObject({
      error: { problem: { first: { by: ada } } }
    })
    expect(view().sheets[0]?.ranks).toEqual(assignments[3])
    expect(await press('gm', ranks(ada, 4))).toMatchObject({ ok: true })
  })

  test('HA19: what another player or the GM did elsewhere hinders no player', async () => {
    const { ada, bo, both, view } = await aTable()
    expect(await both([bo, ranks(bo, 1)], [ada, ranks(ada, 2)])).toMatchObject({ ok: true })
    expect(
      await both(['gm', { type: 'gain-xp', seat: ada, amount: 1, reason: '' }], [ada, ranks(ada, 5)])
    ).toMatchObject({ ok: true })
    expect(view().sheets[0]?.ranks).toEqual(assignments[5])
  })

  test('HA19: an act that was taken back is reported as well', async () => {
    const { host, ada, press, revisionOf } = await aTable()
    await press(ada, ranks(ada, 1))
    const old = revisionOf(ada)
    await askGm(host, { ask: 'undo', revision: revisionOf('gm'), steps: 1 })
    expect(await press(ada, ranks(ada, 2), old)).toMatchObject(toldOf('gm', 'taken back'))
  })
})

describe('words that two write into one place', () => {
  test('HA19: are judged by what they were written over, though the page shows the newer ones already', async () => {
    const { ada, press, view } = await aTable()
    await press('gm', answer(ada, 'The bell'))
    expect(await press(ada, answer(ada, 'My mother', ''))).toMatchObject(toldOf('gm', 'The bell'))
    expect(view().sheets[0]?.character.answers).toEqual([{ question: 'Why?', answer: 'The bell' }])
    expect(await press(ada, answer(ada, 'My mother', 'The bell'))).toMatchObject({ ok: true })
    expect(await press('gm', answer(ada, 'Nobody', 'The bell'))).toMatchObject(toldOf(ada, 'My mother'))
  })

  test('HA19: are taken however much happened elsewhere meanwhile', async () => {
    const { ada, bo, press, revisionOf } = await aTable()
    const old = revisionOf(ada)
    for (let turn = 0; turn < 70; turn += 1) await press('gm', { type: 'gain-xp', seat: bo, amount: 1, reason: '' })
    expect(await press(ada, answer(ada, 'My mother', ''), old)).toMatchObject({ ok: true })
  })
})

describe('what a player does on a phone', () => {
  test('HA19: at a seller’s and under a master fails by the same thing done already, and by nothing else', async () => {
    const { ada, bo, press, both } = await aTable()
    for (const seat of [ada, bo]) {
      await press('gm', { type: 'gain-xp', seat, amount: 9, reason: '' })
      await press('gm', { type: 'change-pack', seat, pack: 2, precious: 4, reason: '' })
    }
    await press('gm', { type: 'take-move', seat: ada, move: 'fury' })
    await press('gm', {
      type: 'correct-move',
      seat: ada,
      move: 'fury',
      level: 'green',
      face: 'up',
      tokens: 0,
      reason: ''
    })
    await press('gm', { type: 'begin-day', place: 'town' })
    const wares = (seat: SeatId) => ({ type: 'lay-out-wares', seat, seller: 'Ansel', cards: null })
    const change = (seat: SeatId) => ({ type: 'buy-pack', seat })
    const study = { type: 'study', seat: ada, move: 'fury', master: 'M' }
    expect(await both([bo, change(bo)], [ada, change(ada)])).toMatchObject({ ok: true })
    expect(await both(['gm', change(ada)], [ada, change(ada)])).toMatchObject(toldOf('gm', 'Pack'))
    expect(await both([bo, wares(bo)], [ada, wares(ada)])).toMatchObject({ ok: true })
    expect(await both(['gm', study], [ada, study])).toMatchObject({ error: { problem: { first: { by: 'gm' } } } })
    expect(await both(['gm', wares(bo)], [bo, wares(bo)])).toMatchObject({ error: { kind: 'refused' } })
  })

  test('HA19: to a blow fails where the blow was changed, not where another one struck', async () => {
    const { ada, bo, press, both, view } = await aTable()
    const blow = (seat: SeatId) => ({
      type: 'open-attack',
      seat,
      power: { by: 'number', number: 2 },
      exertion: 'physical',
      from: 'A wolf'
    })
    for (const seat of [ada, ada, bo]) expect(await press('gm', blow(seat))).toMatchObject({ ok: true })
    const attacks = view().attacks.map(each => each.id)
    const take = (attack: number) => ({
      type: 'take-attack',
      attack,
      split: { exhaustion: 2, harm: 0, wound: 0 },
      exhaustionOnto: [],
      harmOnto: [],
      woundOnto: null,
      relief: 'none',
      describe: ''
    })
    expect(await both(['gm', take(attacks[2]!)], [ada, take(attacks[0]!)])).toMatchObject({ ok: true })
    const change = { type: 'change-attack', attack: attacks[1]!, power: 1, to: ada, reason: 'It stumbles' }
    expect(await both(['gm', change], [ada, take(attacks[1]!)])).toMatchObject({
      error: { problem: { first: { by: 'gm' } } }
    })
  })
})

test('HA19: no player learns what the log keeps from them', async () => {
  const { host, ada, board, press, revisionOf } = await aTable()
  await askGm(host, {
    ask: 'act',
    revision: revisionOf('gm'),
    board,
    command: { type: 'ask-question', question: 'And then?' }
  })
  const old = revisionOf(ada)
  await press('gm', { type: 'begin-day', place: 'town' })
  await press('gm', { type: 'gain-shadow', amount: 3, reason: 'the drowned king stirs' })
  const told = await press(ada, { type: 'request-all' }, old)
  expect(JSON.stringify(told)).not.toContain('drowned king')
})
