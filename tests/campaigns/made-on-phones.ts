import type { Chronicle } from '#rules/campaign/chronicle'
import type { State } from '#rules/thousand-faces/state'
import { Played } from '../support/chronicle'

/** Two players who make their characters on their phones, and spend a day in town there. */
export function madeOnPhones(): Chronicle {
  const played = Played.table('Made on phones', 'Kresk Half-Tide', 'Sister Wren')
  const [kresk, wren] = played.seats
  const state = (): State => played.chronicle.campaign.boards[0]!.state as State
  const own = (seat: typeof kresk, command: object): void => {
    played.act({ seat, ...command }, { kind: 'seat', seat: seat! })
  }
  const titled = (seat: typeof kresk, type: string, title: string): void => {
    played.act({ type, title, by: seat }, { kind: 'seat', seat: seat! })
  }
  played.act({ type: 'set-phone-flips', seat: null, on: true })
  played.act({ type: 'lay-out-moves' })
  played.act({ type: 'ask-question', question: 'What would you never leave behind?' })
  titled(kresk, 'write-touchstone', 'Earthsea')
  titled(wren, 'circle-touchstone', 'Earthsea')
  const [first, second] = state().workshop.laidOut
  own(kresk, { type: 'take-move', move: first })
  own(kresk, { type: 'put-back-move', move: first })
  own(kresk, { type: 'take-move', move: second })
  own(wren, { type: 'take-move', move: first })
  own(kresk, { type: 'set-ranks', ranks: { str: 'crown', dex: 'blade', int: 'anvil' } })
  own(kresk, { type: 'answer-question', question: 'What would you never leave behind?', answer: 'The bell' })
  own(wren, { type: 'offer-goals', goals: null })
  own(wren, { type: 'take-goal', goal: state().sheets[1]!.character.offered[0] })
  own(wren, { type: 'pack-up' })
  own(wren, { type: 'choose-item', item: { sort: 'card', card: 'sword', name: 'Reed Sword' } })
  played.undo()
  own(wren, { type: 'choose-item', item: { sort: 'card', card: 'shield', name: 'Oaken Round' } })
  for (const seat of [kresk, wren]) played.act({ type: 'finish-character', seat })
  played.act({ type: 'gain-xp', seat: wren, amount: 3, reason: '' })
  played.act({ type: 'gain-xp', seat: kresk, amount: 3, reason: '' })
  played.act({ type: 'begin-day', place: 'town' })
  own(wren, { type: 'lay-out-wares', seller: 'Mother Ansel', cards: null })
  const [ware] = state().sheets[1]!.character.wares!.cards
  own(wren, {
    type: 'shop',
    seller: 'Mother Ansel',
    pay: { with: 'xp-and-pack' },
    item: { ...ware, name: 'A bargain' }
  })
  own(kresk, { type: 'study', move: second, master: 'Old Maerwen' })
  return played.chronicle
}
