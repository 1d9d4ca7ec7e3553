import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { handOf } from '#rules/face-of-angels/deck/hands'
import type { CardId, Participant } from '#rules/face-of-angels/vocabulary'
import {
  after,
  contested,
  dealt,
  eventsOf,
  inAct,
  joon,
  lay,
  margit,
  played,
  powerful,
  refusalOf,
  seatActor,
  stepOf,
  trick,
  unhelped,
  withHands,
  withProtagonist,
  withRelationship
} from '../../../support/face-of-angels/table'

const hands: Readonly<Record<string, readonly CardId[]>> = {
  s1: ['5C', '9C', 'KC', '2H', 'AS'],
  s2: ['3C', '7D', 'QC', '4S', '8H'],
  s3: ['6C', 'JD', '10H', 'KH', 'KD'],
  world: ['8C', 'AC', '4D', '9H', 'JS']
}
const inTwo = inAct(withHands(dealt(), hands), 2)

describe('secrets', () => {
  const said = { secret: { about: margit, words: 'She opened the gate' } } as const
  const open = played(contested(inTwo), lay(margit, '5C'))
  const accused = played(open, lay('world', '9H', said))

  it('A27 the trick waits for the answer of the protagonist’s player', () => {
    expect(accused.contest?.phase).toMatchObject({
      trick: { question: { kind: 'secret', by: margit, accuser: 'world', card: '9H' } }
    })
    expect(refusalOf(accused, seatActor(joon), lay(joon, '3C')).because).toBe('wrong-moment')
    expect(refusalOf(accused, seatActor(joon), { type: 'answer-secret', who: joon, verdict: 'true' })).toEqual({
      because: 'not-your-turn',
      turn: margit
    })
    expect(refusalOf(open, seatActor(margit), { type: 'answer-secret', who: margit, verdict: 'true' }).because).toBe(
      'wrong-moment'
    )
  })

  it('A27 may be said with a helper’s card, for or against', () => {
    const helping = played(open, lay('world', '9H'), lay(joon, '3C', said))
    expect(helping.contest?.phase).toMatchObject({ trick: { question: { accuser: joon } } })
  })

  it('A27b is that of one of the two, acting as a protagonist, and not one’s own', () => {
    expect(refusalOf(open, gm, lay('world', '9H', { secret: { about: joon, words: 'x' } }))).toEqual({
      because: 'secret-not-here',
      about: joon
    })
    expect(refusalOf(contested(inTwo), seatActor(margit), lay(margit, '5C', said))).toEqual({
      because: 'secret-not-here',
      about: margit
    })
    const cousin = played(contested(inTwo, { as: { initiator: 'A cousin' } }), lay(margit, '5C'))
    expect(refusalOf(cousin, gm, lay('world', '9H', said))).toEqual({ because: 'secret-not-here', about: margit })
    expect(refusalOf(open, gm, lay('world', '9H', { secret: { about: margit, words: '' } }))).toEqual({
      because: 'words-missing'
    })
    const king = contested(powerful(inTwo, joon, 'queen', 'clubs'), { respondent: joon })
    expect(played(king, lay(margit, '5C'), lay(joon, 'QC', said)).contest?.tricks[0]?.laid[1]?.secret).toBeNull()
  })

  it('A28 true makes the card a trump', () => {
    const answered = played(accused, { type: 'answer-secret', who: margit, verdict: 'true' })
    expect(unhelped(answered).contest?.tricks[0]).toMatchObject({ takenBy: 'respondent', because: 'only-trump' })
  })

  it('A29 false hands the whole hand over; as many come back, whichever', () => {
    const answered = played(accused, { type: 'answer-secret', who: margit, verdict: 'false' })
    expect(handOf(answered, 'world')).toEqual([])
    expect(handOf(answered, margit)).toHaveLength(8)
    expect(refusalOf(answered, seatActor(joon), lay(joon, '3C')).because).toBe('wrong-moment')
    const back = { type: 'hand-back', who: margit } as const
    expect(refusalOf(answered, seatActor(margit), { ...back, cards: ['9C', '2H'] })).toEqual({
      because: 'wrong-count',
      needed: 4,
      given: 2
    })
    expect(refusalOf(answered, seatActor(margit), { ...back, cards: ['9C', '2H', 'AC', '3C'] })).toEqual({
      because: 'not-in-hand',
      card: '3C'
    })
    expect(refusalOf(answered, seatActor(joon), { ...back, who: joon, cards: [] })).toEqual({
      because: 'not-your-turn',
      turn: margit
    })
    const done = played(answered, { ...back, cards: ['9C', '2H', '4D', 'JS'] })
    expect(handOf(done, 'world')).toEqual(['9C', '2H', '4D', 'JS'])
    expect(handOf(done, margit)).toEqual(['KC', 'AS', '8C', 'AC'])
    expect(stepOf(done)).toBe('help-leader')
    expect(refusalOf(done, seatActor(margit), { ...back, cards: [] }).because).toBe('wrong-moment')
  })

  it('A29 an empty hand needs no handing back', () => {
    const last = withHands(inTwo, { s1: ['5C', '9C'], s2: [], s3: [], world: ['9H'] })
    const asked = played(contested(last), lay(margit, '5C'), lay('world', '9H', said))
    const types = eventsOf(asked, seatActor(margit), { type: 'answer-secret', who: margit, verdict: 'false' }).map(
      event => event.type
    )
    expect(types).not.toContain('hand-given')
  })
})

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

  it('A31 in act 2 turning somebody costs the winner the other’s stakes', () => {
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
