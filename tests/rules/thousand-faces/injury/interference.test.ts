import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import { plainText } from '#rules/core/log-line'
import type { Command, Event, State } from '#rules/thousand-faces/state'
import { describe as lineFor, explain, parse } from '#rules/thousand-faces/slices'
import type { Item } from '#rules/thousand-faces/equipment/item-schemas'
import type { Foe } from '#rules/thousand-faces/foes/model'
import { type GmView, view } from '#rules/thousand-faces/view'
import { noLuck, scriptedLuck } from '../../../support/luck'
import { ada, bo, board, play, refusalOf, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, aFoe, aMagicItem, anItem, characterIn } from '../characters/builders'

const ring = (over: Partial<Item> = {}, magic: Parameters<typeof aMagicItem>[0] = {}): Item =>
  aMagicItem({ card: 'of-interference', ongoing: true, flowing: true, charges: 2, ...magic }, { name: 'Ring', ...over })
/** Ada holds the item, Bo a sword; both face this foe. */
const table = (item: Item = ring(), foe: Partial<Foe> = {}, changes: Partial<State> = {}): State =>
  board(
    [
      sheet(ada, { character: aCharacter({ items: [item] }) }),
      sheet(bo, { character: aCharacter({ items: [anItem('sword', { id: 'i2', power: 'd6' })] }) })
    ],
    { made: 100, foes: [aFoe({ power: 'd6', stamina: 8, most: 8, revealed: true, ...foe })], ...changes }
  )
const attacked = (state: State, face: number): State =>
  play(state, { type: 'foes-attack', foes: [1], seat: bo, die: 'roll' }, scriptedLuck(face - 1)).state
const hit = (state: State, face: number, over: object = {}): State =>
  play(
    state,
    {
      type: 'attack-foe',
      seat: bo,
      foe: 1,
      weapon: 'i2',
      base: 'roll',
      dice: [],
      plus: 0,
      halved: 'whole',
      weakness: 'missed',
      square: 'keep',
      red: 0,
      what: 'Sword',
      ...over
    } as Command,
    scriptedLuck(face - 1)
  ).state
const interfere = (state: State, die = 0): Command => ({
  type: 'interfere',
  seat: ada,
  item: 'i1',
  roll: state.dice?.serial ?? 0,
  die
})
const said = (events: readonly Event[], audience: Audience = { kind: 'table' }): string =>
  events
    .flatMap(event => {
      const line = lineFor(event, audience)
      return line ? [plainText(line.parts, seat => (seat === ada ? 'Wren' : 'Kresk'))] : []
    })
    .join('\n')
const offered = (state: State) => (view(state, { kind: 'gm' }) as GmView).interference

