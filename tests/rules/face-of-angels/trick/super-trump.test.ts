import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { superTrumpsOf } from '#rules/face-of-angels/record/protagonists'
import type { OwnView } from '#rules/face-of-angels/own'
import type { SeatView } from '#rules/face-of-angels/view'
import type { CardId } from '#rules/face-of-angels/vocabulary'
import {
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
  stepOf,
  withHands,
  withProtagonist
} from '../../../support/face-of-angels/table'

const hands: Readonly<Record<string, readonly CardId[]>> = {
  s1: ['5C', '9C', 'KC', '2H', 'AS'],
  s2: ['3C', '7D', 'QC', '4S', '8H'],
  s3: ['6C', 'JD', '10H', 'KH', 'KD'],
  world: ['8C', 'AC', '4D', '9H', 'JS']
}
const inTwo = inAct(withHands(dealt(), hands), 2)
const ownOf = (state: Parameters<typeof faceOfAngels.view>[0], seat: typeof margit): OwnView =>
  (faceOfAngels.view(state, { kind: 'seat', seat }) as SeatView).yours

describe('super-trumps', () => {
  const king = powerful(inTwo, margit, 'king', 'clubs')

  it('A10, A11 there is none before powers are gained', () => {
    expect(superTrumpsOf({ ...(king.protagonists[0] as (typeof king.protagonists)[number]), trumps: null })).toEqual([])
    const plain = withProtagonist(inTwo, margit, { personality: 'king' })
    expect(stepOf(played(contested(plain), lay(margit, 'KC')))).toBe('answer')
  })

  it('A25 one’s own ends the contest at once, declared or not, and its player picks a transformation', () => {
    const laid = played(contested(king, { pace: 3 }), lay(margit, 'KC'))
    expect(laid.contest?.phase).toMatchObject({
      at: 'ended',
      outcome: { winner: 'initiator', by: 'super-trump', narrator: margit },
      transformation: { of: margit, picker: margit }
    })
    expect(laid.piles.discard).toContain('KC')
  })

  it('A25 needs the protagonist itself', () => {
    expect(stepOf(played(contested(king, { as: { initiator: 'A cousin' } }), lay(margit, 'KC')))).toBe('answer')
  })

  it('A25 a helper who lays the own super-trump wins for the side that is helped', () => {
    const helper = contested(powerful(inTwo, joon, 'queen', 'clubs'))
    const laid = played(helper, lay(margit, '5C'), lay('world', 'AC'), pass(joon), pass(priya), lay(joon, 'QC'))
    expect(laid.contest?.phase).toMatchObject({
      outcome: { winner: 'respondent', by: 'super-trump' },
      transformation: { of: joon, picker: joon }
    })
  })

  it('A26 another player may help with it, and picks', () => {
    const hearts = contested(powerful(inTwo, margit, 'king', 'hearts'))
    const asked = played(hearts, lay(margit, '5C'), lay('world', 'AC'), pass(joon))
    expect(ownOf(asked, priya).hand.find(one => one.card === 'KH')?.superTrumpOf).toEqual([margit])
    const laid = played(asked, lay(priya, 'KH', { played: { as: 'super-trump', of: margit } }))
    expect(laid.contest?.phase).toMatchObject({
      outcome: { winner: 'initiator', by: 'super-trump', narrator: priya },
      transformation: { of: margit, picker: priya }
    })
  })

  it('A26 not for the other side, not for a character who is not in the contest, not by one of the two', () => {
    const helping = { played: { as: 'super-trump', of: margit } } as const
    const hearts = contested(powerful(inTwo, margit, 'king', 'hearts'))
    const other = played(hearts, lay(margit, '5C'), lay('world', 'AC'), pass(joon), pass(priya))
    expect(refusalOf(other, seatActor(priya), lay(priya, 'KH', helping))).toEqual({
      because: 'not-a-super-trump',
      card: 'KH',
      of: margit
    })
    const away = contested(powerful(inTwo, margit, 'king', 'hearts'), { as: { initiator: 'A cousin' } })
    const asked = played(away, lay(margit, '5C'), lay('world', 'AC'))
    expect(refusalOf(asked, seatActor(priya), lay(priya, 'KH', helping)).because).toBe('not-a-super-trump')
    const opposed = contested(powerful(inTwo, margit, 'king', 'hearts'), { respondent: priya })
    expect(refusalOf(played(opposed, lay(margit, '5C')), seatActor(priya), lay(priya, 'KH', helping)).because).toBe(
      'not-a-super-trump'
    )
  })

  it('A26 a helper’s protagonist is in the contest once it has laid a card', () => {
    const diamonds = contested(powerful(inTwo, joon, 'king', 'diamonds'))
    const asked = played(diamonds, lay(margit, '5C'), lay('world', 'AC'), lay(joon, '3C'))
    const laid = played(asked, lay(priya, 'KD', { played: { as: 'super-trump', of: joon } }))
    expect(laid.contest?.phase).toMatchObject({
      outcome: { winner: 'initiator' },
      transformation: { of: joon, picker: priya }
    })
  })

  it('A26 may also be laid as an ordinary card', () => {
    const hearts = contested(powerful(inTwo, margit, 'king', 'hearts'))
    const laid = played(hearts, lay(margit, '5C'), lay('world', 'AC'), pass(joon), lay(priya, 'KH'))
    expect(laid.contest?.phase.at).toBe('trick')
  })

  it('A26b after the first nothing more can be laid', () => {
    const laid = played(contested(king), lay(margit, 'KC'))
    expect(refusalOf(laid, gm, lay('world', 'AC')).because).toBe('wrong-moment')
  })

  it('A24 a super-trump ends going for broke too', () => {
    const ace = contested(powerful(inTwo, margit, 'ace', 'spades'), { kind: 'going-for-broke' })
    expect(played(ace, lay(margit, 'AS')).contest?.phase).toMatchObject({
      outcome: { winner: 'initiator', both: false }
    })
  })
})

