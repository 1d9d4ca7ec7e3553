import { describe, expect, it } from 'vitest'
import { dealAnew } from '#rules/thousand-faces/deck/deal-anew'
import { unseenCards } from '#rules/thousand-faces/deck/places'
import { apply } from '#rules/thousand-faces/slices'
import type { State } from '#rules/thousand-faces/state'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { seededLuck } from '../../../support/luck'
import { ada, bo, board, digital, flip, physical, play, sheet } from '../../../support/thousand-faces/table'

const dealt = (state: State, seed = 1): State | null =>
  dealAnew(state, seededLuck(seed), apply)?.reduce(apply, state) ?? null

describe('what nobody has seen, when past orders become known', () => {
  it('D8 is dealt anew for everybody with the app’s cards: as many lie in every place, and what is face up stays', () => {
    const piles = digital({ discard: ['1', '2'], exhausted: ['3', '4'], faceUp: ['5'] })
    const before = board([sheet(ada, { piles }), sheet(bo, { piles: physical({}) })])
    const after = dealt(before)!
    const [old, now] = [sheetOf(before, ada).piles, sheetOf(after, ada).piles]
    expect(unseenCards(now)).toEqual(unseenCards(old))
    expect(now).toMatchObject({ discard: ['1', '2'], faceUp: ['5'] })
    expect(now.exhausted).toHaveLength(2)
    expect(sheetOf(after, bo).piles).toBe(sheetOf(before, bo).piles)
    const exhausted = Array.from({ length: 40 }, (_, seed) => sheetOf(dealt(before, seed)!, ada).piles.exhausted)
    expect(new Set(exhausted.map(String)).size).toBeGreaterThan(20)
  })

  it('D8 waits while a flip is in progress', () => {
    const start = board([sheet(ada, { piles: digital({ top: ['14', '18'] }) }), sheet(bo)])
    expect(dealt(start)).not.toBeNull()
    expect(dealt(play(start, flip({ net: 1 })).state)).toBeNull()
  })
})
