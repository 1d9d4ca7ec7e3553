import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { handOf } from '#rules/face-of-angels/deck/hands'
import type { CardId } from '#rules/face-of-angels/vocabulary'
import {
  after,
  contested,
  dealt,
  inAct,
  joon,
  lay,
  margit,
  pass,
  played,
  priya,
  refusalOf,
  seatActor,
  stepOf,
  trick,
  withHands,
  withStakes
} from '../../../support/face-of-angels/table'

const hands: Readonly<Record<string, readonly CardId[]>> = {
  s1: ['5C', '9C', 'KC', '2H', 'AS'],
  s2: ['3C', '7D', 'QC', '4S', '8H'],
  s3: ['6C', 'JD', '10H', '2S', 'KD'],
  world: ['8C', 'AC', '4D', '9H', 'JS']
}
const table = withHands(dealt(), hands)
const inTwo = inAct(table, 2)

describe('the call', () => {
  it('A12 goes from the call over the one who steps up to the stakes', () => {
    const called = after(dealt(), seatActor(margit), {
      type: 'call-contest',
      who: margit,
      acting: { as: 'protagonist' },
      respondent: joon,
      kind: 'ordinary'
    })
    expect(called.contest?.phase).toEqual({ at: 'called' })
    expect(refusalOf(called, seatActor(priya), { type: 'step-up', who: priya, acting: { as: 'protagonist' } })).toEqual(
      { because: 'not-your-turn', turn: joon }
    )
    const stood = after(called, seatActor(joon), {
      type: 'step-up',
      who: joon,
      acting: { as: 'other', name: 'The uncle' }
    })
    expect(stood.contest?.phase).toEqual({ at: 'stakes' })
    expect(refusalOf(stood, seatActor(joon), { type: 'set-stakes', who: joon, ifWin: 'a', ifLose: 'b' })).toEqual({
      because: 'not-your-turn',
      turn: margit
    })
    expect(refusalOf(stood, seatActor(margit), { type: 'set-stakes', who: margit, ifWin: '', ifLose: 'b' })).toEqual({
      because: 'words-missing'
    })
    const staked = after(stood, seatActor(margit), { type: 'set-stakes', who: margit, ifWin: 'a', ifLose: 'b' })
    expect(staked.contest?.phase).toEqual({ at: 'negotiation', turn: 'respondent' })
  })

  it('A12 takes two different people who both name who acts, and one contest at a time', () => {
    const call = {
      type: 'call-contest',
      who: margit,
      acting: { as: 'protagonist' },
      respondent: margit,
      kind: 'ordinary'
    } as const
    expect(refusalOf(dealt(), seatActor(margit), call)).toEqual({ because: 'same-participant' })
    expect(refusalOf(dealt(), gm, { ...call, who: 'world' })).toEqual({ because: 'no-protagonist', who: 'world' })
    expect(refusalOf(dealt(), gm, { ...call, respondent: joon, acting: { as: 'other', name: '' } })).toEqual({
      because: 'words-missing'
    })
    expect(refusalOf(contested(table), gm, { ...call, respondent: joon })).toEqual({ because: 'contest-running' })
    expect(
      refusalOf(faceOfAngels.open([], { cards: 'digital' }), gm, {
        ...call,
        who: 'world',
        acting: { as: 'other', name: 'x' }
      }).because
    ).toBe('not-started')
  })
})

