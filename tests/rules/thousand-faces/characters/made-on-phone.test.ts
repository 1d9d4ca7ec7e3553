import { describe, expect, it } from 'vitest'
import { isSame } from '#rules/core/values'
import { basisOf } from '#rules/thousand-faces/calls/basis'
import { fitsAnySnapshot } from '#rules/thousand-faces/calls/steps'
import type { Actor } from '#rules/core/seat'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, type SeatView, view } from '#rules/thousand-faces/view'
import { noLuck, seededLuck } from '../../../support/luck'
import { ada, bo, board, cy, play, playAll, refusalOf, sheet } from '../../../support/thousand-faces/table'

const [asAda, asBo] = [ada, bo].map((seat): Actor => ({ kind: 'seat', seat })) as [Actor, Actor]
const notYours = { because: 'not-yours' }
const phones = (seat: typeof ada | null = null, on = true): Command => ({ type: 'set-phone-flips', seat, on })
const after = (state: State, ...commands: readonly Command[]): State => playAll(state, seededLuck(3), ...commands)
const seatSees = (state: State, seat = ada): SeatView => view(state, { kind: 'seat', seat }) as SeatView
const gmSees = (state: State): GmView => view(state, { kind: 'gm' }) as GmView
const three = (): State => board([sheet(ada), sheet(bo), sheet(cy)])
const begun = (): State =>
  after(three(), phones(), { type: 'lay-out-moves' }, { type: 'ask-question', question: 'Why?' })

