import { expect, it } from 'vitest'
import { gm, type SeatId } from '#rules/core/seat'
import { AudienceFrames } from '../../../src/main/host/audience-frames'
import { at, board } from '../../support/moments/company'

function host() {
  const game = board('thousand-faces', 'The salt road', 2).act(gm, { type: 'set-phone-flips', seat: null, on: true })
  const frames = new AudienceFrames()
  const [asked, other] = game.seats as [SeatId, SeatId]
  const phone = (seat: SeatId) => frames.frameFor(game.played.chronicle, { kind: 'seat', seat }, 'characters', null)
  const call = (): void => {
    game.act(gm, {
      type: 'call-flip',
      ask: {
        type: 'use-move',
        seat: asked,
        move: 'defy-danger',
        attribute: 'str',
        advantages: 0,
        versus: null,
        supporters: [],
        item: null,
        load: 'counts',
        slots: []
      },
      why: ''
    })
    for (const seat of [asked, other]) phone(seat)
  }
  const answer = { type: 'answer-call', seat: asked, call: 1 }
  return { game, asked, other, phone, call, answer }
}

it('HA4 a snapshot says to the player whose act made it that it was theirs, and to no other person', () => {
  const { game, asked, other, phone, call, answer } = host()
  call()
  expect(phone(asked)).not.toHaveProperty('own')
  game.act(at(asked), answer)
  expect(phone(asked)).toMatchObject({ own: true })
  expect(phone(other)).not.toHaveProperty('own')
})

it('HA4 the same act of the Game Master, or one of several that were not shown, is no player’s', () => {
  const { game, asked, phone, call, answer } = host()
  call()
  game.act(gm, answer)
  expect(phone(asked)).toMatchObject({ cause: 'act' })
  expect(phone(asked)).not.toHaveProperty('own')
  const missed = host()
  missed.call()
  missed.game.act(gm, { type: 'gain-xp', seat: missed.asked, amount: 1, reason: '' }).act(at(missed.asked), answer)
  expect(missed.phone(missed.asked)).not.toHaveProperty('own')
})

it('a hidden act after a player’s own makes no new snapshot', () => {
  const { game, asked, phone, call, answer } = host()
  call()
  game.act(at(asked), answer)
  const before = phone(asked)
  game.played.campaign({ type: 'write-note', text: 'The well is poisoned.', audience: 'gm' })
  expect(phone(asked)).toBe(before)
})
