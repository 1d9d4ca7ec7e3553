import { describe, expect, it } from 'vitest'
import { composeView } from '#rules/core/compose-view'
import { say } from '#rules/core/refusal'
import type { SeatId } from '#rules/core/seat'
import type { Slice } from '#rules/core/slice'

interface Game {
  readonly State: { readonly total: number }
  readonly Command: { readonly type: 'add' }
  readonly Event: { readonly type: 'added' }
  readonly Refusal: { readonly because: 'nothing' }
}

const adding = {
  view: {
    table: ({ total }: Game['State']) => ({ total, last: 'adding' }),
    seat: (_state: Game['State'], seat: SeatId) => ({ yours: seat })
  }
} satisfies Slice<Game>

const rolling = {
  view: {
    table: (_state: Game['State'], explain: (why: Game['Refusal']) => { readonly message: unknown }) => ({
      blocked: explain({ because: 'nothing' }).message,
      last: 'rolling'
    })
  }
} satisfies Slice<Game>

const slices = { adding, silent: {}, rolling } as const
const shown = composeView<Game, typeof slices>(slices, () => say('Nothing to add', 'Name an amount'))

describe('what the slices of a game show', () => {
  it('is one record for each audience, in the order of the list', () => {
    expect(JSON.stringify(shown.table({ total: 2 }))).toBe(
      JSON.stringify({ total: 2, last: 'rolling', blocked: say('Nothing to add', 'Name an amount').message })
    )
    expect(shown.seat({ total: 2 }, 's1' as SeatId)).toEqual({ yours: 's1' })
    expect(shown.gm({ total: 2 })).toEqual({})
  })

  it('does not stand for a part that no slice shows', () => {
    const table: { readonly total: number; readonly blocked: unknown } = { ...shown.table({ total: 2 }) }
    // @ts-expect-error no part shows `secret`
    const more: { readonly secret: number } = { ...shown.table({ total: 2 }) }
    // @ts-expect-error no slice shows the GM anything
    const gm: { readonly total: number } = { ...shown.gm({ total: 2 }) }
    expect([table, more, gm]).toHaveLength(3)
  })
})