describe('Interference', () => {
  it('K12 re-rolls one die of a foe’s attack and takes 1 off; then the effect ends', () => {
    const state = attacked(table(), 6)
    const { state: after, events } = play(state, interfere(state), scriptedLuck(2))
    expect(after.attacks).toMatchObject([{ power: 2, sum: 'd6 → 3, −1', roll: 2, seat: bo }])
    expect(after.dice).toMatchObject({ serial: 2, faces: [3], plus: -1, total: 2 })
    expect(characterIn(after).items[0]?.magic).toMatchObject({ flowing: false, charges: 2 })
    expect(said(events)).toContain('Wren re-rolls a d6 with Ring, 6 → 3, and takes 1 off: the roll is now 2')
    expect(said(events)).toContain('The blow against Kresk now has 2 attack power')
  })

  it('K12 N1 a blow that comes to 0 is over', () => {
    const state = attacked(table(), 6)
    const after = play(state, interfere(state), scriptedLuck(0))
    expect(after.state.attacks).toEqual([])
    expect(said(after.events)).toContain('The blow against Kresk does not land')
  })

  it('K12 O43 the 1 comes off before a halving, like any bonus', () => {
    const thrown = { dice: [6, 4], plus: 0, halved: 'halved' } as const
    const state = play(
      table(),
      { type: 'open-attack', seat: bo, power: { by: 'dice', throw: thrown }, exertion: 'physical', from: 'a trap' },
      scriptedLuck(5, 3)
    ).state
    expect(state.attacks[0]?.power).toBe(5)
    expect(play(state, interfere(state, 1), scriptedLuck(1)).state.attacks[0]?.power).toBe(4)
  })

  it('K12 re-rolls a character’s attack on a foe, which gets back what it did not lose', () => {
    const state = hit(table(), 5)
    expect(state.foes[0]?.stamina).toBe(3)
    const after = play(state, interfere(state), scriptedLuck(1))
    expect(after.state.foes[0]?.stamina).toBe(7)
    expect(said(after.events)).toContain('The hit on Guard now counts 1')
    const more = hit(table(), 1)
    expect(play(more, interfere(more), scriptedLuck(5)).state.foes[0]?.stamina).toBe(3)
  })

  it('K12 a hit that comes to 0 gives a square back, and raises a subdued foe', () => {
    const square = hit(table(ring(), { squares: 1 }), 4, { square: 'cross-out' })
    expect(square.foes[0]).toMatchObject({ crossed: 1, stamina: 8 })
    expect(play(square, interfere(square), scriptedLuck(0)).state.foes[0]).toMatchObject({ crossed: 0, stamina: 8 })
    const kept = play(square, interfere(square), scriptedLuck(4)).state
    expect(kept.foes[0]).toMatchObject({ crossed: 1, stamina: 8 })
    const down = hit(table(ring(), { stamina: 3 }), 6)
    expect(down.foes[0]?.stamina).toBe(0)
    expect(play(down, interfere(down), scriptedLuck(1)).state.foes[0]?.stamina).toBe(2)
  })

  it('K12 U6 red tokens that lie there stay; what is left of the roll is what changes', () => {
    const state = hit(table(), 5, { red: 2 })
    expect(state.foes[0]).toMatchObject({ stamina: 5, red: 2 })
    expect(play(state, interfere(state), scriptedLuck(3)).state.foes[0]).toMatchObject({ stamina: 7, red: 2 })
  })

  it('K12 only the newest attack roll, and only while its power is as it was rolled', () => {
    const state = attacked(table(), 6)
    const later = play(
      state,
      { type: 'roll-dice', seat: bo, throw: { dice: [6], plus: 0, halved: 'whole' }, what: '' },
      scriptedLuck(0)
    ).state
    expect(refusalOf(later, interfere(state))).toMatchObject({ because: 'roll-past' })
    expect(refusalOf(later, interfere(later))).toMatchObject({ because: 'no-attack-roll' })
    expect(refusalOf(state, interfere(state, 1))).toMatchObject({ because: 'no-such-die' })
    const attack = state.attacks[0]?.id ?? 0
    const changed = play(state, { type: 'change-attack', attack, power: 3, to: bo, reason: '' }).state
    expect(refusalOf(changed, interfere(changed))).toMatchObject({ because: 'power-changed', power: 3, rolled: 6 })
    const turned = play(state, { type: 'change-attack', attack, power: 6, to: ada, reason: '' }).state
    expect(play(turned, interfere(turned), scriptedLuck(3)).state.attacks).toMatchObject([{ seat: ada, power: 3 }])
  })

  it('K12 only an item of Interference, or one whose effect says so, while its energy flows', () => {
    const refused = (item: Item, over: Partial<State> = {}) => {
      const state = { ...attacked(table(item), 6), ...over }
      return refusalOf(state, interfere(state))
    }
    expect(refused(ring({}, { flowing: false }))).toMatchObject({ because: 'not-in-force', name: 'Ring' })
    expect(refused(ring({}, { card: 'of-sensation' }))).toMatchObject({ because: 'rerolls-nothing', name: 'Ring' })
    expect(refused(anItem('sword'))).toMatchObject({ because: 'not-magic' })
    const told = attacked(table(ring({}, { card: null, effect: 'One die is rolled again' })), 6)
    expect(play(told, interfere(told), scriptedLuck(2)).state.attacks[0]?.power).toBe(2)
    const down = attacked(table(), 6)
    const sheets = down.sheets.map(each => (each.seat === ada ? { ...each, incapacitated: true } : each))
    expect(refusalOf({ ...down, sheets }, interfere(down))).toMatchObject({ because: 'incapacitated' })
  })

  it('K12 Q14 U10 names neither a secret item nor a hidden foe', () => {
    const secret = attacked(table(ring({ name: 'Moonward', secret: true }), { name: 'Wraith', revealed: false }), 6)
    const { events } = play(secret, interfere(secret), scriptedLuck(2))
    for (const audience of [{ kind: 'table' }, { kind: 'seat', seat: bo }] as const) {
      expect(said(events, audience)).not.toMatch(/Moonward|Wraith/u)
      expect(said(events, audience)).toContain('Wren re-rolls a d6 by magic')
    }
    expect(said(events, { kind: 'seat', seat: ada })).toContain('with Moonward')
    const wraith = hit(table(ring(), { name: 'Wraith', revealed: false }), 5)
    expect(said(play(wraith, interfere(wraith), scriptedLuck(1)).events)).not.toContain('Wraith')
  })

  it('K12 the GM is offered it while there is something to re-roll and a character to do it, with every die', () => {
    expect(offered(table())).toBeNull()
    const state = attacked(table(), 6)
    expect(offered(state)).toEqual({
      roll: 1,
      on: { what: 'attack', attack: state.attacks[0]?.id },
      dice: [{ die: 0, sides: 6, face: 6 }],
      items: [{ seat: ada, item: 'i1', name: 'Ring' }]
    })
    expect(offered(attacked(table(ring({}, { flowing: false })), 6))).toBeNull()
    expect(offered(hit(table(), 5))?.on).toEqual({ what: 'foe', foe: 1 })
    expect(JSON.stringify(view(hit(table(), 5), { kind: 'table' }))).not.toContain('struck')
  })

  it('K12 WHO2 the GM does it for the character who holds it: no phone offers it', () => {
    const state = attacked(table(), 6)
    for (const seat of [ada, bo])
      expect(refusalOf(state, interfere(state), { kind: 'seat', seat })).toEqual({ because: 'not-yours' })
    play(state, interfere(state), scriptedLuck(2))
  })

  it('K12 survives print and parse, and every refusal says why and what to do', () => {
    const state = hit(table(), 5)
    const { state: after, events } = play(state, interfere(state), scriptedLuck(1))
    const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
    expect(parse.state.parse(again(after))).toEqual({ ok: true, value: after })
    for (const event of events) expect(parse.event.parse(again(event))).toEqual({ ok: true, value: event })
    expect(parse.command.parse(again(interfere(state)))).toEqual({ ok: true, value: interfere(state) })
    for (const refusal of [
      { because: 'roll-past' },
      { because: 'no-attack-roll' },
      { because: 'no-such-die' },
      { because: 'power-changed', power: 3, rolled: 6 },
      { because: 'not-in-force', name: 'Ring' },
      { because: 'rerolls-nothing', name: 'Ring' }
    ] as const) {
      expect(explain(refusal).message.join('')).not.toBe('')
      expect(explain(refusal).remedy.join('')).not.toBe('')
    }
  })

  it('K12 an attack rolled with real dice is changed by hand', () => {
    const state = play(table(), { type: 'foes-attack', foes: [1], seat: bo, die: 5 }, noLuck).state
    expect(refusalOf(state, interfere(state))).toMatchObject({ because: 'no-attack-roll' })
  })
})
