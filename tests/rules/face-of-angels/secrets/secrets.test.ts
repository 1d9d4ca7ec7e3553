import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { handOf } from '#rules/face-of-angels/deck/hands'
import { faceOfAngels } from '#rules/face-of-angels/index'
import type { State } from '#rules/face-of-angels/state'
import type { GmView } from '#rules/face-of-angels/view'
import {
  contested,
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
  unhelped,
  withHands
} from '../../../support/face-of-angels/table'
import { inTwo } from './in-two'

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

  it('A27d in the prologue no secret is said, by a contestant or a helper, and no player is offered one', () => {
    const prologue = inAct(inTwo, 0)
    const led = played(contested(prologue), lay(margit, '5C'))
    expect(refusalOf(led, gm, lay('world', '9H', said))).toEqual({ because: 'no-secrets-yet' })
    const answered = played(led, lay('world', '9H'))
    expect(refusalOf(answered, seatActor(joon), lay(joon, '3C', said))).toEqual({ because: 'no-secrets-yet' })
    const offered = (state: State) => (faceOfAngels.view(state, { kind: 'gm' }) as GmView).world.secretsOf
    expect(offered(led)).toEqual([])
    expect(offered(open)).toEqual([margit])
    expect(faceOfAngels.explain({ because: 'no-secrets-yet' }).remedy.join('')).toContain('later act')
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
