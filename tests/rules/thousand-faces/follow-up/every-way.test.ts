import { describe, expect, it } from 'vitest'
import { blowChoices } from '#rules/thousand-faces/follow-up/choices'
import type { Foe } from '#rules/thousand-faces/foes/model'
import { isAttacking } from '#rules/thousand-faces/follow-up/steps'
import { moves } from '#rules/thousand-faces/moves/all'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { scriptedLuck } from '../../../support/luck'
import { ada, bo, board, digital, play, sheet, strOn } from '../../../support/thousand-faces/table'
import { aCharacter, aFoe, aMove, anItem, settle, use } from '../characters/builders'

// Every way in which a foe attacks, by parts 4 and 5 of the reference. Each way ends at the same two questions. One asks whom the foe strikes (a follow-up at its step "answer"). The other asks how the blow is taken. The table below is the whole list.

/** The anvil of these shows 0, 1, 2 and 3 checks. */
const cards = ['12', '4', '13', '17'] as const
const seen = { engaged: ada, revealed: true } as const

function facing(result: 0 | 1 | 2 | 3, foes: readonly Foe[] = [aFoe(seen)], changes: Partial<State> = {}): State {
  const own = moves.filter(({ group }) => group === 'card').map(({ id }) => aMove(id))
  const character = aCharacter({ items: [anItem('sword')], moves: own })
  const deck = { ranks: strOn('anvil'), piles: digital({ top: [cards[result], '6', '8'] }), xp: 3, character }
  return board([sheet(ada, deck), sheet(bo)], {
    foes: [...foes],
    made: 100,
    shadow: { free: 9, circled: 0, factor: 1 },
    ...changes
  })
}

const call = (state: State, command: Command, ...luck: readonly number[]): State =>
  play(state, command, scriptedLuck(...luck)).state
const used = (state: State, changes: object = {}, move: Parameters<typeof use>[0] = 'mix-it-up'): State =>
  call(state, use(move, { attribute: 'str', ...changes }))
const gmView = (state: State): GmView => view(state, { kind: 'gm' }) as GmView
const step = (state: State): string => gmView(state).followUps[0]?.step ?? 'none'

/** Rolls and applies every blow of Ada's that is due. */
function struck(state: State): State {
  const [open] = state.followUps
  if (!open || open.hits.length === 0) return state
  const rolled = call(state, {
    type: 'roll-power',
    followUp: open.id,
    foe: 1,
    weapon: null,
    power: 1,
    weakness: 'missed'
  })
  return struck(call(rolled, { type: 'apply-power', followUp: open.id, square: 'keep' }))
}

/** Ada's newest exchange is answered by these foes. */
function answered(
  state: State,
  foes: readonly number[] = [1],
  die: 'roll' | 'none' | number = 'roll',
  ...luck: readonly number[]
): State {
  return call(
    state,
    { type: 'answer-attack', followUp: state.followUps[0]!.id, foes: [...foes], seat: ada, die },
    ...luck
  )
}

const gang = [aFoe(seen), aFoe({ ...seen, id: 2 }), aFoe({ ...seen, id: 3 })]
const shadow = (how: 'trap' | 'strike-first', count: number): Command => ({
  type: 'buy-with-shadow',
  use: how,
  count,
  from: 'free',
  seat: bo,
  what: ''
})
const panel: Command = { type: 'foes-attack', foes: [1, 2, 3], seat: bo, die: 4 }

/** The act, the step that is open afterwards, and the blow that follows: the character and the power. */
const ways: readonly {
  readonly way: string
  readonly does: () => State
  readonly opens: string
  readonly blow: readonly [string, number]
}[] = [
  { way: 'Mix It Up with a single check', does: () => struck(used(facing(1))), opens: 'answer', blow: [ada, 3] },
  { way: 'Mix It Up with two checks', does: () => struck(used(facing(2))), opens: 'answer', blow: [ada, 3] },
  {
    way: 'Mix It Up with three checks and a second blow',
    does: () => {
      const three = used(facing(3))
      return struck(call(three, settle(three, { picks: [1] })))
    },
    opens: 'answer',
    blow: [ada, 3]
  },
  { way: 'the cross of an attack', does: () => used(facing(0)), opens: 'answer', blow: [ada, 3] },
  {
    way: 'the cross of a move that is no attack',
    does: () => used(facing(0), {}, 'defy-danger'),
    opens: 'answer',
    blow: [ada, 3]
  },
  {
    way: 'a Defy Danger that fails while foes gang up',
    does: () => used(facing(0, gang, { format: 'two-rounds' }), {}, 'defy-danger'),
    opens: 'answer',
    blow: [ada, 3]
  },
  {
    way: 'a monster with a special attack that Shadow has bought',
    does: () =>
      struck(
        used(
          call(facing(2, [aFoe({ ...seen, kind: 'monster' })]), {
            type: 'upgrade-foe',
            foe: 1,
            use: 'monster-special',
            from: 'free',
            note: 'It drags you under'
          })
        )
      ),
    opens: 'answer',
    blow: [ada, 3]
  },
  {
    way: 'a flashback that fails',
    does: () => {
      const first = used(facing(1))
      return call(
        call(
          { ...first, sheets: first.sheets.map(each => ({ ...each, piles: digital({ top: ['8'], discard: ['4'] }) })) },
          { type: 'flashback', seat: ada }
        ),
        { type: 'settle-flashback' }
      )
    },
    opens: 'answer',
    blow: [ada, 3]
  }
]

