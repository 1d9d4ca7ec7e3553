import { describe, expect, it } from 'vitest'
import type { Foe } from '#rules/thousand-faces/foes/model'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import type { MoveChoice } from '#rules/thousand-faces/moves/view'
import { newStory } from '#rules/thousand-faces/economy/model'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, type SeatView, view } from '#rules/thousand-faces/view'
import { seededLuck } from '../../../support/luck'
import { ada, bo, board, lastFlip, play, playAll, refusalOf, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, adaWith, aFoe, aMagicItem, aMove, use } from '../characters/builders'

const facing = (
  foes: readonly Foe[],
  changes: Partial<State> = {},
  cards: readonly MoveId[] = ['apex-predator']
): State => adaWith({ moves: cards.map(card => aMove(card)) }, {}, { foes, ...changes })

function choiceOf(state: State, move: MoveId, seat = ada): MoveChoice {
  const moves = (view(state, { kind: 'gm' }) as GmView).sheets.find(each => each.seat === seat)?.character.moves
  const found = [...(moves?.choices ?? []), ...(moves?.attempts ?? [])].find(each => each.move === move)
  if (!found) throw new Error(`${move} is not offered`)
  return found
}
const whys = (state: State, move: MoveId): readonly string[] =>
  choiceOf(state, move)
    .ways[0]?.lines.filter(({ why }) => why !== 'Level')
    .map(({ why }) => why) ?? []
const claims = (state: State, move: MoveId): readonly string[] => choiceOf(state, move).claims.map(({ id }) => id)
const asking = (move: MoveId, changes: Partial<Extract<Command, { type: 'use-move' }>> = {}): Command =>
  use(move, {
    attribute: move === 'discern' || move === 'weak-spot' || move === 'its-a-trap' ? 'int' : 'dex',
    ...changes
  })

describe('what helps and hinders', () => {
  it.each(['discern', 'weak-spot'] as const)('M17 Apex Predator adds 1 to %s in a fight', move => {
    const fight = facing([aFoe({ revealed: true })])
    expect([whys(fight, move), claims(fight, move)]).toEqual([['Apex Predator'], []])
    const level = move === 'discern' ? 0 : -2
    expect(lastFlip(play(fight, asking(move), seededLuck(1)).state).net).toBe(level + 1)
  })

  it.each([
    ['nobody is there', []],
    ['the only foe is hidden', [aFoe()]],
    ['the only one players see is subdued', [aFoe({ revealed: true, stamina: 0 })]]
  ])('M17 when %s, the fight is the table’s to claim', (_when, foes) => {
    const quiet = facing(foes)
    expect([whys(quiet, 'discern'), claims(quiet, 'discern')]).toEqual([[], ['fight']])
    const flipped = play(quiet, asking('discern', { claims: ['fight'] }), seededLuck(1)).state
    expect(lastFlip(flipped).net).toBe(1)
  })

  it('M17 a card that lies face down adds nothing', () => {
    const down = adaWith(
      { moves: [aMove('apex-predator', { faceDown: true })] },
      {},
      { foes: [aFoe({ revealed: true })] }
    )
    expect([whys(down, 'discern'), claims(down, 'discern')]).toEqual([[], []])
  })

  it('M17 the hunt is the table’s to claim', () => {
    for (const move of ['called-shot', 'its-a-trap'] as const) expect(claims(facing([]), move)).toEqual(['chase'])
    expect(claims(facing([]), 'backstab')).toEqual([])
  })

  it('M17 an ally reaches out while a charged item is at hand', () => {
    const beside = (over: Parameters<typeof aCharacter>[0], sheets = {}): State =>
      board([sheet(ada), sheet(bo, { character: aCharacter({ moves: [aMove('reach-out')], ...over }), ...sheets })])
    const held = { items: [aMagicItem()] }
    for (const move of ['called-shot', 'its-a-trap'] as const)
      expect(whys(beside(held), move)).toEqual(['Reach Out With Your Feelings'])
    expect(whys(beside(held), 'volley')).toEqual([])
    expect(whys(beside({}), 'called-shot')).toEqual([])
    expect(whys(beside({ items: [aMagicItem({ charges: 0 })] }), 'called-shot')).toEqual([])
    expect(whys(beside(held, { incapacitated: true }), 'called-shot')).toEqual([])
    const own = adaWith({ moves: [aMove('reach-out')], ...held })
    expect(whys(own, 'called-shot')).toEqual([])
  })

  it('M17 Q14 a secret item shows in no flip', () => {
    const secret = board([
      sheet(ada),
      sheet(bo, { character: aCharacter({ moves: [aMove('reach-out')], items: [aMagicItem({}, { secret: true })] }) })
    ])
    expect(whys(secret, 'called-shot')).toEqual([])
  })

  it('M17 her Ribbon helps to get the weapon back, whatever the move', () => {
    const mourning = facing([], {}, ['tied-with-her-ribbon'])
    expect(claims(mourning, 'defy-danger')).toEqual(['ribbon'])
    expect(
      lastFlip(play(mourning, asking('defy-danger', { claims: ['ribbon'], advantages: 1 }), seededLuck(1)).state).net
    ).toBe(2)
  })

  it('M17 Z3 a standing disadvantage is at hand for every flip', () => {
    const disadvantages = [{ id: 7, what: 'Smoke', levels: 2 }]
    const smoky = facing([], { story: { ...newStory, disadvantages } }, [])
    expect(choiceOf(smoky, 'volley').claims).toEqual([{ id: 'standing:7', why: 'Smoke', net: -2 }])
    expect(
      lastFlip(play(smoky, asking('volley', { claims: ['standing:7', 'standing:7'] }), seededLuck(1)).state).net
    ).toBe(-2)
  })

  it('M17 what is not offered is refused', () => {
    expect(refusalOf(facing([]), asking('volley', { claims: ['ribbon'] }))).toEqual({
      because: 'no-such-reason',
      move: 'volley'
    })
  })
})

