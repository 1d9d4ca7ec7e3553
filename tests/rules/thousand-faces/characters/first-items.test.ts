import { describe, expect, it } from 'vitest'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { noLuck } from '../../../support/luck'
import { ada, play, playAll, refusalOf } from '../../../support/thousand-faces/table'
import { characterIn } from './builders'
import { two, laidOut, take } from './making'

describe('the first items', () => {
  it('R8 I15 two items, one of them magical at most; what a move brought does not count', () => {
    const sword: Command = { type: 'choose-item', seat: ada, item: { sort: 'card', card: 'sword', name: '' } }
    const eye: Command = {
      type: 'choose-item',
      seat: ada,
      item: { sort: 'magic', card: 'of-sensation', name: '', capacity: null }
    }
    const one = play(two(), eye).state
    expect(refusalOf(one, eye)).toMatchObject({ because: 'one-magical' })
    const both = play(one, sword).state
    expect(refusalOf(both, sword)).toMatchObject({ because: 'two-items-already' })
    const received = play(play(laidOut(), take('use-a-magic-item')).state, {
      type: 'choose-received',
      seat: ada,
      card: 'of-telepathy',
      name: ''
    }).state
    expect(characterIn(playAll(received, noLuck, eye, sword)).items).toHaveLength(3)
  })

  it('R8 R9 the magic item that Use a Magic Item brings is none of the two, whether it is received first or last', () => {
    const wants = (state: State): string | null | undefined =>
      (view(state, { kind: 'gm' }) as GmView).sheets[0]?.character.steps.find(each => each.step === 'items')?.wants
    const sword: Command = { type: 'choose-item', seat: ada, item: { sort: 'card', card: 'sword', name: '' } }
    const eye: Command = {
      type: 'choose-item',
      seat: ada,
      item: { sort: 'magic', card: 'of-sensation', name: '', capacity: null }
    }
    const receive: Command = { type: 'choose-received', seat: ada, card: 'of-telepathy', name: '' }
    const owed = play(laidOut(), take('use-a-magic-item')).state
    expect(wants(owed)).toBe('2 more Item cards')
    expect(wants(play(owed, receive).state)).toBe('2 more Item cards')
    expect(wants(playAll(owed, noLuck, receive, sword))).toBe('1 more Item card')
    expect(wants(playAll(owed, noLuck, eye, receive))).toBe('1 more Item card')
    expect(wants(playAll(owed, noLuck, eye))).toBe('1 more Item card')
    expect(wants(playAll(owed, noLuck, receive, eye, sword))).toBeNull()
  })

  it('R7 2 Pack to start with, once', () => {
    const packed = play(two(), { type: 'pack-up', seat: ada }).state
    expect(characterIn(packed).pack).toBe(2)
    expect(refusalOf(packed, { type: 'pack-up', seat: ada })).toMatchObject({ because: 'packed-already' })
  })
})
