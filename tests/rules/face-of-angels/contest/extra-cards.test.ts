import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { handOf } from '#rules/face-of-angels/deck/hands'
import type { Participant } from '#rules/face-of-angels/vocabulary'
import {
  after,
  contested,
  dealt,
  joon,
  lay,
  margit,
  played,
  refusalOf,
  seatActor,
  trick,
  withProtagonist,
  withRelationship
} from '../../../support/face-of-angels/table'
import { inTwo } from '../secrets/in-two'

describe('extra cards', () => {
  const friends = withRelationship(withRelationship(inTwo, 'r1', margit, 'friend'), 'r2', margit, 'foe')
  const running = contested(friends)
  const bring = (who: Participant, relationship: 'r1' | 'r2') =>
    ({ type: 'bring-relationship', who, relationship }) as const

  it('A30 a friend gives its player a card, once', () => {
    const brought = played(running, bring(margit, 'r1'))
    expect(handOf(brought, margit)).toHaveLength(6)
    expect(refusalOf(brought, seatActor(margit), bring(margit, 'r1'))).toEqual({
      because: 'already-brought',
      name: 'Relation r1'
    })
    expect(refusalOf(running, seatActor(joon), bring(joon, 'r1'))).toEqual({
      because: 'not-your-relationship',
      name: 'Relation r1'
    })
    expect(refusalOf(running, gm, bring('world', 'r1')).because).toBe('not-your-relationship')
  })

  it.each(['world', margit] as const)('A30 a foe brought by %s gives the World a card', who => {
    const brought = played(running, bring(who, 'r2'))
    expect(handOf(brought, 'world')).toHaveLength(6)
    expect(handOf(brought, margit)).toHaveLength(5)
  })

  it('A30b at any time from the call to the last trick, but not over a secret', () => {
    const called = after(withRelationship(dealt(), 'r1', margit, 'friend'), seatActor(margit), {
      type: 'call-contest',
      who: margit,
      acting: { as: 'protagonist' },
      respondent: 'world',
      kind: 'ordinary'
    })
    expect(handOf(played(called, bring(margit, 'r1')), margit)).toHaveLength(6)
    const accused = played(running, lay(margit, '5C'), lay('world', '9H', { secret: { about: margit, words: 'x' } }))
    expect(refusalOf(accused, seatActor(margit), bring(margit, 'r1')).because).toBe('wrong-moment')
    const ended = trick(contested(friends, { pace: 1 }), lay(margit, '5C'), lay('world', '9H'))
    expect(refusalOf(ended, seatActor(margit), bring(margit, 'r1')).because).toBe('wrong-moment')
    expect(refusalOf(friends, seatActor(margit), bring(margit, 'r1'))).toEqual({ because: 'no-contest' })
  })

  it('A32 a Jack draws once in a contest', () => {
    const sits = withProtagonist(inTwo, joon, { personality: 'jack', area: 'locks' })
    const jack = contested(sits, { respondent: joon })
    const drawn = played(jack, { type: 'draw-as-jack', who: joon })
    expect(handOf(drawn, joon)).toHaveLength(6)
    expect(refusalOf(drawn, seatActor(joon), { type: 'draw-as-jack', who: joon })).toEqual({
      because: 'already-drawn',
      who: joon
    })
    expect(refusalOf(jack, seatActor(margit), { type: 'draw-as-jack', who: margit })).toEqual({
      because: 'not-a-jack',
      who: margit
    })
  })
})
