import { describe, expect, it } from 'vitest'
import type { Actor } from '#rules/core/seat'
import type { Command, State } from '#rules/thousand-faces/state'
import { type SeatView, view } from '#rules/thousand-faces/view'
import { noLuck, seededLuck } from '../../../support/luck'
import { ada, bo, board, play, playAll, refusalOf, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, aMove, anItem } from '../characters/builders'

const [asAda, asBo] = [ada, bo].map((seat): Actor => ({ kind: 'seat', seat })) as [Actor, Actor]
const notYours = { because: 'not-yours' }
const phones = (seat: typeof ada | null = null, on = true): Command => ({ type: 'set-phone-flips', seat, on })
const after = (state: State, ...commands: readonly Command[]): State => playAll(state, seededLuck(3), ...commands)
const seatSees = (state: State, seat = ada): SeatView => view(state, { kind: 'seat', seat }) as SeatView
describe('a day in town on the phone', () => {
  const rich = (): State =>
    board(
      [
        sheet(ada, {
          xp: 3,
          character: aCharacter({ pack: 2, precious: 1, items: [anItem('shield')], moves: [aMove('fury')] })
        }),
        sheet(bo)
      ],
      { made: 100 }
    )
  const town = (): State => after(rich(), phones(), { type: 'begin-day', place: 'town' })
  const wares: Command = { type: 'lay-out-wares', seat: ada, seller: 'Ansel', cards: null }
  const change: Command = { type: 'buy-pack', seat: ada }
  const study: Command = { type: 'study', seat: ada, move: 'fury', master: 'Old Maerwen' }

  it('HA17 a seller’s cards are dealt to them once, and they buy one of them', () => {
    expect(refusalOf(town(), { ...wares, cards: [] } as Command, asAda)).toEqual(notYours)
    const laid = play(town(), wares, seededLuck(4), asAda).state
    expect(refusalOf(laid, wares, asAda)).toEqual(notYours)
    const item = laid.sheets[0]!.character.wares!.cards[0]!
    const named = item.sort === 'other' ? item : { ...item, name: 'Ansel’s best' }
    const shop = (seller: string): Command => ({
      type: 'shop',
      seat: ada,
      seller,
      pay: { with: 'xp-and-pack' },
      item: named
    })
    expect(refusalOf(laid, shop('Nobody'), asAda)).toEqual(notYours)
    expect(refusalOf(laid, shop('Ansel'), asBo)).toEqual(notYours)
    const bought = play(laid, shop('Ansel'), noLuck, asAda).state
    expect(seatSees(bought).character?.equipment.items).toHaveLength(2)
    expect(bought.sheets[0]).toMatchObject({ xp: 2, character: { pack: 1, wares: null } })
    expect(refusalOf(bought, wares, asAda)).toMatchObject({ because: 'day-spent' })
  })

  it('HA17 the bought thing is the laid-out card, whatever the command says of it', () => {
    const ring = {
      sort: 'other',
      name: 'A ring',
      kind: 'gear',
      encumbrance: 1,
      power: null,
      slots: [],
      precious: false,
      secret: false,
      effect: null,
      note: ''
    } as const
    const card = (id: 'sword' | 'shield' | 'bow', name: string) => ({ sort: 'card', card: id, name }) as const
    const cards = [{ ...ring, slots: [] }, card('sword', ''), card('shield', 'The old one'), card('bow', '')]
    const laid = after(town(), { type: 'lay-out-wares', seat: ada, seller: 'Ansel', cards } as Command)
    const got = (item: object): unknown => {
      const shop = { type: 'shop', seat: ada, seller: 'Ansel', pay: { with: 'xp-and-pack' }, item } as Command
      return play(laid, shop, noLuck, asAda).state.sheets[0]!.character.items.at(-1)
    }
    const plain = got(ring)
    expect(plain).toMatchObject({ name: 'A ring', power: null, encumbrance: 1, precious: false, magic: null })
    expect(
      got({
        ...ring,
        kind: 'weapon',
        encumbrance: 0,
        power: 'd10',
        slots: ['harm'],
        precious: true,
        secret: true,
        effect: 'kills',
        note: 'x'
      })
    ).toEqual(plain)
    expect(got(card('sword', 'Reed Sword'))).toMatchObject({ card: 'sword', name: 'Reed Sword' })
    expect(got(card('shield', 'Mine'))).toMatchObject({ card: 'shield', name: 'The old one' })
  })

  it('HA18 they learn what a day and their XP allow', () => {
    const learned = play(town(), study, noLuck, asAda).state
    expect(learned.sheets[0]).toMatchObject({ xp: 1, character: { moves: [{ move: 'fury', level: 'g1' }] } })
    expect(refusalOf(learned, study, asAda)).toMatchObject({ because: 'day-spent' })
    expect(play(town(), change, noLuck, asAda).state.sheets[0]?.character).toMatchObject({ pack: 4, precious: 0 })
  })

  it('HA17 HA18 only on a day in town, on a phone that is on, and for oneself', () => {
    const outside = after(rich(), phones(), { type: 'begin-day', place: 'outside' })
    for (const command of [wares, change, study])
      for (const [state, who] of [
        [after(rich(), phones()), asAda],
        [outside, asAda],
        [after(town(), phones(ada, false)), asAda],
        [town(), asBo]
      ] as const)
        expect(refusalOf(state, command, who), command.type).toEqual(notYours)
  })
})