describe('transformations', () => {
  const owed = played(contested(powerful(inTwo, margit, 'king', 'clubs')), lay(margit, 'KC'))
  const pick = { type: 'pick-transformation', who: margit, choice: 0, words: '', realm: null } as const

  it('A33 are picked from the act’s list, or in words of the table’s own', () => {
    expect(played(owed, pick).protagonists[0]?.transformations).toEqual([
      { act: 2, words: 'A changed look, for good', pickedBy: margit }
    ])
    expect(
      played(owed, { ...pick, choice: null, words: 'Wings of ash' }).protagonists[0]?.transformations[0]?.words
    ).toBe('Wings of ash')
    expect(played(owed, { ...pick, words: 'eyes of glass' }).protagonists[0]?.transformations[0]?.words).toBe(
      'A changed look, for good: eyes of glass'
    )
  })

  it('A33 are owed before the contest closes, by the one who laid the card', () => {
    expect(refusalOf(owed, seatActor(margit), { type: 'close-contest', who: margit })).toEqual({
      because: 'transformation-owed',
      picker: margit
    })
    expect(refusalOf(owed, seatActor(joon), { ...pick, who: joon })).toEqual({ because: 'not-your-turn', turn: margit })
    expect(refusalOf(owed, seatActor(margit), { ...pick, choice: 77 })).toEqual({ because: 'choice-not-offered' })
    expect(refusalOf(owed, seatActor(margit), { ...pick, choice: null })).toEqual({ because: 'words-missing' })
    expect(refusalOf(owed, seatActor(margit), { ...pick, realm: { suit: 'clubs', area: 'x' } })).toEqual({
      because: 'realm-not-asked'
    })
    expect(refusalOf(played(owed, pick), seatActor(margit), pick)).toEqual({ because: 'choice-not-offered' })
  })

  it.each([
    ['always-trump', 2, 2, null, [{ suit: 'clubs', area: 'fire', declared: 'always' }]],
    [
      'new-trump',
      3,
      5,
      { suit: 'spades', area: 'storms' },
      [{ suit: 'spades', area: 'storms', declared: 'by-choice' }]
    ],
    [
      'second-trump',
      4,
      0,
      { suit: 'spades', area: 'storms' },
      [
        { suit: 'clubs', area: 'fire', declared: 'by-choice' },
        { suit: 'spades', area: 'storms', declared: 'by-choice' }
      ]
    ],
    ['powers-lost', 4, 4, null, []]
  ] as const)('A34 %s', (_effect, act, choice, realm, trumps) => {
    const state = played(contested(powerful(inAct(inTwo, act), margit, 'king', 'clubs')), lay(margit, 'KC'))
    if (realm) expect(refusalOf(state, seatActor(margit), { ...pick, choice })).toEqual({ because: 'realm-missing' })
    expect(played(state, { ...pick, choice, realm }).protagonists[0]?.trumps).toEqual(trumps)
  })

  it('A34b binds every realm of the character', () => {
    const two = withProtagonist(inAct(inTwo, 4), margit, {
      personality: 'king',
      trumps: [
        { suit: 'clubs', area: 'fire', declared: 'by-choice' },
        { suit: 'hearts', area: 'grief', declared: 'by-choice' }
      ]
    })
    expect(superTrumpsOf(two.protagonists[0] ?? null)).toEqual(['KC', 'KH'])
    const bound = played(contested(two), lay(margit, 'KC'), { ...pick, choice: 3 })
    expect(bound.protagonists[0]?.trumps?.map(one => one.declared)).toEqual(['always', 'always'])
  })
})