describe('a weak spot', () => {
  const known = facing([aFoe({ revealed: true })])
  const named = play(known, { type: 'name-weakness', foe: 1, weakness: 'the knee' }).state

  it('M17 makes the first attack on it easier, and no second', () => {
    expect(claims(known, 'volley')).toEqual([])
    expect(choiceOf(named, 'volley').claims).toEqual([{ id: 'weak-spot:1', why: 'Weak spot: Guard', net: 1 }])
    const struck = play(named, asking('volley', { claims: ['weak-spot:1'] }), seededLuck(1)).state
    expect(lastFlip(struck).net).toBe(1)
    expect(claims(struck, 'volley')).toEqual([])
    expect(claims(named, 'defy-danger')).toEqual([])
  })

  it('M17 an attack that was rolled on it counts as the first', () => {
    const attack: Command = {
      type: 'attack-foe',
      seat: ada,
      foe: 1,
      weapon: null,
      base: 'roll',
      dice: [],
      plus: 0,
      halved: 'whole',
      weakness: 'struck',
      square: 'keep',
      red: 0,
      what: ''
    }
    expect(claims(play(named, attack, seededLuck(1)).state, 'volley')).toEqual([])
    expect(claims(play(named, { ...attack, weakness: 'missed' }, seededLuck(1)).state, 'volley')).toEqual([
      'weak-spot:1'
    ])
  })

  it('M17 is open too when the GM writes it among the foe’s figures, and no later change opens it again', () => {
    const [foe] = known.foes
    const written = play(known, { type: 'edit-foe', foe: { ...(foe ?? expect.fail()), weakness: 'the knee' } }).state
    expect(claims(written, 'volley')).toEqual(['weak-spot:1'])
    const used = play(written, asking('volley', { claims: ['weak-spot:1'] }), seededLuck(1)).state
    expect(claims(play(used, { type: 'engage-foe', foe: 1, seat: ada }).state, 'volley')).toEqual([])
  })

  it('M17 is open again under another name, and gone with its foe', () => {
    const used = play(named, asking('volley', { claims: ['weak-spot:1'] }), seededLuck(1)).state
    expect(claims(play(used, { type: 'name-weakness', foe: 1, weakness: 'the eye' }).state, 'volley')).toEqual([
      'weak-spot:1'
    ])
    expect(play(named, { type: 'name-weakness', foe: 1, weakness: '' }).state.openings).toEqual([])
    expect(play(named, { type: 'remove-foe', foe: 1 }).state.openings).toEqual([])
    expect(play(named, { type: 'clear-foes' }).state.openings).toEqual([])
  })

  it('M17 U10 of a hidden foe is in no player’s choices', () => {
    const lurking = playAll(facing([aFoe({ name: 'Lurker' })]), seededLuck(1), {
      type: 'name-weakness',
      foe: 1,
      weakness: 'x'
    })
    const seen = view(lurking, { kind: 'seat', seat: ada }) as SeatView
    expect(JSON.stringify(seen)).not.toContain('Lurker')
    expect(claims(lurking, 'volley')).toEqual([])
  })
})
