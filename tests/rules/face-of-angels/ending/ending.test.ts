import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
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
  powerful,
  priya,
  refusalOf,
  seatActor,
  trick,
  unhelped,
  withHands,
  withProtagonist,
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

describe('the end', () => {
  it.each([1, 2, 3] as const)('A21 the first to win %i tricks wins', pace => {
    let now = contested(inTwo, { pace })
    const leads = [lay(margit, 'KC'), lay(margit, 'AS'), lay(margit, '9C')]
    const answers = [lay('world', '4D'), lay('world', '8C'), lay('world', '9H')]
    for (let at = 0; at < pace; at++) {
      expect(now.contest?.phase.at).toBe('trick')
      const lead = leads[at]
      const answer = answers[at]
      if (lead && answer) now = trick(now, lead, answer)
    }
    expect(now.contest?.phase).toMatchObject({
      at: 'ended',
      outcome: { winner: 'initiator', by: 'tricks', both: false }
    })
  })

  it('A23 the higher value of the last trick tells the wrap-up, and only then hands are filled', () => {
    const done = trick(contested(inTwo, { pace: 1 }), lay(margit, '5C'), lay('world', '9H'))
    expect(done.contest?.phase).toMatchObject({ at: 'ended', outcome: { winner: 'initiator', narrator: 'world' } })
    expect(refusalOf(done, seatActor(margit), { type: 'close-contest', who: margit })).toEqual({
      because: 'not-your-turn',
      turn: 'world'
    })
    expect(handOf(done, margit)).toHaveLength(4)
    const closed = played(done, { type: 'close-contest', who: 'world' })
    expect(closed.contest).toBeNull()
    expect(closed.past.at(-1)).toMatchObject({ outcome: { winner: 'initiator' }, stakes: { ifWin: 'The gate opens.' } })
    expect([handOf(closed, margit).length, handOf(closed, 'world').length]).toEqual([5, 7])
  })

  it('A22 who has no card cannot lead or answer; without any cards more tricks win', () => {
    const poor = contested(withHands(inTwo, { s1: ['5C'], s2: ['3C'], s3: ['6C'], world: ['8C', 'AC', '4D'] }), {
      pace: 3
    })
    const one = trick(poor, lay(margit, '5C'), lay('world', '8C'))
    expect(one.contest?.phase).toMatchObject({ trick: { number: 2, leader: 'respondent', step: 'lead' } })
    const two = unhelped(played(one, lay('world', '4D')))
    expect(two.contest?.tricks[1]).toMatchObject({
      takenBy: 'respondent',
      because: 'no-card',
      points: { initiator: null }
    })
    const lost = withHands(inTwo, { s1: ['5C'], s2: ['3C'], s3: ['6C'], world: ['9H'] })
    const dry = trick(contested(lost, { pace: 3 }), lay(margit, '5C'), lay('world', '9H'))
    expect(dry.contest?.phase).toMatchObject({ at: 'ended', outcome: { winner: 'initiator', by: 'no-cards' } })
    const even = withHands(inTwo, { s1: ['5C', '9C'], s2: ['3C'], s3: ['6C'], world: ['9H', 'AC'] })
    const first = trick(contested(even, { pace: 3 }), lay(margit, '5C'), lay('world', '9H'))
    expect(trick(first, lay('world', 'AC'), lay(margit, '9C')).contest?.phase).toMatchObject({
      outcome: { winner: 'respondent', by: 'no-cards' }
    })
  })
})