describe('the negotiation', () => {
  const bargaining = withStakes(inTwo)

  it('A13 alternates, respondent first, one condition a turn, every offer kept', () => {
    const first = played(bargaining, {
      type: 'change-condition',
      who: 'world',
      condition: 'ifLose',
      words: 'She is banished.'
    })
    expect(first.contest?.phase).toEqual({ at: 'negotiation', turn: 'initiator' })
    const second = played(first, {
      type: 'change-condition',
      who: margit,
      condition: 'ifWin',
      words: 'The gate and a boat.'
    })
    const done = played(second, { type: 'accept-stakes', who: 'world', pace: 2 })
    expect(done.contest?.stakes).toEqual({ ifWin: 'The gate and a boat.', ifLose: 'She is banished.' })
    expect(done.contest?.offers.map(offer => [offer.kind, offer.by])).toEqual([
      ['stakes', 'initiator'],
      ['change', 'respondent'],
      ['change', 'initiator'],
      ['accept', 'respondent']
    ])
    expect(done.contest?.pace).toBe(2)
  })

  it('A13 refuses a player out of turn, an empty word, and words that are there already', () => {
    const change = { type: 'change-condition', condition: 'ifWin', words: 'x' } as const
    expect(refusalOf(bargaining, seatActor(margit), { ...change, who: margit })).toEqual({
      because: 'not-your-turn',
      turn: 'world'
    })
    expect(refusalOf(bargaining, seatActor(joon), { ...change, who: joon })).toEqual({
      because: 'not-your-turn',
      turn: 'world'
    })
    expect(refusalOf(bargaining, gm, { ...change, who: 'world', words: '' })).toEqual({ because: 'words-missing' })
    expect(refusalOf(bargaining, gm, { ...change, who: 'world', words: 'The gate opens.' })).toEqual({
      because: 'nothing-changed'
    })
    expect(refusalOf(bargaining, seatActor(margit), { type: 'accept-stakes', who: margit, pace: 1 }).because).toBe(
      'not-your-turn'
    )
  })

  it('A13b asks both in the prologue to confirm its limits, and again after a change', () => {
    const prologue = withStakes(table)
    const accept = { type: 'accept-stakes', who: 'world', pace: 1 } as const
    expect(refusalOf(prologue, gm, accept)).toEqual({ because: 'limits-open' })
    const both = played(prologue, { type: 'confirm-limits', who: 'world' }, { type: 'confirm-limits', who: margit })
    expect(refusalOf(both, seatActor(margit), { type: 'confirm-limits', who: margit })).toEqual({
      because: 'nothing-changed'
    })
    expect(played(both, accept).contest?.pace).toBe(1)
    const changed = played(both, {
      type: 'change-condition',
      who: 'world',
      condition: 'ifWin',
      words: 'Half the gate opens.'
    })
    expect(changed.contest?.confirmed).toEqual([])
    expect(refusalOf(prologue, seatActor(joon), { type: 'confirm-limits', who: joon })).toEqual({
      because: 'not-your-turn',
      turn: null
    })
    expect(refusalOf(bargaining, gm, { type: 'confirm-limits', who: 'world' })).toEqual({ because: 'nothing-changed' })
  })
})

