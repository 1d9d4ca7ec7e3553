import { describe, expect, it } from 'vitest'
import { missingAnswer, type OpenQuestion, proposedAnswers } from '#rules/core/question'
import type { SeatId } from '#rules/core/seat'
import type { Foe } from '#rules/thousand-faces/foes/model'
import { offersNow } from '#rules/thousand-faces/offers-now'
import type { Command, State } from '#rules/thousand-faces/state'
import { ada, board, bo, play, sheet } from '../../../support/thousand-faces/table'
import { aFoe } from '../characters/builders'

const facing = (foe: Partial<Foe> = {}): State => board([sheet(ada), sheet(bo)], { foes: [aFoe(foe)], made: 1 })
const find = (state: State): OpenQuestion<Command, SeatId | null> | undefined =>
  offersNow(state, { kind: 'gm' }).find(({ question }) => question.id === 'engage-1')

describe('the question whom a foe fights', () => {
  it('RO5 QU1 a standing foe turns to another character or to nobody, and nothing is proposed', () => {
    const asked = find(facing({ engaged: ada }))!
    expect(missingAnswer(asked.question, proposedAnswers(asked.question))).toBe('Choose one')
    const engagedAfter = (whom: string): unknown =>
      play(facing({ engaged: ada }), asked.command({ whom })).state.foes[0]?.engaged
    expect([engagedAfter(bo), engagedAfter('nobody')]).toEqual([bo, null])
  })

  it('RO5 whom it fights already is blocked, with the reason; a foe that is subdued is not asked about', () => {
    for (const [engaged, key] of [
      [ada, ada],
      [null, 'nobody']
    ] as const) {
      const { question } = find(facing({ engaged }))!
      expect(missingAnswer(question, { whom: key })).toBe('Choose one')
      expect(missingAnswer(question, { whom: bo })).toBeNull()
    }
    expect(find(facing({ stamina: 0 }))).toBeUndefined()
  })
})
