import { describe, expect, test } from 'vitest'
import type { BoardId } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { GmView } from '#rules/thousand-faces/view'
import type { Answer, Ask, AudienceSnapshot } from '#shared/contract'
import { askGm, GmViewer, openTestHost, seatCaller } from './test-host'

type AnswerAsk = Extract<Ask, { ask: 'answer' }>

/** Two players who flip on phones, and a blow of 4 that waits for the first of them. */
async function aBlow() {
  const { host } = await openTestHost()
  const gm = new GmViewer()
  host.attach(gm)
  const seats = ['Kresk', 'Wren'].map(character => ({ player: character, character }))
  await askGm(host, { ask: 'new-campaign', title: 'The Drowned Bells', seats, place: null })
  const frame = () => gm.dashboard.frame!
  const board = frame().boards[0]!.id as BoardId
  const [kresk, wren] = frame().seats.map(({ id }) => id) as [SeatId, SeatId]
  const act = (command: unknown): Promise<Answer> =>
    askGm(host, { ask: 'act', revision: frame().revision, board, command })
  await act({ type: 'set-phone-flips', seat: null, on: true })
  await act({
    type: 'open-attack',
    seat: kresk,
    power: { by: 'number', number: 4 },
    exertion: 'physical',
    from: 'a hook'
  })
  const view = () => frame().boards[0]!.view as GmView
  const asked = (answers: AnswerAsk['answers'] = {}): AnswerAsk => ({
    ask: 'answer',
    revision: frame().revision,
    board,
    question: view().questions[0]?.id ?? 'blow 1',
    answers
  })
  /** The picture that a player looks at. */
  const revisionOf = async (seat: SeatId): Promise<number> => {
    const peeked = await askGm<'peek-seat'>(host, { ask: 'peek-seat', seat })
    return peeked.ok ? ((peeked.value as AudienceSnapshot<'seat'>).frame?.revision ?? 0) : 0
  }
  const answer = async (seat: SeatId, ask: AnswerAsk): Promise<Answer> =>
    host.ask(seatCaller(seat), { ...ask, revision: await revisionOf(seat) })
  return { answer, revisionOf, host, gm, kresk, wren, view, asked, act }
}

describe('answering a question of a game', () => {
  test('QU1 what is proposed is done where nothing else is answered', async () => {
    const { host, view, asked } = await aBlow()
    expect(await askGm(host, asked())).toEqual({ ok: true, value: null })
    expect([view().questions, view().attacks, view().sheets[0]?.stamina]).toEqual([[], [], 6])
  })

  test('QU1 a player answers their own question on the phone, and no other player can', async () => {
    const { answer, kresk, wren, view, asked } = await aBlow()
    expect((await answer(wren, asked())).ok).toBe(false)
    expect(view().attacks).toHaveLength(1)
    expect(await answer(kresk, asked({ way: 'way-2' }))).toEqual({ ok: true, value: null })
    expect(view().sheets[0]?.tokens.wound).toBe(1)
  })

  test('QU4 the first answer wins, and the other is told who was first', async () => {
    const { answer, host, kresk, view, asked } = await aBlow()
    const late = asked({ way: 'way-2' })
    expect((await answer(kresk, asked())).ok).toBe(true)
    const refused = await askGm(host, late)
    expect(refused).toMatchObject({ ok: false, error: { problem: { kind: 'stale', first: { by: kresk } } } })
    expect(view().sheets[0]?.tokens.wound).toBe(0)
  })

  test('QU4 an answer to what has meanwhile become another blow is refused', async () => {
    const { host, kresk, view, asked, act } = await aBlow()
    const late = asked({ way: 'way-1' })
    const [attack] = view().attacks
    await act({ type: 'change-attack', attack: attack!.id, power: 9, to: kresk, reason: '' })
    const refused = await host.ask(seatCaller(kresk), late)
    expect(refused).toMatchObject({ ok: false, error: { problem: { kind: 'stale' } } })
    expect(view().attacks).toHaveLength(1)
  })

  test('QU1 the one screen for all answers for the seat that looks at it', async () => {
    const { host, kresk, revisionOf, wren, view, asked } = await aBlow()
    const { board, question, answers } = asked()
    const as = async (seat: SeatId): Promise<Answer> =>
      askGm(host, { ask: 'answer-as-seat', revision: await revisionOf(seat), seat, board, question, answers })
    expect((await as(wren)).ok).toBe(false)
    expect((await as(kresk)).ok).toBe(true)
    expect(view().attacks).toEqual([])
  })
})
