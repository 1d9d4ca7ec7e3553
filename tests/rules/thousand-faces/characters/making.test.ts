import { describe, expect, it } from 'vitest'
import type { Command, State } from '#rules/thousand-faces/state'
import { joinState, openState } from '#rules/thousand-faces/open'
import { type GmView, view } from '#rules/thousand-faces/view'
import { noLuck, seededLuck } from '../../../support/luck'
import { ada, bo, play, playAll, refusalOf } from '../../../support/thousand-faces/table'
import { characterIn } from './builders'
import { two, laidOut, take } from './making'

describe('the name', () => {
  const chairOf = (character: string) => ({ id: ada, player: 'Priya', character, retired: false })
  const nameStep = (state: State) =>
    (view(state, { kind: 'gm' }) as GmView).sheets[0]?.character.steps.find(each => each.step === 'name')?.state

  it('R4 a seat that has a name is not asked for one, however it got it', () => {
    const nameless = openState([chairOf(' ')])
    expect(nameStep(openState([chairOf('Sister Wren')]))).toBe('done')
    expect(nameStep(nameless)).toBe('open')
    expect(nameStep(joinState(nameless, chairOf('Sister Wren')))).toBe('done')
    expect(nameStep(joinState(openState([]), chairOf('Sister Wren')))).toBe('done')
  })
})

describe('touchstones', () => {
  const write = (title: string): Command => ({ type: 'write-touchstone', title, by: ada })
  const circle = (title: string, by: typeof ada | 'gm'): Command => ({ type: 'circle-touchstone', title, by })

  it('R11 each circles one, the GM last, no title twice', () => {
    const listed = playAll(two(), noLuck, write('Moby-Dick'), write('The Odyssey'), write('Jaws'))
    expect(refusalOf(listed, write('jaws'))).toMatchObject({ because: 'title-twice' })
    expect(refusalOf(listed, circle('Jaws', 'gm'))).toEqual({ because: 'gm-circles-last' })
    const circled = playAll(listed, noLuck, circle('Moby-Dick', ada), circle('Jaws', bo))
    expect(refusalOf(circled, circle('The Odyssey', ada))).toEqual({ because: 'one-circle-each' })
    expect(refusalOf(circled, circle('Jaws', 'gm'))).toMatchObject({ because: 'circled-already' })
    const all = play(circled, circle('The Odyssey', 'gm')).state
    expect((view(all, { kind: 'gm' }) as GmView).workshop.circled).toHaveLength(3)
  })
})

describe('move cards', () => {
  it('R1 all A, three B and three C for two players, dealt by luck', () => {
    const state = play(two(), { type: 'lay-out-moves' }, seededLuck(4)).state
    const letters = (view(state, { kind: 'gm' }) as GmView).workshop.laidOut.map(each => each.class)
    expect(['A', 'B', 'C'].map(letter => letters.filter(each => each === letter).length)).toEqual([3, 3, 3])
  })

  it('R2 I15 one A, two B, three in all, no card twice', () => {
    const after = playAll(laidOut(), noLuck, take('backstab'), take('bum-rush'), take('pick-locks'))
    expect(refusalOf(play(laidOut(), take('backstab')).state, take('good-cardio'))).toMatchObject({ because: 'one-a' })
    expect(
      refusalOf(playAll(laidOut(), noLuck, take('bum-rush'), take('pick-locks')), take('its-a-trap'))
    ).toMatchObject({ because: 'two-b' })
    expect(refusalOf(after, take('its-a-trap'))).toMatchObject({ because: 'three-already' })
    expect(refusalOf(after, take('backstab', bo))).toMatchObject({ because: 'move-taken', by: ada })
    expect(refusalOf(after, take('fury'))).toMatchObject({ because: 'not-laid-out' })
    expect(characterIn(after).steps['move-cards']).toBe('done')
    expect(
      play(after, { type: 'put-back-move', seat: ada, move: 'bum-rush' }).state.sheets[0]?.character.moves
    ).toHaveLength(2)
  })

  it('R9 Use a Magic Item brings one of choice, Channel the Living Light its Sigil', () => {
    const lit = play(laidOut(), take('channel-the-living-light')).state
    expect(characterIn(lit).items).toMatchObject([{ magic: { card: 'sigil-of-the-living-light', capacity: 3 } }])
    const owed = play(laidOut(), take('use-a-magic-item')).state
    expect(characterIn(owed).owedMagic).toBe(1)
    const choose = (card: 'of-telepathy' | 'blade-of-echoes'): Command => ({
      type: 'choose-received',
      seat: ada,
      card,
      name: ''
    })
    expect(refusalOf(owed, choose('blade-of-echoes'))).toMatchObject({ because: 'only-with-move' })
    const chosen = play(owed, choose('of-telepathy')).state
    expect(characterIn(chosen)).toMatchObject({ owedMagic: 0, items: [{ magic: { capacity: 2, charges: 2 } }] })
    expect(refusalOf(chosen, choose('of-telepathy'))).toMatchObject({ because: 'nothing-owed' })
  })
})