describe('going for broke', () => {
  const ace = withProtagonist(inTwo, margit, { personality: 'ace' })

  it('A24 is only for an Ace that is the initiator and acts', () => {
    const call = {
      type: 'call-contest',
      who: margit,
      acting: { as: 'protagonist' },
      respondent: joon,
      kind: 'going-for-broke'
    } as const
    const started = withProtagonist(dealt(), margit, { personality: 'ace' })
    expect(after(started, seatActor(margit), call).contest?.kind).toBe('going-for-broke')
    expect(refusalOf(started, seatActor(margit), { ...call, acting: { as: 'other', name: 'A cousin' } })).toEqual({
      because: 'not-an-ace',
      who: margit
    })
    expect(refusalOf(started, seatActor(joon), { ...call, who: joon, respondent: margit })).toEqual({
      because: 'not-an-ace',
      who: joon
    })
  })

  it('A24 plays exactly three tricks, whatever the score, and the majority wins', () => {
    const bargaining = withStakes(ace, { kind: 'going-for-broke' })
    expect(refusalOf(bargaining, gm, { type: 'accept-stakes', who: 'world', pace: 2 })).toEqual({
      because: 'pace-fixed'
    })
    const two = trick(
      trick(contested(ace, { kind: 'going-for-broke' }), lay(margit, 'KC'), lay('world', '4D')),
      lay(margit, 'AS'),
      lay('world', '8C')
    )
    expect(two.contest?.phase.at).toBe('trick')
    const three = trick(two, lay(margit, '5C'), lay('world', 'AC'))
    expect(three.contest?.phase).toMatchObject({ outcome: { winner: 'initiator', both: false } })
  })

  it('A24 an Ace who loses all three lets both win', () => {
    const rich = withHands(ace, {
      s1: ['2H', '2D', '3D', '5D', '6D'],
      s2: ['3C'],
      s3: ['6C'],
      world: ['3H', '4H', '5H', '6H', '7H']
    })
    const one = trick(contested(rich, { kind: 'going-for-broke' }), lay(margit, '2H'), lay('world', '3H'))
    const two = trick(one, lay('world', '4H'), lay(margit, '2D'))
    const three = trick(two, lay('world', '5H'), lay(margit, '3D'))
    expect(three.contest?.phase).toMatchObject({ outcome: { winner: 'respondent', both: true } })
  })
})

describe('trumps', () => {
  const fire = contested(powerful(inTwo, margit, 'king', 'hearts'))

  it('A18 a declared trump takes the trick; the same card undeclared does not', () => {
    const led = (as: 'plain' | 'trump') => trick(fire, lay(margit, '2H', { played: { as } }), lay('world', '9H'))
    expect(led('trump').contest?.tricks[0]).toMatchObject({ takenBy: 'initiator', because: 'only-trump' })
    expect(led('plain').contest?.tricks[0]).toMatchObject({ takenBy: 'respondent', because: 'suit-higher' })
  })

  it('A18 only the protagonist trumps, and only in its realm', () => {
    expect(refusalOf(fire, seatActor(margit), lay(margit, '5C', { played: { as: 'trump' } }))).toEqual({
      because: 'not-a-trump',
      card: '5C'
    })
    const cousin = contested(powerful(inTwo, margit, 'king', 'hearts'), { as: { initiator: 'A cousin' } })
    expect(refusalOf(cousin, seatActor(margit), lay(margit, '2H', { played: { as: 'trump' } }))).toEqual({
      because: 'not-a-trump',
      card: '2H'
    })
    expect(refusalOf(contested(inTwo), seatActor(margit), lay(margit, '2H', { played: { as: 'trump' } })).because).toBe(
      'not-a-trump'
    )
  })

  it('A18 a helper’s trump counts as the point card and not otherwise', () => {
    const helping = contested(powerful(inTwo, joon, 'jack', 'diamonds'))
    const laid = played(
      helping,
      lay(margit, '5C'),
      lay('world', 'AC'),
      lay(joon, '7D', { played: { as: 'trump' } }),
      pass(priya),
      pass(priya)
    )
    const points = (card: CardId) => unhelped(played(laid, { type: 'pick-point', who: margit, card }))
    expect(points('7D').contest?.tricks[0]).toMatchObject({ takenBy: 'initiator', because: 'only-trump' })
    expect(points('5C').contest?.tricks[0]).toMatchObject({ takenBy: 'respondent', because: 'suit-higher' })
  })

  it('A34 a bound realm trumps without being asked', () => {
    const bound = contested(powerful(inTwo, margit, 'king', 'hearts', 'always'))
    expect(trick(bound, lay(margit, '2H'), lay('world', '9H')).contest?.tricks[0]?.because).toBe('only-trump')
  })
})
