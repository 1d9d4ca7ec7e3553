import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import type { Command, State } from '#rules/face-of-angels/state'
import { faceOfAngels } from '#rules/face-of-angels/index'
import type { TransformationEffect, Suit } from '#rules/face-of-angels/vocabulary'
import type { SeatView } from '#rules/face-of-angels/view'
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
  priya,
  refusalOf,
  seatActor,
  trick,
  withHands,
  withProtagonist,
  withRelationship
} from '../../support/face-of-angels/table'

const edit = (more: Partial<Extract<Command, { type: 'edit-protagonist' }>>): Command => ({
  type: 'edit-protagonist',
  seat: margit,
  name: 'Character 1',
  personality: 'king',
  area: '',
  perception: '',
  ...more
})
const draw = { type: 'draw-as-jack', who: margit } as const
const mayDraw = (state: State): boolean =>
  (faceOfAngels.view(state, { kind: 'seat', seat: margit }) as SeatView).yours.mayDrawAsJack

describe('what does not change while a contest runs', () => {
  it('A8c: from the call to the end a player changes neither personality nor field, but may change the name', () => {
    const king = withProtagonist(dealt(), margit, { personality: 'king' })
    const called = after(king, seatActor(margit), {
      type: 'call-contest',
      who: margit,
      acting: { as: 'protagonist' },
      respondent: 'world',
      kind: 'ordinary'
    })
    const fixed = { because: 'fixed-in-contest', seat: margit }
    for (const state of [called, contested(king)]) {
      expect(refusalOf(state, seatActor(margit), edit({ personality: 'queen' }))).toEqual(fixed)
      expect(refusalOf(state, seatActor(margit), edit({ area: 'locks' }))).toEqual(fixed)
      expect(after(state, seatActor(margit), edit({ name: 'Ada' })).protagonists[0]?.name).toBe('Ada')
    }
    expect(after(king, seatActor(margit), edit({ personality: 'queen' })).protagonists[0]?.personality).toBe('queen')
  })

  it('A8c: powers are not gained while a contest runs', () => {
    const state = [margit, joon, priya].reduce(
      (now, seat) => withProtagonist(now, seat, { progress: { contests: 1, relationships: 0 } }),
      dealt()
    )
    const gain = { type: 'gain-powers', seat: margit, suit: 'clubs', area: 'fire' } as const
    expect(refusalOf(contested(state), seatActor(margit), gain)).toEqual({ because: 'fixed-in-contest', seat: margit })
    expect(after(state, seatActor(margit), gain).protagonists[0]?.trumps).toHaveLength(1)
  })

  it('A8c: the Game Master may correct it, and the log says what changed', () => {
    const state = contested(withProtagonist(dealt(), margit, { personality: 'king' }))
    const [event] = eventsOf(state, gm, edit({ personality: 'queen' }))
    expect(event).toMatchObject({ type: 'protagonist-edited', changed: ['personality'] })
    expect(event && faceOfAngels.describe(event, { kind: 'table' })?.parts).toEqual([
      { seat: margit },
      ': personality Queen'
    ])
    expect(refusalOf(state, gm, edit({}))).toEqual({ because: 'nothing-changed' })
  })

  it('A8c: an entry of an older app, which does not say what changed, still has its line', () => {
    const event = {
      type: 'protagonist-edited',
      seat: margit,
      text: { name: 'Ada', personality: null, area: '', perception: '' }
    }
    const parsed = faceOfAngels.parse.event.parse(event)
    expect(parsed).toEqual({ ok: true, value: event })
    expect(parsed.ok && faceOfAngels.describe(parsed.value, { kind: 'table' })?.parts[1]).toBe(
      ': the protagonist is Ada, no personality'
    )
  })
})

describe('a Jack’s field', () => {
  const jacks = withProtagonist(dealt(), margit, { personality: 'jack', area: 'locks' })

  it('A32b: draws nothing before the contestants are known, and nothing before the stakes are set', () => {
    const called = after(jacks, seatActor(joon), {
      type: 'call-contest',
      who: joon,
      acting: { as: 'protagonist' },
      respondent: margit,
      kind: 'ordinary'
    })
    const stood = played(called, { type: 'step-up', who: margit, acting: { as: 'protagonist' } })
    const staked = played(stood, { type: 'set-stakes', who: joon, ifWin: 'a', ifLose: 'b' })
    expect([called, stood].map(state => refusalOf(state, seatActor(margit), draw).because)).toEqual([
      'wrong-moment',
      'wrong-moment'
    ])
    expect([called, stood, staked].map(mayDraw)).toEqual([false, false, true])
    expect(eventsOf(staked, seatActor(margit), draw)[0]).toEqual({ type: 'jack-drew', seat: margit })
  })

  it('A32b: draws nothing while its player plays another character, or is not in the contest', () => {
    const asCook = contested(jacks, { as: { initiator: 'The cook' } })
    const outside = contested(jacks, { initiator: joon, respondent: priya })
    for (const state of [asCook, outside]) {
      expect(refusalOf(state, seatActor(margit), draw)).toEqual({ because: 'jack-not-here', who: margit })
      expect(mayDraw(state)).toBe(false)
    }
  })

  it('A32b: draws once it has helped as its protagonist', () => {
    const state = withHands(contested(jacks, { initiator: joon, respondent: priya }), {
      [margit]: ['2C', '3C'],
      [joon]: ['5C'],
      [priya]: ['6C'],
      world: ['9S']
    })
    const helped = played(state, lay(joon, '5C'), lay(priya, '6C'), lay(margit, '2C'))
    expect(eventsOf(helped, seatActor(margit), draw)).toHaveLength(2)
  })
})

