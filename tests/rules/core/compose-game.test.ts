import { describe, expect, it } from 'vitest'
import { composeGame } from '#rules/core/compose-game'
import { line } from '#rules/core/log-line'
import { ok, refuse } from '#rules/core/result'
import { gm, type SeatId } from '#rules/core/seat'
import { begin, happen, type Act, type Describers, type Explainers, type Slice } from '#rules/core/slice'
import { seededLuck } from '../../support/luck'

interface Game {
  readonly State: { readonly total: number; readonly rolls: number; readonly even: boolean }
  readonly Command: { readonly type: 'add'; readonly amount: number } | { readonly type: 'roll' }
  readonly Event:
    | { readonly type: 'added'; readonly amount: number; readonly note: string }
    | { readonly type: 'rolled' }
  readonly Refusal: { readonly because: 'nothing' } | { readonly because: 'not-yours' }
}

const start: Game['State'] = { total: 0, rolls: 0, even: true }

const adding = {
  rules: {
    decide: {
      add: (act, { amount }) =>
        amount === 0
          ? refuse({ because: 'nothing' })
          : ok(happen(happen(act, { type: 'added', amount, note: 'some' }), { type: 'added', amount, note: 'more' }))
    },
    seatMay: { add: (_state, { amount }, seat) => seat === 's1' && amount < 10 },
    apply: { added: (state, { amount, note }) => ({ ...state, total: state.total + amount * note.length }) },
    settle: state => ({ ...state, even: state.total % 2 === 0 }),
    check: ({ total }) => (total < 0 ? ['the total is below nothing'] : [])
  },
  words: {
    describe: { added: ({ amount }) => line('plain', `added ${amount}`) },
    explain: { nothing: () => ({ message: ['Nothing to add'], remedy: ['Name an amount'] }) }
  }
} satisfies Slice<Game>

const rolling = {
  rules: {
    decide: { roll: act => ok(happen(act, { type: 'rolled' })) },
    apply: { rolled: state => ({ ...state, rolls: state.rolls + 1 }) },
    follow: { added: state => ({ ...state, rolls: 0 }) }
  },
  words: {
    describe: { rolled: (_event, audience) => (audience.kind === 'gm' ? line('quiet', 'rolled') : null) },
    explain: { 'not-yours': () => ({ message: ['Not yours'], remedy: ['Ask the GM'] }) }
  }
} satisfies Slice<Game>

const slices = { adding, rolling } as const
const game = composeGame<Game, typeof slices>(slices, {
  objection: (_state, _command, _actor, allowed) => (allowed ? null : { because: 'not-yours' }),
  shorten: event => (event.type === 'added' && event.note === 'more' ? { ...event, note: 'm' } : event)
})

const luck = seededLuck(1)

describe('an act', () => {
  it('gathers its events and the state that they lead to', () => {
    const act: Act<number, string> = begin(1, (state, event) => state + event.length)
    const twice = happen(happen(act, 'ab'), 'c')
    expect([twice.state, twice.events]).toEqual([4, ['ab', 'c']])
    expect(act.events).toEqual([])
  })
})

describe('a game composed of slices', () => {
  it('applies an event with its own slice, then lets the others follow, then settles', () => {
    const rolled = game.apply(start, { type: 'rolled' })
    expect(rolled).toEqual({ total: 0, rolls: 1, even: true })
    expect(game.apply(rolled, { type: 'added', amount: 1, note: 'x' })).toEqual({ total: 1, rolls: 0, even: false })
  })

  it('hands on the state that its decision made, and that is what applying the events makes', () => {
    const decided = game.decide(start, { type: 'roll' }, gm, luck)
    expect(decided).toEqual(ok({ events: [{ type: 'rolled' }], state: { total: 0, rolls: 1, even: true } }))
  })

  it('applies the events again when a text had to be shortened', () => {
    const decided = game.decide(start, { type: 'add', amount: 3 }, gm, luck)
    if (!decided.ok) throw new Error('refused')
    expect(decided.value.events.map(event => 'note' in event && event.note)).toEqual(['some', 'm'])
    expect(decided.value.state).toEqual(decided.value.events.reduce(game.apply, start))
    expect(decided.value.state.total).toBe(15)
  })

  it('asks the slices what a player may send, and allows nothing that none of them lists', () => {
    const seat = (id: string) => ({ kind: 'seat' as const, seat: id as SeatId })
    expect(game.decide(start, { type: 'add', amount: 3 }, seat('s1'), luck).ok).toBe(true)
    expect(game.decide(start, { type: 'add', amount: 30 }, seat('s1'), luck)).toEqual(refuse({ because: 'not-yours' }))
    expect(game.decide(start, { type: 'roll' }, seat('s1'), luck)).toEqual(refuse({ because: 'not-yours' }))
  })

  it('takes words and invariants from the slices', () => {
    expect(game.describe({ type: 'rolled' }, { kind: 'table' })).toBeNull()
    expect(game.describe({ type: 'added', amount: 2, note: '' }, { kind: 'table' })).toEqual(line('plain', 'added 2'))
    expect(game.explain({ because: 'nothing' }).remedy).toEqual(['Name an amount'])
    expect(game.check({ ...start, total: -1 })).toEqual(['the total is below nothing'])
  })

  it('does not compile with a slice left out, and does not load with one listed twice', () => {
    const half = { adding } as const
    // @ts-expect-error no slice brings `roll`, `rolled` and `not-yours`
    composeGame<Game, typeof half>(half, { objection: () => null })
    const doubled = { adding, rolling, again: rolling } as const
    expect(() => composeGame<Game, typeof doubled>(doubled, { objection: () => null })).toThrow('two slices bring')
  })

  it('has tables in which a forgotten variant does not compile', () => {
    // @ts-expect-error `rolled` has no words
    const words: Describers<Game['Event']> = { added: () => null }
    // @ts-expect-error `not-yours` has no words
    const reasons: Explainers<Game['Refusal']> = { nothing: () => ({ message: [], remedy: [] }) }
    expect([words, reasons]).toHaveLength(2)
  })
})
