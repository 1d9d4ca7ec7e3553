import { describe, expect, it } from 'vitest'
import {
  ada,
  board,
  flip,
  lastFlip,
  physical,
  play,
  refusalOf,
  sheet,
  strOn
} from '../../../support/thousand-faces/table'
import { ofAda } from './on-top'

describe('a flip with real cards', () => {
  it('RC2 the table names the cards one by one; then everything goes its way', () => {
    const start = board([sheet(ada, { ranks: strOn('anvil'), piles: physical({}) })])
    const { state: waiting } = play(start, flip({ net: 1 }))
    expect(waiting.pending).toEqual({ kind: 'name-cards', seat: ada, naming: { for: 'flip' } })
    const { state: first } = play(waiting, { type: 'name-card', card: '9' })
    expect(refusalOf(first, { type: 'name-card', card: '9' })).toEqual({ because: 'not-unseen', card: '9', seat: ada })
    const { state } = play(first, { type: 'name-card', card: '17' })
    expect(lastFlip(state)).toMatchObject({ result: 3, resolving: { card: '17' } })
    expect(ofAda(state)).toMatchObject({ xp: 1, piles: { deck: 18, discard: ['9', '17'] } })
  })

  it('RC2 F5 a wound that is named stops the flip', () => {
    const start = board([sheet(ada, { piles: physical({ extra: ['W1.1'] }) })])
    const { state } = play(play(start, flip({ net: 2 })).state, { type: 'name-card', card: 'W1.1' })
    expect(state.pending).toBeNull()
    expect(ofAda(state)).toMatchObject({
      tokens: { exhaustion: 1 },
      piles: { deck: 19, exhausted: 1, discard: ['W1.1'] }
    })
  })
})
