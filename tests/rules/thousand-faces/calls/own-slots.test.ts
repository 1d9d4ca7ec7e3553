import { describe, expect, it } from 'vitest'
import type { Actor } from '#rules/core/seat'
import type { OwnedMove } from '#rules/thousand-faces/characters/character-schemas'
import type { SettleOutcome } from '#rules/thousand-faces/moves/model'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { explain } from '#rules/thousand-faces/slices'
import type { State } from '#rules/thousand-faces/state'
import { type SeatView, view } from '#rules/thousand-faces/view'
import type { CardId } from '#rules/thousand-faces/vocabulary'
import { noLuck, scriptedLuck } from '../../../support/luck'
import { ada, digital, play, playAll, refusalOf, sheet } from '../../../support/thousand-faces/table'
import { adaWith, aMove, settle, use } from '../characters/builders'

const asAda: Actor = { kind: 'seat', seat: ada }
const seatSees = (state: State): SeatView => view(state, { kind: 'seat', seat: ada }) as SeatView

describe('slots and cards that take part in it', () => {
  const slotted = (filled: readonly number[]): OwnedMove =>
    aMove('mystic-breathwork', { level: 'g1', filled: filled.map(slot => ({ slot, token: 'exhaustion' })) })
  const onSlot = (slot: number) => ({ on: 'move', move: 'mystic-breathwork', slot }) as const
  const ask = (
    move: 'bum-rush' | 'take-a-breather',
    attribute: 'str' | 'int',
    filled: readonly number[],
    top: CardId = '4'
  ): State => {
    const piles = digital({ top: [top], exhausted: ['1', '2', '3'], faceUp: ['5', '6'] })
    const tokens = { ...sheet(ada).tokens, exhaustion: 3 }
    const made = adaWith(
      { moves: [slotted(filled), aMove('bum-rush')] },
      { piles, tokens, ranks: { str: 'blade', dex: 'crown', int: 'anvil' } }
    )
    return play(
      playAll(made, noLuck, { type: 'set-phone-flips', seat: null, on: true }),
      use(move, { attribute }),
      scriptedLuck()
    ).state
  }
  const why = (state: State, changes: Partial<SettleOutcome>) =>
    explain(refusalOf(state, settle(state, changes), asAda))

  it('HA10 M18 slots of their own take what the move expends, as many as there are points, and only free ones', () => {
    const state = ask('bum-rush', 'str', [1])
    expect(seatSees(state).outcomes[0]?.expend).toMatchObject({ slots: [onSlot(0)] })
    const settled = play(state, settle(state, { picks: [0], slots: [onSlot(0)] }), noLuck, asAda)
    expect(settled.events).toContainEqual(expect.objectContaining({ type: 'slot-filled', place: onSlot(0) }))
    expect(why(state, { picks: [0], slots: [onSlot(1)] })).toMatchObject({
      message: ['Something lies in that slot'],
      remedy: ['Pick a free slot that fits, or take it upon oneself']
    })
    expect(why(state, { picks: [0], slots: [0, 0, 0, 0].map(onSlot) })).toMatchObject({
      remedy: ['Pick a slot for each point at most']
    })
  })

  it('HA10 S6 M18 tokens out of slots and face-up cards of their own come back, and nothing that is not there', () => {
    const long = ask('take-a-breather', 'int', [0], '13')
    expect(seatSees(long).outcomes[0]?.regain).toMatchObject({ amount: 'd4', slots: [onSlot(0)] })
    const settled = play(long, settle(long, { slots: [onSlot(0)], cards: ['5'] }), scriptedLuck(1, 0, 0), asAda)
    expect(settled.events).toContainEqual(expect.objectContaining({ type: 'slot-emptied', place: onSlot(0) }))
    expect(sheetOf(settled.state, ada).piles.faceUp).not.toContain('5')
    const state = ask('take-a-breather', 'int', [0])
    expect(why(state, { slots: [onSlot(1)] })).toMatchObject({
      message: ['No such token lies in that slot'],
      remedy: ['Pick a slot that holds one, or let cards come back instead']
    })
    expect(why(state, { cards: ['1'] })).toMatchObject({
      remedy: [expect.stringContaining('Pick a card that lies face up')]
    })
  })
})