describe('realms', () => {
  /** Margit’s King has laid the super-trump; a choice of this effect is offered. */
  function transformed(effect: TransformationEffect, ...suits: readonly Suit[]): State {
    const king = powerful(inAct(dealt(), 4), margit, 'king', 'clubs')
    const trumps = suits.map(suit => ({ suit, area: 'fire', declared: 'by-choice' as const }))
    const acts = king.acts.map(act => ({ ...act, transformations: [{ words: 'changed', effect }] }))
    const ready = withHands(
      { ...withProtagonist(king, margit, { trumps }), acts },
      {
        [margit]: ['KC', '2D'],
        world: ['3D', '4D']
      }
    )
    return played(contested(ready), lay(margit, 'KC'))
  }
  const pick = (suit: Suit) =>
    ({ type: 'pick-transformation', who: margit, choice: 0, words: '', realm: { suit, area: 'storms' } }) as const
  const suitsAfter = (state: State, suit: Suit) =>
    after(state, seatActor(margit), pick(suit)).protagonists[0]?.trumps?.map(trump => trump.suit)

  it('A34c: a second realm is another than the first', () => {
    const state = transformed('second-trump', 'clubs')
    expect(refusalOf(state, seatActor(margit), pick('clubs'))).toEqual({ because: 'realm-held', suit: 'clubs' })
    expect(suitsAfter(state, 'hearts')).toEqual(['clubs', 'hearts'])
  })

  it('A34c: a third realm is refused and replaces nothing', () => {
    const state = transformed('second-trump', 'clubs', 'hearts')
    expect(refusalOf(state, seatActor(margit), pick('spades'))).toEqual({ because: 'realms-full' })
  })

  it('A34c: a power that moves goes to a realm the character does not have', () => {
    const state = transformed('new-trump', 'clubs', 'hearts')
    expect(refusalOf(state, seatActor(margit), pick('hearts'))).toEqual({ because: 'realm-held', suit: 'hearts' })
    expect(suitsAfter(state, 'spades')).toEqual(['spades'])
  })

  it('A34c: powers set by hand name no realm twice', () => {
    const fire = { suit: 'clubs', area: 'fire', declared: 'by-choice' } as const
    const twice = { type: 'correct-powers', seat: margit, trumps: [fire, { ...fire, area: 'ash' }] } as const
    expect(refusalOf(dealt(), gm, twice)).toEqual({ because: 'realm-held', suit: 'clubs' })
  })
})

describe('numbers at their ends', () => {
  it('A37: ten thousand contests are not counted further, and the board can still be read', () => {
    const full = after(dealt(), gm, { type: 'correct-progress', seat: margit, contests: 9999, relationships: 0 })
    const hands = withHands(full, { [margit]: ['5C'], world: ['2D'] })
    const won = trick(contested(hands, { pace: 1 }), lay(margit, '5C'), lay('world', '2D'))
    const closed = played(won, { type: 'close-contest', who: 'world' })
    expect(closed.protagonists[0]?.progress.contests).toBe(9999)
    expect(faceOfAngels.parse.state.parse(JSON.parse(JSON.stringify(closed))).ok).toBe(true)
  })

  it('A39: a record that is full takes no more characters, and says so', () => {
    const one = withRelationship(dealt(), 'r1', margit, 'foe').relationships[0]
    if (!one) throw new Error('a relationship was added')
    const relationships = Array.from({ length: 500 }, (_, at) => ({ ...one, id: `r${at + 1}` as const }))
    const add = { type: 'add-relationship', seat: margit, kind: 'foe', name: 'One more' } as const
    expect(refusalOf({ ...dealt(), relationships }, gm, add)).toEqual({ because: 'record-full', most: 500 })
    const numbers = { contest: 0, character: 9999, relationship: 0 }
    const cook = { type: 'add-character', seat: margit, name: 'The cook', note: '' } as const
    expect(refusalOf({ ...dealt(), numbers }, gm, cook)).toEqual({ because: 'record-full', most: 500 })
  })
})