describe('a trick', () => {
  const opened = contested(inTwo)

  it('A14 is led by the initiator, answered, helped on the leader’s side and then on the other', () => {
    expect(stepOf(opened)).toBe('lead')
    expect(refusalOf(opened, gm, lay('world', '8C'))).toEqual({ because: 'not-your-turn', turn: margit })
    const led = played(opened, lay(margit, '5C'))
    expect(stepOf(led)).toBe('answer')
    expect(refusalOf(led, seatActor(margit), lay(margit, '9C'))).toEqual({ because: 'not-your-turn', turn: 'world' })
    expect(refusalOf(led, seatActor(joon), lay(joon, '3C'))).toEqual({ because: 'not-your-turn', turn: 'world' })
    const answered = played(led, lay('world', '9H'))
    expect(stepOf(answered)).toBe('help-leader')
    const helped = played(answered, lay(joon, '3C'), pass(priya))
    expect(stepOf(helped)).toBe('help-responder')
    expect(stepOf(played(helped, lay(priya, '10H')))).toBe('points')
  })

  it('A15 lets only others help, one card each, who may pass', () => {
    const asked = played(opened, lay(margit, '5C'), lay('world', '9H'))
    expect(refusalOf(asked, seatActor(margit), lay(margit, '9C'))).toEqual({ because: 'cannot-help', who: margit })
    expect(refusalOf(asked, gm, pass('world'))).toEqual({ because: 'cannot-help', who: 'world' })
    const passed = played(asked, pass(joon))
    expect(refusalOf(passed, seatActor(joon), lay(joon, '3C'))).toEqual({ because: 'cannot-help', who: joon })
    expect(stepOf(played(passed, pass(priya)))).toBe('help-responder')
  })

  it('A15b a helper helps one side in a trick; the Game Master may close the step', () => {
    const helped = played(opened, lay(margit, '5C'), lay('world', '9H'), lay(joon, '3C'), pass(priya))
    expect(refusalOf(helped, seatActor(joon), lay(joon, '7D'))).toEqual({ because: 'cannot-help', who: joon })
    expect(stepOf(after(helped, gm, { type: 'close-help' }))).toBe('points')
    expect(refusalOf(opened, gm, { type: 'close-help' }).because).toBe('wrong-moment')
  })

  it('A15 the World may help when it is not one of the two', () => {
    const between = contested(inTwo, { respondent: joon })
    const asked = played(between, lay(margit, '5C'), lay(joon, '8H'))
    expect(played(asked, lay('world', '8C')).contest?.phase).toMatchObject({
      trick: { laid: [{}, {}, { by: 'world', role: 'helper', side: 'initiator' }] }
    })
  })

  it('A16c the leader’s side names its point card first, then the other; one card needs no naming', () => {
    const both = played(opened, lay(margit, '5C'), lay('world', '9H'), lay(joon, '3C'), pass(priya), lay(priya, '10H'))
    expect(refusalOf(both, gm, { type: 'pick-point', who: 'world', card: '9H' })).toEqual({
      because: 'not-your-turn',
      turn: margit
    })
    expect(refusalOf(both, seatActor(margit), { type: 'pick-point', who: margit, card: '10H' })).toEqual({
      because: 'not-on-your-side',
      card: '10H'
    })
    const one = played(both, { type: 'pick-point', who: margit, card: '3C' })
    const done = played(one, { type: 'pick-point', who: 'world', card: '10H' })
    expect(done.contest?.tricks[0]?.points).toMatchObject({
      initiator: { card: '3C', value: 4 },
      respondent: { card: '10H', value: 11 }
    })
    expect(trick(opened, lay(margit, '5C'), lay('world', '9H')).contest?.tricks[0]?.points).toMatchObject({
      initiator: { card: '5C' },
      respondent: { card: '9H' }
    })
    expect(refusalOf(opened, seatActor(margit), { type: 'pick-point', who: margit, card: '5C' }).because).toBe(
      'wrong-moment'
    )
  })

  it('A20 sends its cards to the discard pile', () => {
    const done = trick(opened, lay(margit, '5C'), lay('world', '9H'))
    expect(done.piles.discard).toEqual(['5C', '9H'])
    expect(handOf(done, margit)).not.toContain('5C')
  })

  it('A19 the higher value leads next though it lost the trick', () => {
    const done = trick(opened, lay(margit, '5C'), lay('world', '9H'))
    expect(done.contest?.tricks[0]).toMatchObject({ takenBy: 'initiator', because: 'other-suit', higher: 'respondent' })
    expect(done.contest?.phase).toMatchObject({ trick: { number: 2, leader: 'respondent', step: 'lead' } })
    expect(refusalOf(done, seatActor(margit), lay(margit, '9C'))).toEqual({ because: 'not-your-turn', turn: 'world' })
  })

  it('A39 refuses a card that is not in the hand, and one laid twice', () => {
    expect(refusalOf(opened, seatActor(margit), lay(margit, '3C'))).toEqual({ because: 'not-in-hand', card: '3C' })
    const done = trick(opened, lay(margit, '9C'), lay('world', '4D'))
    expect(refusalOf(done, seatActor(margit), lay(margit, '9C'))).toEqual({ because: 'not-in-hand', card: '9C' })
  })
})
