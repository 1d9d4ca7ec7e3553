import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { handOf } from '#rules/face-of-angels/deck/hands'
import {
  contested,
  inAct,
  joon,
  lay,
  margit,
  played,
  refusalOf,
  seatActor,
  trick,
  withRelationship
} from '../../../support/face-of-angels/table'
import { inTwo } from './in-two'

describe('the aftermath', () => {
  /** Margit loses one trick to the World after bringing both her relationships in, in this act. */
  const lostIn = (act: 0 | 1 | 2 | 3 | 4) => {
    const both = withRelationship(
      withRelationship(withRelationship(inAct(inTwo, act), 'r1', margit, 'friend'), 'r2', margit, 'foe'),
      'r3',
      joon,
      'friend'
    )
    const brought = played(
      contested(both, { pace: 1 }),
      { type: 'bring-relationship', who: margit, relationship: 'r1' },
      { type: 'bring-relationship', who: 'world', relationship: 'r2' },
      { type: 'bring-relationship', who: joon, relationship: 'r3' }
    )
    return trick(brought, lay(margit, '5C'), lay('world', 'AC'))
  }
  const settle = (
    choice: 'leave' | 'turn' | 'befriend' | 'hurt' | 'kill' | 'spend',
    relationship: 'r1' | 'r2' = 'r1'
  ) => ({ type: 'settle-relationship', who: 'world', relationship, choice }) as const

  it('A31b puts at risk what the loser brought, not what helpers brought', () => {
    const lost = lostIn(2)
    expect(lost.contest?.phase).toMatchObject({
      risks: [
        { relationship: 'r1', settled: false },
        { relationship: 'r2', settled: false }
      ]
    })
    expect(lost.relationships.map(one => one.spentIn)).toEqual([2, 2, null])
  })

  it('A31 is no risk in the prologue', () => {
    const lost = lostIn(0)
    expect(lost.contest?.phase).toMatchObject({ risks: [] })
    expect(lost.relationships.every(one => one.spentIn === null)).toBe(true)
  })

  it('A31 a spent relationship gives no more cards in this act, but does in the next', () => {
    const over = played(lostIn(2), settle('leave'), settle('leave', 'r2'), { type: 'close-contest', who: 'world' })
    const again = contested(over)
    expect(
      refusalOf(again, seatActor(margit), { type: 'bring-relationship', who: margit, relationship: 'r1' })
    ).toEqual({ because: 'relationship-spent', name: 'Relation r1' })
    expect(
      handOf(played(contested(inAct(over, 3)), { type: 'bring-relationship', who: margit, relationship: 'r1' }), margit)
        .length
    ).toBe(handOf(over, margit).length + 1)
  })

  it('A31 in act 2 turning a protagonist costs the winner the other’s stakes', () => {
    const turned = played(lostIn(2), settle('turn'))
    expect(turned.relationships[0]?.kind).toBe('foe')
    expect(turned.contest?.phase).toMatchObject({ outcome: { granted: true } })
    expect(played(lostIn(2), settle('leave')).contest?.phase).toMatchObject({ outcome: { granted: false } })
    expect(refusalOf(lostIn(2), gm, settle('kill'))).toEqual({ because: 'choice-not-offered' })
  })

  it('A31 in act 3 the winner may hurt or kill at that price, in act 4 without one', () => {
    expect(played(lostIn(3), settle('kill')).relationships[0]?.fate).toBe('dead')
    expect(played(lostIn(3), settle('hurt')).contest?.phase).toMatchObject({ outcome: { granted: true } })
    const four = played(lostIn(4), settle('befriend', 'r2'), settle('hurt'))
    expect(four.relationships.slice(0, 2).map(one => [one.kind, one.fate])).toEqual([
      ['friend', 'hurt'],
      ['friend', 'well']
    ])
    expect(four.contest?.phase).toMatchObject({ outcome: { granted: false } })
    expect(refusalOf(lostIn(4), gm, settle('befriend'))).toEqual({ because: 'choice-not-offered' })
  })

  it('A31 in act 1 the table decides', () => {
    const lost = lostIn(1)
    expect(lost.relationships.every(one => one.spentIn === null)).toBe(true)
    expect(played(lost, settle('spend')).relationships[0]?.spentIn).toBe(1)
  })

  it('A31 only the winner settles, each once, and before the contest closes', () => {
    const lost = lostIn(2)
    expect(refusalOf(lost, seatActor(margit), { ...settle('leave'), who: margit })).toEqual({
      because: 'not-your-turn',
      turn: 'world'
    })
    expect(refusalOf(lost, gm, { type: 'close-contest', who: 'world' })).toEqual({ because: 'risks-open' })
    expect(refusalOf(played(lost, settle('leave')), gm, settle('leave'))).toEqual({ because: 'not-at-risk' })
  })

  it('A31 a dead one gives no card', () => {
    const dead = contested(withRelationship(inTwo, 'r1', margit, 'friend', { fate: 'dead' }))
    expect(refusalOf(dead, seatActor(margit), { type: 'bring-relationship', who: margit, relationship: 'r1' })).toEqual(
      { because: 'relationship-dead', name: 'Relation r1' }
    )
  })
})
