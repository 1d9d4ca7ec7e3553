import { describe, expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { allCards } from '#rules/face-of-angels/deck/rules'
import type { Event, State } from '#rules/face-of-angels/state'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { handOf } from '#rules/face-of-angels/deck/hands'
import { seededLuck } from '../../support/luck'
import {
  contested,
  dealt,
  inAct,
  joon,
  lay,
  margit,
  played,
  powerful,
  priya,
  seatsFor,
  stepOf,
  trick,
  withHands
} from '../../support/face-of-angels/table'

const followed = (state: State, id: SeatId, retired: boolean): readonly Event[] =>
  faceOfAngels.follow?.(state, { id, player: 'Somebody', character: 'Wren', retired }, seededLuck(4)) ?? []
const after = (state: State, id: SeatId, retired = true): State =>
  followed(state, id, retired).reduce((now, event) => faceOfAngels.apply(now, event), state)

describe('a seat that is retired', () => {
  it('A37d: puts its hand down and is waited for no more; back again it is dealt a hand', () => {
    const gone = after(dealt(), joon)
    expect(gone.seats).toEqual([margit, priya])
    expect(gone.piles.hands).not.toHaveProperty(joon)
    expect(followed(gone, joon, true)).toEqual([])
    const back = after(gone, joon, false)
    expect(handOf(back, joon)).toHaveLength(5)
    expect(followed(back, joon, false)).toEqual([])
    expect([faceOfAngels.check(gone), faceOfAngels.check(back)]).toEqual([[], []])
  })

  it('A37e: a new seat is dealt a hand at once, during a contest after it, and not before the game is dealt', () => {
    const newcomer = seatsFor(4)[3]!
    const sits = (state: State): State => faceOfAngels.join(state, newcomer)
    const joined = after(sits(dealt()), newcomer.id, false)
    expect(handOf(joined, newcomer.id)).toHaveLength(5)
    expect(faceOfAngels.check(joined)).toEqual([])
    expect(followed(joined, newcomer.id, false)).toEqual([])
    expect(followed(sits(contested(dealt())), newcomer.id, false)).toEqual([])
    expect(followed(sits(faceOfAngels.open(seatsFor(3), { cards: 'digital' })), newcomer.id, false)).toEqual([])
    const real = after(sits(dealt(3, 'physical')), newcomer.id, false)
    expect(handOf(real, newcomer.id)).toEqual([null, null, null, null, null])
  })

  it('A37d: calls off the contest of which it is one', () => {
    const running = played(contested(dealt()), lay(margit, handOf(dealt(), margit)[0] ?? '2C'))
    expect(followed(running, margit, true)[0]).toEqual({ type: 'contest-called-off', reason: 'a player has left' })
    const gone = after(running, margit)
    expect(gone.contest).toBeNull()
    expect(allCards(gone)).toHaveLength(52)
    expect(faceOfAngels.check(gone)).toEqual([])
  })

  it('A37d: leaves a contest of others running, which waits for its help no more', () => {
    const two = withHands(contested(dealt(2)), { [margit]: ['5C'], [joon]: ['6C'], world: ['7C'] })
    const asked = played(two, lay(margit, '5C'), lay('world', '7C'))
    expect(stepOf(asked)).toBe('help-leader')
    const gone = after(asked, joon)
    expect(gone.contest?.tricks).toHaveLength(1)
    expect(faceOfAngels.check(gone)).toEqual([])
  })

  it('A37d: closes a decided contest unchanged when its word was still owed', () => {
    const king = powerful(inAct(dealt(), 2), joon, 'king', 'diamonds')
    const state = withHands(contested(king), { [margit]: ['5C', '6C'], [joon]: ['KD'], world: ['7C', '2S'] })
    const won = played(state, lay(margit, '5C'), lay('world', '7C'), lay(joon, 'KD'))
    const gone = after(won, joon)
    expect(gone.past.at(-1)?.outcome).toMatchObject({ winner: 'initiator', by: 'super-trump' })
    expect(gone.contest).toBeNull()
    expect(faceOfAngels.check(gone)).toEqual([])
  })

  it('A37d: does not leave cards on their way to it', () => {
    const hands = { [margit]: ['5C', '6C'], [joon]: ['9C', '9D'], [priya]: ['3H'], world: ['7C', '2S'] } as const
    const state = played(withHands(contested(inAct(dealt(), 1)), hands), lay(margit, '5C'), lay('world', '7C'))
    const said = played(state, lay(joon, '9C', { secret: { about: margit, words: 'She let it out.' } }), {
      type: 'answer-secret',
      who: margit,
      verdict: 'false'
    })
    const gone = after(said, joon)
    expect(gone.contest).toBeNull()
    expect(gone.piles.hands).not.toHaveProperty(joon)
    expect(faceOfAngels.check(gone)).toEqual([])
    const unanswered = played(state, lay(joon, '9C', { secret: { about: margit, words: 'She let it out.' } }))
    const false_ = played(after(unanswered, joon), { type: 'answer-secret', who: margit, verdict: 'false' })
    expect(faceOfAngels.check(false_)).toEqual([])
    expect(false_.piles.hands).not.toHaveProperty(joon)
  })

  it('A37d: before the deal it simply does not play', () => {
    const board = faceOfAngels.open([{ id: joon, player: 'Joon', character: 'Kresk', retired: false }], {
      cards: 'digital'
    })
    expect(followed(board, joon, true)).toEqual([{ type: 'seat-left', seat: joon }])
    const won = trick(
      withHands(contested(inAct(dealt(), 1), { pace: 1 }), { [margit]: ['5C'], world: ['2D'] }),
      lay(margit, '5C'),
      lay('world', '2D')
    )
    expect(followed(won, priya, true).map(event => event.type)).toEqual(['seat-left'])
  })
})
