import { describe, expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import type { Foe } from '#rules/thousand-faces/foes/model'
import type { RoundView } from '#rules/thousand-faces/rounds/view'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import type { Command, Event, State } from '#rules/thousand-faces/state'
import { type GmView, type TableView, view } from '#rules/thousand-faces/view'
import { scriptedLuck } from '../../../support/luck'
import { ada, bo, board, cy, digital, flip, play, refusalOf, sheet, strOn } from '../../../support/thousand-faces/table'
import { aCharacter, aFoe, use } from '../characters/builders'

type Format = State['format']

/** Ada, Bo and Cy before these foes, by that format. */
function fight(format: Format, foes: readonly Foe[] = [aFoe({ revealed: true })]): State {
  const deck = { ranks: strOn('anvil'), piles: digital({ top: ['13', '6', '8', '14'] }) }
  const seats = [ada, bo, cy].map(seat => sheet(seat, { ...deck, character: aCharacter() }))
  return board(seats, { foes: [...foes], format, made: 100 })
}

const next: Command = { type: 'next-turn' }
const light = (seat: SeatId | null): Command => ({ type: 'give-spotlight', seat })
const own = (seat: SeatId): Command => flip({ seat, move: null })
const mark = (seat: SeatId, as: 'acted' | 'waiting'): Command => ({ type: 'mark-turn', seat, as })

function after(state: State, ...commands: readonly Command[]): State {
  return commands.reduce((on, command) => play(on, command, scriptedLuck()).state, state)
}
/** The light on somebody, and their flip. */
function acts(state: State, ...seats: readonly SeatId[]): State {
  return seats.reduce((on, seat) => after(on, light(seat), own(seat)), state)
}
const roundOf = (state: State): RoundView | undefined => (view(state, { kind: 'gm' }) as GmView).round
const tableRound = (state: State): TableView['round'] => (view(state, { kind: 'table' }) as TableView).round
const numberOf = (state: State): number | undefined => roundOf(state)?.number
const acted = (state: State): readonly SeatId[] => state.round?.acted ?? []
const foesAct = (state: State, foes: readonly number[], seat: SeatId = ada): State =>
  after(state, { type: 'foes-attack', foes, seat, die: 3 })

describe('rounds of a fight', () => {
  it('RO1 the first begins with the first own move, where a format is set and players see a foe that stands', () => {
    expect(numberOf(acts(fight('crosses-bite'), ada))).toBe(1)
    expect(numberOf(acts(fight(null), ada))).toBeUndefined()
    expect(numberOf(acts(fight('crosses-bite', [aFoe()]), ada))).toBeUndefined()
    expect(numberOf(acts(fight('crosses-bite', [aFoe({ revealed: true, stamina: 0 })]), ada))).toBeUndefined()
  })

  it('RO1 the GM begins it with any foe, without a format too, and not without a foe', () => {
    expect(numberOf(after(fight(null, [aFoe()]), { type: 'begin-fight-round' }))).toBe(1)
    expect(refusalOf(fight(null, []), { type: 'begin-fight-round' })).toEqual({ because: 'no-fight' })
    expect(refusalOf(fight(null, []), next)).toEqual({ because: 'no-fight' })
  })

  it('RO1 the rounds of a fight are the GM’s to steer', () => {
    for (const type of ['next-turn', 'begin-fight-round', 'end-fight-rounds'] as const)
      expect(refusalOf(fight('at-once'), { type }, { kind: 'seat', seat: ada })).toEqual({ because: 'not-yours' })
  })

  it('RO2 an own flip marks whoever has the spotlight, in the same act', () => {
    const lit = after(fight('crosses-bite'), light(ada))
    const { events } = play(lit, own(ada), scriptedLuck())
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['fight-round-began', 'turn-taken'])
    expect(acted(acts(fight('crosses-bite'), ada))).toEqual([ada])
    expect(roundOf(acts(fight('crosses-bite'), ada))?.turns.map(({ turn }) => turn)).toEqual(['acted', 'open', 'open'])
  })

  it('RO2 a move takes the spotlight and the turn with it; FAST ones, reactions and flips of others do not', () => {
    const begun = after(fight('crosses-bite'), { type: 'begin-fight-round' })
    expect(acted(after(begun, use('mix-it-up', { seat: bo, attribute: 'str' })))).toEqual([bo])
    const lit = after(begun, light(ada))
    expect(acted(after(lit, flip({ seat: ada, move: 'Defend' })))).toEqual([])
    expect(acted(after(lit, flip({ seat: ada, move: 'Defy Danger' })))).toEqual([])
    expect(acted(after(lit, flip({ seat: ada, move: null, fast: true })))).toEqual([])
    expect(acted(after(lit, own(bo)))).toEqual([])
  })

  it('RO2 a flashback of somebody who was marked as waiting again marks nobody', () => {
    const lit = acts(fight('crosses-bite'), ada)
    const rich = after(lit, { type: 'gain-xp', seat: ada, amount: 1, reason: '' }, mark(ada, 'waiting'))
    expect(acted(after(rich, { type: 'flashback', seat: ada }))).toEqual([])
  })

  it('RO2 a blow that strikes a foe marks whoever has the spotlight', () => {
    const begun = after(fight('crosses-bite'), { type: 'begin-fight-round' }, light(bo))
    const strike = (by: SeatId): Command => ({ type: 'strike-foe', foe: 1, power: 1, by, square: 'keep' })
    expect(acted(after(begun, strike(bo)))).toEqual([bo])
    expect(acted(after(begun, strike(ada)))).toEqual([])
  })

  it('RO2 the GM corrects it by hand, which the GM alone reads', () => {
    const one = acts(fight('crosses-bite'), ada)
    expect(acted(after(one, mark(ada, 'waiting')))).toEqual([])
    expect(acted(after(one, mark(cy, 'acted')))).toEqual([ada, cy])
    expect(refusalOf(one, mark(ada, 'acted'))).toEqual({ because: 'turn-marked', seat: ada, as: 'acted' })
    expect(refusalOf(fight('crosses-bite'), mark(ada, 'acted'))).toEqual({ because: 'no-round' })
    const { events } = play(one, mark(cy, 'acted'))
    expect(read(events, 'gm')).toEqual(['s3 has acted in this round'])
    expect(read(events, 'table')).toEqual([])
  })

  it('RO2 who is down, dead or not in the scene has no turn', () => {
    const state = fight('crosses-bite')
    const sheets = state.sheets.map((each, at) =>
      at === 0 ? { ...each, incapacitated: true } : at === 1 ? { ...each, character: { ...each.character, elsewhere: true } } : each
    ) // prettier-ignore
    const begun = after({ ...state, sheets }, { type: 'begin-fight-round' })
    expect(roundOf(begun)?.turns).toEqual([
      { seat: ada, turn: 'out', why: 'down' },
      { seat: bo, turn: 'out', why: 'elsewhere' },
      { seat: cy, turn: 'open', why: null }
    ])
    expect(roundOf(begun)?.next).toEqual({ is: 'player', seat: cy })
    const nobody = { ...begun, sheets: begun.sheets.map(each => ({ ...each, incapacitated: true })) }
    expect(refusalOf(nobody, next)).toEqual({ because: 'nobody-can-act' })
  })

  it('RO3 the next one begins when all have acted and another one acts, or gets the spotlight', () => {
    const all = acts(fight('crosses-bite'), ada, bo, cy)
    expect([numberOf(all), acted(all).length]).toEqual([1, 3])
    expect(numberOf(after(all, own(cy)))).toBe(1)
    const lit = after(all, light(ada))
    expect([numberOf(lit), acted(lit)]).toEqual([2, []])
    expect(roundOf(lit)?.turns[0]?.turn).toBe('up')
    const moved = after(all, use('mix-it-up', { seat: bo, attribute: 'str' }))
    expect([numberOf(moved), acted(moved)]).toEqual([2, [bo]])
  })

  it('RO3 the GM begins it before all have acted, and it is told', () => {
    const one = acts(fight('crosses-bite'), ada)
    const { state, events } = play(one, { type: 'begin-fight-round' })
    expect([numberOf(state), acted(state)]).toEqual([2, []])
    expect(read(events, 'table')).toEqual(['Round 2 begins'])
  })

  it('RO4 next marks whoever was up and lights the one who had the spotlight least', () => {
    const first = after(fight('crosses-bite'), next)
    expect([numberOf(first), first.spotlight.seat, acted(first)]).toEqual([1, ada, []])
    const second = after(first, next)
    expect([second.spotlight.seat, acted(second)]).toEqual([bo, [ada]])
    expect(roundOf(second)?.next).toEqual({ is: 'player', seat: cy })
    const third = after(second, own(bo), next)
    expect([third.spotlight.seat, acted(third)]).toEqual([cy, [ada, bo]])
    expect(roundOf(third)?.next).toEqual({ is: 'round', seat: ada })
    const around = after(third, next)
    expect([numberOf(around), around.spotlight.seat, acted(around)]).toEqual([2, ada, []])
  })

  it('RO4 the light of before the round is nobody’s turn', () => {
    const lit = after(fight('crosses-bite'), light(bo), { type: 'begin-fight-round' })
    expect(roundOf(lit)?.turns.map(({ turn }) => turn)).toEqual(['open', 'open', 'open'])
    const on = after(lit, next)
    expect([on.spotlight.seat, acted(on)]).toEqual([ada, []])
  })

  it('RO4 what next will do is what it then does, whatever was played before', () => {
    for (const format of ['crosses-bite', 'two-rounds', 'at-once'] as const) {
      let state = after(fight(format), next)
      for (let turn = 0; turn < 9; turn++) {
        const told = roundOf(state)?.next
        const before = numberOf(state)
        state = after(state, next)
        const is = numberOf(state) !== before ? 'round' : state.spotlight.seat === null ? 'foes' : 'player'
        expect({ is, seat: state.spotlight.seat }).toEqual(told)
      }
    }
  })

  it('RO5 after the players the foes that nobody engaged may gang up, and next skips them', () => {
    const foes = [aFoe({ revealed: true, engaged: ada }), aFoe({ id: 2, revealed: true }), aFoe({ id: 3 })]
    const all = acts(fight('two-rounds', foes), ada, bo, cy)
    expect(roundOf(acts(fight('two-rounds', foes), ada, bo))?.free).toEqual([])
    expect(roundOf(all)).toMatchObject({ free: [2, 3], next: { is: 'foes', seat: null } })
    const theirs = after(all, next)
    expect([numberOf(theirs), theirs.spotlight.seat]).toEqual([1, null])
    const struck = foesAct(theirs, [2])
    expect(roundOf(struck)).toMatchObject({ free: [3], foes: [2], next: { is: 'round' } })
    expect(numberOf(after(struck, next))).toBe(2)
    expect(numberOf(after(theirs, next))).toBe(2)
  })

  it('RO5 what a foe has done can be corrected', () => {
    const begun = after(fight('two-rounds'), { type: 'begin-fight-round' })
    const foe = (as: 'acted' | 'waiting'): Command => ({ type: 'mark-foe-turn', foe: 1, as })
    expect(after(begun, foe('acted')).round?.foes).toEqual([1])
    expect(after(begun, foe('acted'), foe('waiting')).round?.foes).toEqual([])
    expect(refusalOf(begun, foe('waiting'))).toEqual({ because: 'foe-turn-marked', name: 'Guard', as: 'waiting' })
    expect(refusalOf(begun, { type: 'mark-foe-turn', foe: 9, as: 'acted' })).toEqual({ because: 'no-such-foe' })
    expect(after(begun, foe('acted'), { type: 'add-foes', ...guards }, { type: 'remove-foe', foe: 1 }).round?.foes).toBeUndefined()
  }) // prettier-ignore

  it('RO6 where foes answer at once, they may after each own move, until they have or somebody else is up', () => {
    const one = acts(fight('at-once'), ada)
    expect(roundOf(one)?.answering).toBe(ada)
    expect(roundOf(foesAct(one, [1]))?.answering).toBeNull()
    expect(roundOf(after(one, light(bo)))?.answering).toBeNull()
    expect(roundOf(after(one, next))?.answering).toBeNull()
    expect(roundOf(acts(fight('crosses-bite'), ada))?.answering).toBeNull()
    expect(roundOf(acts(fight('two-rounds'), ada))?.answering).toBeNull()
  })

  it('RO6 the answer of a follow-up is that answer, and in the other formats it takes no turn of the foe', () => {
    const answered = (format: Format): State => {
      const traded = after(fight(format, [aFoe({ revealed: true, stamina: 40, most: 40 })]), use('mix-it-up', { seat: ada, attribute: 'str' }))
      const followUp = traded.followUps[0]!.id
      const rolled: Command = { type: 'roll-power', followUp, foe: 1, weapon: null, power: 1, weakness: 'missed' }
      return after(traded, rolled, { type: 'apply-power', followUp, square: 'keep' }, { type: 'answer-attack', followUp, foes: [1], seat: ada, die: 1 })
    } // prettier-ignore
    expect(roundOf(answered('at-once'))).toMatchObject({ answering: null, foes: [1] })
    expect(roundOf(answered('two-rounds'))).toMatchObject({ answering: null, foes: [] })
  })

  it('RO7 it ends with the last foe that players see, and is begun anew with the first one that is revealed', () => {
    const strike: Command = { type: 'strike-foe', foe: 1, power: 9, by: null, square: 'keep' }
    const hidden = aFoe({ id: 2 })
    expect(acts(fight('at-once'), ada).round).not.toBeNull()
    expect(after(acts(fight('at-once'), ada), strike).round).toBeNull()
    expect(after(acts(fight('at-once', [aFoe({ revealed: true }), hidden]), ada), strike).round).toBeNull()
    const secret = after(fight('at-once', [aFoe(), hidden]), { type: 'begin-fight-round' })
    expect(after(secret, strike).round?.number).toBe(1)
    expect(after(secret, { type: 'show-foe', foe: 2, as: 'revealed' }).round).toBeNull()
    expect(after(secret, { type: 'clear-foes' }).round).toBeNull()
    expect(after(secret, { type: 'end-fight-rounds' }).round).toBeNull()
    expect(refusalOf(fight('at-once'), { type: 'end-fight-rounds' })).toEqual({ because: 'no-round' })
  })

  it('RO8 players are shown the number and who has acted, of a fight that they see', () => {
    const one = acts(fight('crosses-bite'), bo)
    expect(tableRound(one)).toEqual({ number: 1, acted: [bo] })
    expect(tableRound(after(fight(null, [aFoe()]), next, next))).toBeUndefined()
    expect('round' in (view(fight('at-once'), { kind: 'gm' }) as GmView)).toBe(false)
    const { events } = play(fight(null, [aFoe()]), { type: 'begin-fight-round' })
    expect([read(events, 'table'), read(events, 'gm')]).toEqual([[], ['Round 1 begins']])
  })

  it('RO8 whatever hidden foes there are and do, players are shown the same', () => {
    const play2 = (foes: readonly Foe[], ...hidden: readonly Command[]): readonly string[] => {
      let state = fight('two-rounds', foes)
      const seen: string[] = []
      const steps: readonly Command[] = [next, own(ada), next, next, ...hidden, next, next, next, next, light(bo)]
      for (const step of steps) {
        const { state: now, events } = play(state, step, scriptedLuck())
        state = now
        if (!hidden.includes(step)) seen.push(JSON.stringify([tableRound(now), now.spotlight.seat, read(events, 'table')]))
      }
      return seen
    } // prettier-ignore
    const shown = aFoe({ revealed: true, engaged: ada })
    const alone = play2([shown])
    expect(play2([shown, aFoe({ id: 2 }), aFoe({ id: 3, engaged: bo })])).toEqual(alone)
    expect(play2([shown, aFoe({ id: 2 })], { type: 'strike-foe', foe: 2, power: 9, by: null, square: 'keep' })).toEqual(
      alone
    )
    expect(play2([shown, aFoe({ id: 2 })], { type: 'mark-foe-turn', foe: 2, as: 'acted' })).toEqual(alone)
  })
})

const guards = { name: 'G', kind: 'guard', stamina: 5, power: 'd4', squares: 0, note: '', count: 1 } as const

function read(events: readonly Event[], kind: 'gm' | 'table'): readonly string[] {
  const told = events.flatMap(event => lineFor(event, { kind })?.parts.map(part => (typeof part === 'object' && 'seat' in part ? part.seat : String(part))).join('') ?? [])
  return told.filter(says => /[Rr]ound/.test(says))
} // prettier-ignore
