import { describe, expect, test } from 'vitest'
import type { BoardId } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { GmView as ProphecyView } from '#rules/prophecy/view'
import type { GmView } from '#rules/thousand-faces/view'
import type { Answer, Ask, AudienceSnapshot } from '#shared/contract'
import { askGm, GmViewer, openTestHost, seatCaller } from './test-host'

type AnswerAsk = Extract<Ask, { ask: 'answer' }>

/** Two players who flip on phones, and a blow of 4 that waits for the first of them. `armoured`: that player wears leather. */
async function aBlow({ armoured = false } = {}) {
  const { host } = await openTestHost()
  const gm = new GmViewer()
  host.attach(gm)
  const seats = ['Kresk', 'Wren'].map(character => ({ player: character, character }))
  await askGm(host, { ask: 'new-campaign', title: 'The Drowned Bells', seats, path: null })
  const frame = () => gm.dashboard.frame!
  const board = frame().boards[0]!.id as BoardId
  const [kresk, wren] = frame().seats.map(({ id }) => id) as [SeatId, SeatId]
  const act = (command: unknown): Promise<Answer> =>
    askGm(host, { ask: 'act', revision: frame().revision, board, command })
  await act({ type: 'set-phone-flips', seat: null, on: true })
  if (armoured) await act({ type: 'gain-item', seat: kresk, item: { sort: 'card', card: 'leather-armour', name: '' } })
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
  /** The snapshot that a player sees. */
  const revisionOf = async (seat: SeatId): Promise<number> => {
    const peeked = await askGm<'peek-seat'>(host, { ask: 'peek-seat', seat })
    return peeked.ok ? ((peeked.value as AudienceSnapshot<'seat'>).frame?.revision ?? 0) : 0
  }
  /** An offered question, which no frame carries. */
  const offered = (question: string, answers: AnswerAsk['answers']): AnswerAsk => ({ ...asked(answers), question })
  const answer = async (seat: SeatId, ask: AnswerAsk): Promise<Answer> =>
    host.ask(seatCaller(seat), { ...ask, revision: await revisionOf(seat) })
  return { answer, revisionOf, host, gm, kresk, wren, view, asked, offered, act, frame }
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

  test('QU4 the first answer wins, and the other person learns who was first', async () => {
    const { answer, host, kresk, view, asked } = await aBlow()
    const late = asked({ way: 'way-2' })
    expect((await answer(kresk, asked())).ok).toBe(true)
    const refused = await askGm(host, late)
    expect(refused).toMatchObject({ ok: false, error: { problem: { kind: 'stale', first: { by: kresk } } } })
    expect(view().sheets[0]?.tokens.wound).toBe(0)
  })

  test('QU4 the first answer of the Game Master wins, and the phone learns what was done', async () => {
    const { host, kresk, view, asked, revisionOf } = await aBlow()
    const late = { ...asked({ way: 'way-2' }), revision: await revisionOf(kresk) }
    expect(await askGm(host, asked())).toEqual({ ok: true, value: null })
    const after = [view().sheets[0]?.stamina, view().sheets[0]?.tokens]
    expect(await host.ask(seatCaller(kresk), late)).toMatchObject({
      ok: false,
      error: { problem: { kind: 'stale', first: { by: 'gm', words: expect.arrayContaining([expect.anything()]) } } }
    })
    expect([view().sheets[0]?.stamina, view().sheets[0]?.tokens]).toEqual(after)
  })

  test('QU4 in a smaller game the first answer wins as well, whoever gives it', async () => {
    const { host, gm, kresk, revisionOf, frame } = await aBlow()
    await askGm(host, {
      ask: 'act',
      revision: frame().revision,
      board: null,
      command: { type: 'open-board', system: 'prophecy', title: 'The bell', settings: null }
    })
    const board = () => gm.dashboard.frame!.boards.at(-1)!
    await askGm(host, { ask: 'show-board', board: board().id })
    const state = () => board().view as ProphecyView
    const send = async (command: unknown): Promise<Answer> =>
      askGm(host, { ask: 'act', revision: frame().revision, board: board().id, command })
    await send({ type: 'name-moderator', seat: kresk })
    const answer = (revision: number, words: string): AnswerAsk => {
      const answers = { prompt: 'own', words }
      return { ask: 'answer', revision, board: board().id, question: 'ask', answers }
    }
    const ofPhone = await revisionOf(kresk)
    expect((await askGm(host, answer(frame().revision, 'Who rang?'))).ok).toBe(true)
    expect(await host.ask(seatCaller(kresk), answer(ofPhone, 'Who drowned?'))).toMatchObject({
      error: { problem: { kind: 'stale', first: { by: 'gm', words: [expect.stringContaining('Who rang?')] } } }
    })
    expect(state().question).toBe('Who rang?')
    const ofGm = frame().revision
    expect((await host.ask(seatCaller(kresk), answer(await revisionOf(kresk), 'Who drowned?'))).ok).toBe(true)
    expect(await askGm(host, answer(ofGm, 'Who sang?'))).toMatchObject({
      error: { problem: { kind: 'stale', first: { by: kresk } } }
    })
    expect(state().question).toBe('Who drowned?')
  })

  test('QU1 an answered question is asked again after an undo, and answered again by a redo', async () => {
    const { host, view, asked, frame } = await aBlow()
    const id = asked().question
    expect((await askGm(host, asked({ way: 'way-2' }))).ok).toBe(true)
    const answered = frame().boards[0]!.view
    const turn = (ask: 'undo' | 'redo'): Promise<Answer> => askGm(host, { ask, revision: frame().revision, steps: 1 })
    await turn('undo')
    expect([view().questions.map(question => question.id), view().sheets[0]?.stamina]).toEqual([[id], 10])
    await turn('redo')
    expect(frame().boards[0]!.view).toEqual(answered)
    await turn('undo')
    expect((await askGm(host, asked({ way: 'way-1' }))).ok).toBe(true)
    expect([view().questions, view().sheets[0]?.tokens.wound]).toEqual([[], 0])
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

/** What a page that was tampered with could send. */
const hostile: readonly (readonly [what: string, answers: Record<string, unknown>, says: RegExp, remedy: RegExp])[] = [
  ['a field that the question does not have', { way: 'way-1', armour: 'all' }, /does not have/, /Reload this page/],
  ['a field with the name of a method', { constructor: 'way-1' }, /does not have/, /Reload this page/],
  ['a choice that is not offered', { way: 'way-99' }, /not among those offered/, /Choose one/],
  ['the name of a method as a choice', { way: 'toString' }, /not among those offered/, /Choose one/],
  ['no choice', { way: '' }, /no choice is made/, /Choose one/],
  ['a list for one choice', { way: ['way-1'] }, /not among those offered/, /Choose one/],
  ['a number for one choice', { way: 1 }, /not among those offered/, /Choose one/],
  ['a slot that the character does not have', { 'way-1-wound': ['i9:9'] }, /not among those offered/, /Choose/],
  ['one choice for a list', { 'way-1-wound': 'i9:9' }, /not a list/, /Choose/],
  ['a number for a text', { describe: 7 }, /not a text/, /Write/],
  ['a list for a text', { describe: ['a hook'] }, /not a text/, /Write/],
  ['a text that is too long', { describe: 'a'.repeat(401) }, /400 characters at most/, /Shorten it by 1$/],
  ['a text of 10 MB', { describe: 'a'.repeat(10_000_000) }, /400 characters at most/, /Shorten it by 9999600/]
]

/** Of a refusal: its words, and its rule. */
function refusalIn(answer: Answer): { readonly message: string; readonly remedy: string; readonly rule: string } {
  if (answer.ok || answer.error.kind !== 'refused') throw new Error(`no refusal: ${JSON.stringify(answer)}`)
  const { explanation, rule } = answer.error
  return { message: explanation.message.join(''), remedy: explanation.remedy.join(''), rule }
}

describe('hostile answers', () => {
  test.each(hostile)('QU1 %s is refused in words, and nothing happens', async (_, answers, says, remedy) => {
    const { host, view, asked, frame } = await aBlow({ armoured: true })
    const before = frame().revision
    const refused = refusalIn(await askGm(host, asked(answers as AnswerAsk['answers'])))
    expect(refused).toEqual({
      message: expect.stringMatching(says) as unknown,
      remedy: expect.stringMatching(remedy) as unknown,
      rule: 'QU1'
    })
    expect([frame().revision, view().attacks.length]).toEqual([before, 1])
  })

  test('QU1 a player is refused in the same words', async () => {
    const { answer, kresk, view, asked } = await aBlow()
    expect(refusalIn(await answer(kresk, asked({ way: 'way-99' }))).message).toMatch(/not among those offered/)
    expect(view().attacks).toHaveLength(1)
  })

  test('QU1 a player does not answer a field of the Game Master alone', async () => {
    const { answer, kresk, view, asked } = await aBlow()
    expect(refusalIn(await answer(kresk, asked({ describe: 'I win' }))).message).toMatch(/does not have/)
    expect(view().attacks).toHaveLength(1)
  })

  test('QU1 an answer to a field that is not asked has no effect', async () => {
    const { host, view, asked } = await aBlow({ armoured: true })
    expect(await askGm(host, asked({ way: 'way-2', 'way-1-wound': ['i9:9'] }))).toEqual({ ok: true, value: null })
    expect(view().attacks).toEqual([])
  })

  test('QU1 Q12 a choice that is blocked is refused with its own reason', async () => {
    const { host, kresk, view, offered, act } = await aBlow()
    await act({ type: 'gain-xp', seat: kresk, amount: 2, reason: '' })
    const told = offered(`tale ${kresk}`, { weapon: 'Tide-Render', magical: 'magical' })
    expect(refusalIn(await askGm(host, told))).toMatchObject({ message: expect.stringMatching(/magical weapon costs/) })
    expect(view().sheets[0]?.xp).toBe(2)
  })

  test.each([-1, 0, 101, 1.5, 1e308])('QU1 N8 a number outside its bounds is refused: %s points', async points => {
    const { host, kresk, view, offered } = await aBlow()
    const refused = refusalIn(await askGm(host, offered(`expend ${kresk}`, { points })))
    expect(refused).toMatchObject({
      message: expect.stringContaining('not a whole number from 1 to 10'),
      remedy: 'Type 1 to 10'
    })
    expect(view().sheets[0]?.stamina).toBe(10)
  })

  test('QU1 Q12 too few cards, too many and none at all are refused', async () => {
    const { host, kresk, offered, act } = await aBlow()
    await act({ type: 'begin-day', place: 'town' })
    await act({ type: 'gain-xp', seat: kresk, amount: 3, reason: '' })
    await act({ type: 'change-pack', seat: kresk, pack: 2, precious: 0, reason: '' })
    const picked = (cards: readonly string[]) =>
      offered(`seller ${kresk}`, { seller: 'Ansel', by: 'picked', cards: [...cards] })
    const saying = async (cards: readonly string[]) => refusalIn(await askGm(host, picked(cards))).remedy
    expect([await saying([]), await saying(['0', '1', '2']), await saying(['0', '1', '2', '3', '4'])]).toEqual([
      'Choose 4 more',
      'Choose 1 more',
      'Choose 1 fewer'
    ])
    expect(await askGm(host, picked(['0', '1', '2', '3']))).toEqual({ ok: true, value: null })
  })

  test('QU1 QU5 what cannot be answered now is refused with the reason that the question tells', async () => {
    const { host, kresk, offered } = await aBlow()
    const { message, rule } = refusalIn(await askGm(host, offered(`recover ${kresk}`, {})))
    expect([message, rule]).toEqual(['No card is exhausted', 'S6'])
  })
})