describe('a character made on the phone', () => {
  const card = (state: State): Command => ({ type: 'take-move', seat: ada, move: state.workshop.laidOut[0]! })
  const ranks: Command = { type: 'set-ranks', seat: ada, ranks: { str: 'crown', dex: 'blade', int: 'anvil' } }
  const sword: Command = { type: 'choose-item', seat: ada, item: { sort: 'card', card: 'sword', name: 'Bell-rope' } }
  const goals: Command = { type: 'offer-goals', seat: ada, goals: null }
  const steps = (state: State): readonly Command[] => [
    card(state),
    ranks,
    sword,
    goals,
    { type: 'write-touchstone', title: 'Earthsea', by: ada },
    { type: 'pack-up', seat: ada }
  ]

  it('HA16 each step is the player’s own, until the character is made or the phone is switched off', () => {
    const state = begun()
    for (const command of steps(state)) {
      expect(play(state, command, seededLuck(3), asAda).events).toEqual(play(state, command, seededLuck(3)).events)
      expect(refusalOf(state, command, asBo)).toEqual(notYours)
      expect(refusalOf(after(state, { type: 'finish-character', seat: ada }), command, asAda)).toEqual(notYours)
      expect(refusalOf(after(state, phones(ada, false)), command, asAda)).toEqual(notYours)
    }
    const taken = play(state, card(state), noLuck, asAda).state
    const back: Command = { type: 'put-back-move', seat: ada, move: state.workshop.laidOut[0]! }
    expect(refusalOf(taken, back, asBo)).toEqual(notYours)
    expect(play(taken, back, noLuck, asAda).state.sheets).toEqual(state.sheets)
  })

  it('HA16 nothing of it before anything is on the table', () => {
    const state = after(three(), phones())
    const all: readonly Command[] = [
      ranks,
      sword,
      goals,
      { type: 'write-touchstone', title: 'Earthsea', by: ada },
      { type: 'pack-up', seat: ada }
    ]
    for (const command of all) expect(refusalOf(state, command, asAda), command.type).toEqual(notYours)
  })

  it('HA16 no points are laid anew in the middle of a flip', () => {
    const flip: Command = {
      type: 'flip',
      seat: bo,
      attribute: 'str',
      net: 0,
      move: null,
      fast: false,
      hasText: { check: true, cross: false },
      versus: null,
      supporters: []
    }
    const real: Command = { type: 'use-cards', seat: bo, cards: 'physical' }
    const state = after(begun(), real, flip)
    expect(state.pending?.kind).toBe('name-cards')
    expect(refusalOf(state, ranks, asAda)).toEqual({ because: 'flip-in-progress', seat: bo })
    expect(play(state, ranks, noLuck).events).toHaveLength(1)
  })

  it('HA16 they answer what was asked of all, and take one of their own goals, until the character is made', () => {
    const answer = (question: string): Command => ({ type: 'answer-question', seat: ada, question, answer: 'The bell' })
    const state = play(begun(), goals, seededLuck(3), asAda).state
    const goal: Command = { type: 'take-goal', seat: ada, goal: state.sheets[0]!.character.offered[0]! }
    expect(refusalOf(state, answer('Who are you?'), asAda)).toEqual(notYours)
    for (const command of [answer('Why?'), goal]) {
      expect(play(state, command, noLuck, asAda).events).not.toEqual([])
      expect(refusalOf(state, command, asBo)).toEqual(notYours)
      expect(refusalOf(after(state, phones(ada, false)), command, asAda)).toEqual(notYours)
      expect(refusalOf(after(state, { type: 'finish-character', seat: ada }), command, asAda)).toEqual(notYours)
    }
  })

  it('HA16 they circle one Touchstone for themselves, and strike none', () => {
    const state = after(begun(), { type: 'write-touchstone', title: 'Earthsea', by: bo })
    const circle = (by: typeof ada | 'gm'): Command => ({ type: 'circle-touchstone', title: 'Earthsea', by })
    for (const by of [bo, 'gm'] as const) expect(refusalOf(state, circle(by), asAda)).toEqual(notYours)
    expect(play(state, circle(ada), noLuck, asAda).state.workshop.touchstones[0]?.circledBy).toBe(ada)
    expect(refusalOf(state, { type: 'strike-touchstone', title: 'Earthsea' }, asBo)).toEqual(notYours)
  })

  it('HA16 goals are dealt once and by luck, and things are printed ones', () => {
    const dealt = play(begun(), goals, seededLuck(3), asAda).state
    expect(refusalOf(dealt, goals, asAda)).toEqual(notYours)
    const offered = seatSees(dealt).character?.offered ?? []
    expect(refusalOf(begun(), { type: 'offer-goals', seat: ada, goals: [...offered] }, asAda)).toEqual(notYours)
    const chosen = play(dealt, { type: 'take-goal', seat: ada, goal: offered[1]! }, noLuck, asAda).state
    expect(refusalOf(chosen, goals, asAda)).toEqual(notYours)
    const other = {
      sort: 'other',
      name: 'Wand',
      kind: 'gear',
      encumbrance: 0,
      power: null,
      slots: [],
      precious: false,
      secret: false,
      effect: 'x',
      note: ''
    } as const
    expect(refusalOf(begun(), { type: 'choose-item', seat: ada, item: { ...other, slots: [] } }, asAda)).toEqual(
      notYours
    )
  })

  it('HA16 a card or a title that another phone was quicker to take is refused with its reason', () => {
    const state = begun()
    const taken = play(state, { ...card(state), seat: bo } as Command, noLuck, asBo).state
    expect(refusalOf(taken, card(state), asAda)).toMatchObject({ because: 'move-taken', by: bo })
    const written = after(state, { type: 'write-touchstone', title: 'Earthsea', by: bo })
    expect(refusalOf(written, { type: 'write-touchstone', title: ' earthsea', by: ada }, asAda)).toMatchObject({
      because: 'title-twice'
    })
  })

  it('HA16 what the others did meanwhile does not stand in the way', () => {
    const state = begun()
    const others = [ranks, goals, { type: 'pack-up', seat: ada }].map(each => ({ ...each, seat: bo }) as Command)
    for (const command of steps(state)) {
      const isSo = isSame(basisOf(state, command), basisOf(after(state, ...others), command))
      expect(fitsAnySnapshot(command) || isSo, command.type).toBe(true)
    }
    expect(fitsAnySnapshot({ type: 'finish-character', seat: ada })).toBe(false)
    expect(fitsAnySnapshot({ type: 'recall-flip', seat: ada })).toBe(false)
    expect(fitsAnySnapshot({ type: 'recall-flip', seat: ada, call: 1 })).toBe(true)
  })

  it('HA16 the cards on the table are shown while the character is made, and the GM sees who lacks what', () => {
    const state = begun()
    expect(seatSees(state).workshop?.laidOut.length).toBeGreaterThan(5)
    expect(seatSees(after(three(), phones())).workshop).toBeUndefined()
    expect(seatSees(after(state, { type: 'finish-character', seat: ada })).workshop).toBeUndefined()
    expect(seatSees(after(state, phones(ada, false))).workshop).toBeUndefined()
    const [own] = gmSees(play(state, ranks, noLuck, asAda).state).sheets
    expect(own?.character.steps.find(({ step }) => step === 'attributes')?.state).toBe('done')
    expect(own?.character.steps.filter(each => each.wants !== null).length).toBeGreaterThan(3)
  })
})
