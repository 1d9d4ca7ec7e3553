import { describe, expect, it } from 'vitest'
import { type Answers, askedFields, missingAnswer, type OpenQuestion, proposedAnswers } from '#rules/core/question'
import type { SeatId } from '#rules/core/seat'
import type { Foe } from '#rules/thousand-faces/foes/model'
import { offersNow } from '#rules/thousand-faces/offers-now'
import type { Command, State } from '#rules/thousand-faces/state'
import { ada, bo, cy } from '../../../support/thousand-faces/table'
import { aFoe } from '../characters/builders'
import { acts, after, fight, type Format, mark, next, numberOf } from './fight'

type Turn = OpenQuestion<Command, SeatId | null>

const foe = (id: number, more: Partial<Foe> = {}): Foe => aFoe({ id, name: `Foe ${id}`, revealed: true, ...more })
const three = [foe(1), foe(2), foe(3)]
/** All three players have acted. */
const acted = (foes: readonly Foe[] = three, format: Format = 'two-rounds'): State =>
  acts(fight(format, foes), ada, bo, cy)
const turnIn = (state: State): Turn | undefined =>
  offersNow(state, { kind: 'gm' }).find(({ question }) => question.id === 'foes-turn')
function theTurn(state: State): Turn {
  const turn = turnIn(state)
  if (!turn) throw new Error('no foes’ turn')
  return turn
}
function answered(state: State, answers: Answers = {}): Command {
  const { question, command } = theTurn(state)
  return command({ ...proposedAnswers(question), ...answers })
}

describe('the question of the foes’ turn', () => {
  it('RO9 waits until every player has acted, and only where the foes follow the players', () => {
    expect(turnIn(acts(fight('two-rounds', three), ada, bo))).toBeUndefined()
    expect(turnIn(acted())).toBeDefined()
    expect(turnIn(acted(three, 'at-once'))).toBeUndefined()
    expect(offersNow(acted(), { kind: 'seat', seat: ada }).map(({ question }) => question.id)).not.toContain(
      'foes-turn'
    )
  })

  it('RO9 proposes foe by foe, and another character for each', () => {
    const one = acted()
    expect(answered(one)).toEqual({ type: 'foes-attack', foes: [1], seat: ada, die: 'roll' })
    const two = after(one, { type: 'foes-attack', foes: [1], seat: ada, die: 1 })
    expect(answered(two)).toMatchObject({ foes: [2], seat: bo })
    expect(answered(two, { foe: '3' })).toMatchObject({ foes: [3], seat: cy })
    expect(theTurn(two).question.fields[0]).toMatchObject({
      choices: [{ lines: [['has struck']], blocked: {} }, { lines: [['rolls d4']] }, { key: '3' }]
    })
  })

  it('RO9 an engaged foe strikes whom it is engaged with, unless the Game Master says otherwise', () => {
    const state = acted([foe(1, { engaged: cy }), foe(2)])
    expect(answered(state)).toMatchObject({ foes: [1], seat: cy })
    expect(answered(state, { 'target-1': bo })).toMatchObject({ foes: [1], seat: bo })
  })

  it('RO9 the target of the chosen foe alone is asked, and a real die by its number', () => {
    const { question } = theTurn(acted())
    const asked = (answers: Answers) =>
      askedFields(question, { ...proposedAnswers(question), ...answers }).map(({ key }) => key)
    expect(asked({ foe: '2' })).toEqual(['foe', 'target-2', 'dice'])
    expect(asked({ dice: 'typed' })).toEqual(['foe', 'target-1', 'dice', 'shows'])
    expect(missingAnswer(question, { ...proposedAnswers(question), dice: 'typed' })).toBe('Type 1 to 10')
    expect(answered(acted(), { dice: 'typed', shows: 4 })).toMatchObject({ die: 4 })
  })

  it('RO9 a foe that does something else has had its turn', () => {
    const state = acted([foe(1), foe(2)])
    const command = answered(state, { 'target-1': 'none' })
    expect(command).toEqual({ type: 'mark-foe-turn', foe: 1, as: 'acted' })
    expect(answered(after(state, command))).toMatchObject({ foes: [2] })
  })

  it('RO9 after the last foe the question begins the next round', () => {
    const state = after(acted([foe(1), foe(2, { stamina: 0 })]), { type: 'foes-attack', foes: [1], seat: ada, die: 1 })
    const { question } = theTurn(state)
    expect(question.commit).toBe('Begin round 2')
    expect(missingAnswer(question, proposedAnswers(question))).toBeNull()
    expect(answered(state)).toEqual(next)
    expect(numberOf(after(state, answered(state)))).toBe(2)
    expect(turnIn(after(state, next))).toBeUndefined()
  })

  it('RO9 no one is struck who took no turn', () => {
    const state = after(acts(fight('two-rounds', three), ada, bo), { type: 'mark-scene', seat: cy, as: 'elsewhere' })
    expect(theTurn(state).question.fields[1]).toMatchObject({ choices: [{ key: ada }, { key: bo }, { key: 'none' }] })
    expect(turnIn(after(acts(fight('two-rounds', three), ada, bo), mark(cy, 'acted')))).toBeDefined()
  })
})
