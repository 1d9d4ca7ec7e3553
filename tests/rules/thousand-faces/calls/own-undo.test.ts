import { expect, it } from 'vitest'
import type { Character } from '#rules/thousand-faces/characters/character-schemas'
import type { SeatId } from '#rules/core/seat'
import type { State } from '#rules/thousand-faces/state'
import { Played } from '../../../support/chronicle'

const move = { move: 'discern', attribute: 'int', item: null }
const asked = { ...move, type: 'use-move', advantages: 0, versus: null, supporters: [], load: 'counts', slots: [] }

it('HA12 HA15 HA16 HA17 HA18 HA21 whatever a player does on the phone is taken back and done again in one step each', () => {
  const played = Played.table('Own acts', 'Kresk', 'Wren')
  const [kresk, wren] = played.seats as readonly SeatId[] as readonly [SeatId, SeatId]
  const state = (): State => played.chronicle.campaign.boards[0]!.state as State
  const ofGm = (...commands: readonly object[]): void => commands.forEach(command => void played.act(command))
  const tried: string[] = []
  const own = (seat: SeatId, type: string, more: object): void => {
    const before = state()
    played.act({ type, ...more }, { kind: 'seat', seat })
    const after = state()
    expect(after, type).not.toEqual(before)
    played.undo()
    expect(state(), `${type}, taken back`).toEqual(before)
    played.redo()
    expect(state(), `${type}, done again`).toEqual(after)
    tried.push(type)
  }
  const at = (seat: SeatId): Character => state().sheets.find(sheet => sheet.seat === seat)!.character
  ofGm({ type: 'set-phone-flips', seat: null, on: true }, { type: 'lay-out-moves' })
  own(kresk, 'write-touchstone', { title: 'Earthsea', by: kresk })
  own(wren, 'circle-touchstone', { title: 'Earthsea', by: wren })
  const [card, other] = state().workshop.laidOut
  own(kresk, 'take-move', { seat: kresk, move: card })
  own(kresk, 'put-back-move', { seat: kresk, move: card })
  own(kresk, 'take-move', { seat: kresk, move: card })
  own(kresk, 'set-ranks', { seat: kresk, ranks: { str: 'crown', dex: 'blade', int: 'anvil' } })
  own(kresk, 'offer-goals', { seat: kresk, goals: null })
  own(kresk, 'take-goal', { seat: kresk, goal: at(kresk).offered[0] })
  own(kresk, 'pack-up', { seat: kresk })
  own(kresk, 'choose-item', { seat: kresk, item: { sort: 'card', card: 'sword', name: 'Reed Sword' } })
  ofGm({ type: 'finish-character', seat: kresk }, { type: 'gain-xp', seat: kresk, amount: 3, reason: '' })
  own(kresk, 'request-call', { seat: kresk, ...move })
  own(kresk, 'drop-request', { seat: kresk })
  ofGm({ type: 'call-flip', ask: { ...asked, seat: kresk }, why: '' })
  own(wren, 'help-call', { seat: wren, call: 1, helps: true })
  own(kresk, 'answer-call', { seat: kresk, call: 1 })
  ofGm({ type: 'begin-day', place: 'town' })
  own(kresk, 'lay-out-wares', { seat: kresk, seller: 'Ansel', cards: null })
  const { cards } = at(kresk).wares!
  own(kresk, 'shop', {
    seat: kresk,
    seller: 'Ansel',
    pay: { with: 'xp-and-pack' },
    item: { ...cards[0], name: 'Bargain' }
  })
  ofGm({ type: 'end-day' }, { type: 'begin-day', place: 'town' })
  own(kresk, 'study', { seat: kresk, move: other, master: 'Old Maerwen' })
  ofGm({ type: 'correct-move', seat: kresk, move: 'its-a-trap', level: '0', face: 'up', tokens: 2, reason: '' })
  own(kresk, 'spend-token', { seat: kresk, move: 'its-a-trap', question: 'what does it do' })
  expect(new Set(tried).size).toBe(17)
})
