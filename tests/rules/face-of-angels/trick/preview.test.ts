import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { decide, preview } from '#rules/face-of-angels/slices'
import type { Command, State } from '#rules/face-of-angels/state'
import type { CardId, Participant } from '#rules/face-of-angels/vocabulary'
import { seededLuck } from '../../../support/luck'
import {
  contested,
  dealt,
  inAct,
  joon,
  lay,
  margit,
  played,
  powerful,
  seatActor,
  stepOf,
  unhelped,
  withHands
} from '../../../support/face-of-angels/table'

const hands: Readonly<Record<string, readonly CardId[]>> = {
  s1: ['5C', '9C', 'KC', '2H', 'AS'],
  s2: ['3C', '7D', 'QC', '4S', '8H'],
  s3: ['6C', 'JD', '10H', 'KH', 'KD'],
  world: ['8C', 'AC', '4D', '9H', 'JS']
}
const king = powerful(inAct(withHands(dealt(), hands), 2), margit, 'king', 'clubs')

function told(state: State, command: Command & { readonly who: Participant }) {
  const decided = decide(state, command, seatActor(command.who), seededLuck(1))
  if (!decided.ok) return { refused: decided.error.because }
  return preview(state, command, decided.value.state)
}

describe('the preview of a card', () => {
  it('A40 A11 A18 A25 whether it counts as a trump, or wins as a super-trump', () => {
    const state = contested(king)
    expect(told(state, lay(margit, '2H'))).toMatchObject({ numbers: { trump: 0, superTrump: 0 } })
    expect(told(state, lay(margit, '5C', { played: { as: 'trump' } }))).toMatchObject({ numbers: { trump: 1 } })
    expect(told(state, lay(margit, 'KC'))).toMatchObject({ numbers: { trump: 1, superTrump: 1 } })
    const always = contested(powerful(king, margit, 'king', 'clubs', 'always'))
    expect(told(always, lay(margit, '5C'))).toMatchObject({ numbers: { trump: 1, superTrump: 0 } })
  })

  it('A40 nothing when the card would be refused', () => {
    expect(told(contested(king), lay(joon, '3C'))).toEqual({ refused: 'not-your-turn' })
  })
})

it('A40 A16 a point card is shown with its bonuses, as it then counts', () => {
  const led = played(contested(king, { respondent: joon }), lay(margit, '5C'), lay(joon, '7D'))
  const helped = unhelped(stepOf(led) === 'help-leader' ? played(led, lay('s3' as typeof margit, '6C')) : led)
  const pick = { type: 'pick-point', who: margit, card: '5C' } as const
  const decided = decide(helped, pick, gm, seededLuck(1))
  expect(told(helped, pick)).toMatchObject({ numbers: { value: 7, trump: 0 } })
  const points = decided.ok ? decided.value.state.contest?.tricks.at(-1)?.points.initiator : null
  expect(points).toMatchObject({ value: 7 })
})
