import { expect, it } from 'vitest'
import { decide, preview } from '#rules/game-face/slices'
import type { Command } from '#rules/game-face/state'
import { noLuck } from '../../../support/luck'
import { Duel } from '../duel'

function told(duel: Duel, command: Extract<Command, { type: 'pick' }>) {
  const { state } = duel
  const decided = decide(state, command, duel.actorOf(command.side), noLuck)
  return decided.ok ? preview(state, command, decided.value.state) : { refused: decided.error.because }
}

it('GF32 GF2 GF11 a die is previewed with its possible numbers, bonus included; a used one is refused', () => {
  const duel = Duel.begun()
  expect(told(duel, { type: 'pick', side: 'left', suit: 'spades' })).toEqual({
    lines: [{ tone: 'plain', parts: ['A d12: 1 to 12'] }],
    numbers: { faces: 12, bonus: 0, least: 1, most: 12 }
  })
  duel.round(['spades', 12], ['clubs', 3])
  const bonus = duel.state.ritual?.reveals.at(-1)?.bonus
  expect(bonus).not.toEqual({ left: 0, right: 0 })
  for (const side of ['left', 'right'] as const)
    expect(told(duel, { type: 'pick', side, suit: 'hearts' })).toMatchObject({ numbers: { bonus: bonus?.[side] } })
  expect(told(duel, { type: 'pick', side: 'left', suit: 'spades' })).toEqual({ refused: 'die-used' })
})