describe('every way in which a foe attacks opens the same steps', () => {
  it.each(ways)('FU11 $way', ({ does, opens, blow }) => {
    const state = does()
    expect(step(state)).toBe(opens)
    const after = answered(state, [1], 'roll', 2)
    expect(gmView(after).attacks.map(({ seat, power }) => [seat, power])).toEqual([blow])
    expect(blowChoices(after, after.attacks[0]!).ways.length).toBeGreaterThan(1)
  })

  it('FU11 a gang answers with the lead’s die and 1 for each other; after a single check that was forced upon the target without it', () => {
    const traded = struck(used(facing(2, gang)))
    expect(gmView(answered(traded, [1, 2, 3], 'roll', 2)).attacks[0]?.power).toBe(5)
    const forced = used(facing(1, gang, { format: 'two-rounds' }), {}, 'defy-danger')
    expect(gmView(forced).followUps[0]).toMatchObject({ step: 'answer', noDie: true, owed: false })
    expect(gmView(answered(forced, [1, 2, 3], 'none')).attacks[0]?.power).toBe(3)
    expect(step(used(facing(1, gang), {}, 'defy-danger'))).toBe('none')
    expect(step(used(facing(2, gang, { format: 'two-rounds' }), {}, 'defy-danger'))).toBe('none')
  })

  it.each([
    { way: 'a trap that Shadow has bought', command: shadow('trap', 4), power: 4 },
    { way: 'an enemy that strikes first for Shadow', command: shadow('strike-first', 5), power: 5 },
    { way: 'foes that attack from their panel', command: panel, power: 6 },
    {
      way: 'a blow by hand',
      command: {
        type: 'open-attack',
        seat: bo,
        power: { by: 'number', number: 7 },
        exertion: 'physical',
        from: 'A falling beam'
      } as Command,
      power: 7
    }
  ])('FU8 $way asks how it is taken', ({ command, power }) => {
    const state = call(facing(2, gang), command)
    expect(gmView(state).attacks.map(each => [each.seat, each.power])).toEqual([[bo, power]])
    expect(state.attacks.map(attack => blowChoices(state, attack).ways.length > 1)).toEqual([true])
  })

  it('FU8 a blow that is redirected is asked of the character whom it strikes then', () => {
    const state = call(facing(2, gang), panel)
    const { id } = state.attacks[0]!
    const redirected = call(state, { type: 'change-attack', attack: id, power: 3, to: ada, reason: 'Defend' })
    expect(gmView(redirected).attacks.map(({ seat, power }) => [seat, power])).toEqual([[ada, 3]])
    const [first] = blowChoices(redirected, redirected.attacks[0]!).ways
    expect([first?.exhaustionOnto.length, first?.staminaAfter]).toEqual([2, 9]) // two slots of her own moves take it
  })

  it('FU11 the cross of every attack may be answered, but for FAST moves, which no GM move is owed for', () => {
    const attacks = moves.filter(move => isAttacking(move.id) && move.attributes.includes('str'))
    expect(attacks.length).toBeGreaterThan(3)
    for (const move of attacks) {
      const state = used(facing(0), {}, move.id)
      expect([move.id, step(state), state.gmMovesOwed.length]).toEqual([
        move.id,
        move.fast ? 'none' : 'answer',
        move.fast ? 0 : 1
      ])
    }
  })

  it('FU11 a cross opens nothing where only hidden foes stand elsewhere, or none stands', () => {
    expect(step(used(facing(0, [aFoe()]), {}, 'defy-danger'))).toBe('none')
    expect(step(used(facing(0, [aFoe({ engaged: ada })]), {}, 'defy-danger'))).toBe('answer')
    expect(step(used(facing(0, [aFoe({ ...seen, stamina: 0 })]), {}, 'defy-danger'))).toBe('none')
  })

  it('FU1 player against player opens nothing: who attacks says what happens', () => {
    expect(step(used(facing(2), { versus: bo }))).toBe('none')
  })
})
