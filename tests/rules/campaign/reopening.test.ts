import { describe, expect, it, vi } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { ok } from '#rules/core/result'
import { gm } from '#rules/core/seat'
import { gameFace } from '#rules/game-face/index'
import { prophecy } from '#rules/prophecy/index'
import { thousandFaces } from '#rules/thousand-faces/index'
import { Played } from '../../support/chronicle'
import { noLuck } from '../../support/luck'
import { runs } from '../../support/thorough'
import { playedAndOpened } from '../../support/torture/prove'

/** What a rule with a mistake in it comes to. */
function asked(
  played: Played,
  board = played.board,
  command: unknown = { type: 'gain-xp', seat: played.seats[0], amount: 1, reason: '' }
) {
  const draft = played.chronicle.consider({ kind: 'act', board, command }, gm, noLuck)
  if (draft.ok || draft.error.kind !== 'refused') throw new Error('the engine took it')
  return draft.error
}

/** What a judge hands on: the event, and a state that is as good as none. */
function decided(event: unknown): ReturnType<typeof thousandFaces.decide> {
  return ok({ events: [event as never], state: {} as never })
}

describe('CA22 what could not be opened again is not recorded', () => {
  it.each([
    ['a number that JSON does not have', { type: 'xp-gained', seat: 's3', amount: Infinity, reason: '' }, 'amount'],
    ['no number at all', { type: 'xp-gained', seat: 's3', amount: Number.NaN, reason: '' }, 'amount'],
    [
      'more than its own parser takes',
      { type: 'xp-gained', seat: 's3', amount: 1, reason: 'x'.repeat(5000) },
      'reason'
    ],
    ['an event that there is not', { type: 'xp-stolen' }, 'events.0']
  ])('CA22 an event with %s', (_, event, place) => {
    const played = Played.table('Torture', 'Ada')
    const before = played.chronicle.campaign
    vi.spyOn(thousandFaces, 'decide').mockReturnValue(decided(event))
    const refusal = asked(played)
    expect(refusal.because).toBe('our-bug')
    expect(refusal.detail).toContain(place)
    expect(refusal.explanation.message.join('')).toContain('not yours')
    expect(played.chronicle.campaign).toBe(before)
  })

  it('CA22 an act that breaks the invariants of a board', () => {
    const played = Played.table('Torture', 'Ada')
    vi.spyOn(thousandFaces, 'check').mockReturnValue(['a card lies in two places'])
    expect(asked(played).detail).toContain('a card lies in two places')
  })

  it('CA22 a rule that breaks in the middle, and the game goes on', () => {
    const played = Played.table('Torture', 'Ada')
    const broken = vi.spyOn(thousandFaces, 'decide').mockImplementation(() => {
      throw new TypeError('nobody sits there')
    })
    expect(asked(played)).toMatchObject({ because: 'our-bug', detail: expect.stringContaining('nobody sits there') })
    broken.mockRestore()
    played.act({ type: 'gain-xp', seat: played.seats[0], amount: 1, reason: 'a story' })
    expect(played.chronicle.entries.at(-1)).toMatchObject({ command: { type: 'gain-xp' } })
  })

  it('CA22 undo and redo do not lead to a board that is not in order either', () => {
    const played = Played.table('Torture', 'Ada')
    played.act({ type: 'gain-xp', seat: played.seats[0], amount: 1, reason: 'a story' })
    vi.spyOn(thousandFaces, 'check').mockReturnValue(['I7: XP are a count'])
    const undo = played.chronicle.consider({ kind: 'undo', steps: 1 }, gm, noLuck)
    expect(undo).toMatchObject({ ok: false, error: { because: 'our-bug' } })
  })

  it('CA22 boards that an act left alone are not asked again', () => {
    const played = Played.table('Torture', 'Ada')
    played.campaign({ type: 'open-board', system: 'prophecy', title: '', settings: null })
    played.campaign({ type: 'open-board', system: 'game-face', title: '', settings: null })
    const looks = [prophecy, gameFace].map(system => vi.spyOn(system, 'check'))
    played.act({ type: 'gain-xp', seat: played.seats[0], amount: 1, reason: 'a story' })
    played.campaign({ type: 'write-note', text: 'a note', audience: 'gm' })
    for (const look of looks) expect(look).not.toHaveBeenCalled()
  })

  it('CA22 what is recorded is what was read: there is only one zero, and no field that holds nothing', () => {
    const played = Played.table('Torture', 'Ada')
    const seat = played.seats[0]!
    vi.spyOn(thousandFaces, 'decide').mockReturnValue(
      decided({ type: 'shadow-gained', amount: -0, seat, reason: '', more: undefined })
    )
    const draft = played.chronicle.consider(
      { kind: 'act', board: played.board, command: { type: 'shuffle', seat } },
      gm,
      noLuck
    )
    if (!draft.ok || draft.value.kind !== 'act') throw new Error(JSON.stringify(draft))
    expect(draft.value.events).toStrictEqual([{ type: 'shadow-gained', amount: 0, seat, reason: '' }])
    played.chronicle.append(played.chronicle.complete(draft.value, 1))
    const board = played.chronicle.campaign.boards.find(({ id }) => id === played.board)
    expect(board?.state).toHaveProperty('shadow.free', 0) // not the state that was handed on with an event that says more
  })
})

describe('CA22 by random play in all four games', { timeout: 240_000 }, () => {
  it.each(runs([1], [1, 2]))('CA22 whatever is accepted opens again, and no rule needs the guard (%i)', seed => {
    const acts = runs(300, 700)
    const outcome = playedAndOpened(seed, acts, { typed: path => `some ${path}`, extremes: 15, chance: 60 })
    expect(outcome.unsound).toEqual([])
    expect(outcome.reopened).toBeNull()
    expect(outcome.accepted).toBe(acts)
    expect(outcome.bugs).toEqual([])
  })

  it('CA22 an event is applied once: while it is decided, and not again when it is recorded', () => {
    const played = Played.table('Torture', 'Ada')
    const { chronicle } = played
    const applied = vi.spyOn(thousandFaces, 'apply')
    const command = { type: 'gain-xp', seat: played.seats[0], amount: 1, reason: '' }
    const draft = chronicle.consider({ kind: 'act', board: played.board, command }, gm, noLuck)
    if (!draft.ok) throw new Error('refused')
    chronicle.append(chronicle.complete(draft.value, 1))
    expect(applied).not.toHaveBeenCalled()
    expect(Chronicle.open(chronicle.entries)).toMatchObject({ ok: true })
  })
})
