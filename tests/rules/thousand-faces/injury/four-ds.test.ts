import { describe, expect, it } from 'vitest'
import type { Command, State } from '#rules/thousand-faces/state'
import { newStory } from '#rules/thousand-faces/economy/model'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { decide } from '#rules/thousand-faces/slices'
import { type GmView, view } from '#rules/thousand-faces/view'
import { noLuck, scriptedLuck } from '../../../support/luck'
import { ada, digital, play, playAll, refusalOf, strOn } from '../../../support/thousand-faces/table'
import { adaWith, aMagicItem, aMove, anItem, characterIn, settle } from '../characters/builders'

const long = { ...newStory, length: '9-hour' } as const

function struck(state: State, power: number, exertion: 'physical' | 'mental' = 'physical'): State {
  return play(state, {
    type: 'open-attack',
    seat: ada,
    power: { by: 'number', number: power },
    exertion,
    from: 'a guard'
  }).state
}

function take(state: State, changes: Partial<Extract<Command, { type: 'take-attack' }>>): Command {
  return {
    type: 'take-attack',
    attack: state.attacks.at(-1)?.id ?? 0,
    split: { exhaustion: 0, harm: 0, wound: 1 },
    exhaustionOnto: [],
    harmOnto: [],
    woundOnto: null,
    relief: 'none',
    describe: '',
    ...changes
  }
}

describe('Dice', () => {
  it('N1 N2 O43 dice and flat bonus are summed, then halved, rounding up', () => {
    const rolled = play(
      adaWith({}),
      { type: 'roll-dice', seat: ada, throw: { dice: [4, 6], plus: 2, halved: 'halved' }, what: '' },
      scriptedLuck(2, 3)
    ).state
    expect(rolled.dice).toMatchObject({ faces: [3, 4], total: 5, serial: 1 })
  })

  it('N1 a blow waits until it is decided about, may be changed, redirected or called off', () => {
    const state = struck(adaWith({}), 6)
    const attack = state.attacks[0]?.id ?? 0
    const halved = play(state, { type: 'change-attack', attack, power: 3, to: ada, reason: 'Defend' }).state
    expect(halved.attacks[0]?.power).toBe(3)
    expect(play(halved, { type: 'call-off-attack', attack, reason: '' }).state.attacks).toEqual([])
    expect(refusalOf(halved, { type: 'call-off-attack', attack: 77, reason: '' })).toEqual({
      because: 'no-such-attack'
    })
  })
})

describe('Decide', () => {
  it('N3 E11 attack power 7 as seven points or as one Wound', () => {
    const state = struck(adaWith({}), 7)
    const points = play(state, take(state, { split: { exhaustion: 7, harm: 0, wound: 0 } })).state
    expect(sheetOf(points, ada)).toMatchObject({ tokens: { exhaustion: 7 } })
    const wound = play(state, take(state, {}), scriptedLuck(0)).state
    expect(sheetOf(wound, ada)).toMatchObject({ tokens: { exhaustion: 0, wound: 1 }, piles: { discard: ['W1.1'] } })
    expect(refusalOf(state, take(state, { split: { exhaustion: 4, harm: 1, wound: 0 } }))).toMatchObject({
      because: 'illegal-split'
    })
  })

  it('N4 E31 four points and one Harm leave five cards exhausted', () => {
    const state = struck(adaWith({}, {}, { story: long }), 7)
    const after = play(state, take(state, { split: { exhaustion: 4, harm: 1, wound: 0 } })).state
    expect(sheetOf(after, ada)).toMatchObject({ tokens: { exhaustion: 4, harm: 1, wound: 0 } })
    expect((view(after, { kind: 'table' }) as GmView).sheets[0]?.exhaustion).toBe(5)
  })

  it('N4 E32 a third Harm becomes a Wound', () => {
    const two = { piles: digital({ exhausted: ['2', '3'] }), tokens: { exhaustion: 0, harm: 2, wound: 0 } }
    const state = struck(adaWith({}, two, { story: long }), 3)
    const after = play(state, take(state, { split: { exhaustion: 0, harm: 1, wound: 0 } }), scriptedLuck(1)).state
    expect(sheetOf(after, ada).tokens).toEqual({ exhaustion: 0, harm: 2, wound: 1 })
  })

  it('N4 there is no Harm in a one-shot', () => {
    expect(refusalOf(adaWith({}), { type: 'take-harm', seat: ada, reason: '' })).toEqual({ because: 'no-harm-here' })
  })
})

describe('Distribute', () => {
  const onto = (slot: number) => ({ on: 'move', move: 'good-cardio', slot }) as const

  it('N8 E28 a point into the slot of Good Cardio, three as Stamina; three slots at master', () => {
    const split = { exhaustion: 4, harm: 0, wound: 0 } as const
    const base = struck(adaWith({ moves: [aMove('good-cardio')] }), 4)
    expect(sheetOf(play(base, take(base, { split, exhaustionOnto: [onto(0)] })).state, ada).tokens.exhaustion).toBe(3)
    const master = struck(adaWith({ moves: [aMove('good-cardio', { level: 'g2' })] }), 4)
    const spread = play(master, take(master, { split, exhaustionOnto: [onto(0), onto(1), onto(2)] })).state
    expect(sheetOf(spread, ada).tokens.exhaustion).toBe(1)
    expect(refusalOf(base, take(base, { split, exhaustionOnto: [onto(1)] }))).toMatchObject({ says: 'no-slot' })
  })

  it('N8 O26 Good Cardio takes no mental point', () => {
    const state = struck(adaWith({ moves: [aMove('good-cardio')] }), 1, 'mental')
    expect(
      refusalOf(state, take(state, { split: { exhaustion: 1, harm: 0, wound: 0 }, exhaustionOnto: [onto(0)] }))
    ).toMatchObject({ says: 'wrong-token' })
  })

  it('N8 E29 O18 leather takes the Wound: no card, nothing exhausted; the next one hurts', () => {
    const state = struck(adaWith({ items: [anItem('leather-armour')] }), 9)
    const place = { on: 'item', item: 'i1', slot: 0 } as const
    const after = play(state, take(state, { woundOnto: place })).state
    expect(sheetOf(after, ada).tokens).toEqual({ exhaustion: 0, harm: 0, wound: 0 })
    expect(characterIn(after).items[0]?.filled).toEqual([{ slot: 0, token: 'wound' }])
    const again = struck(after, 9)
    expect(refusalOf(again, take(again, { woundOnto: place }))).toMatchObject({ says: 'taken' })
    expect(sheetOf(play(again, take(again, {}), scriptedLuck(0)).state, ada).tokens.wound).toBe(1)
  })

  it('N8 a padded slot for Harm takes no Wound', () => {
    const state = struck(adaWith({ items: [anItem('padded-armour')] }), 9)
    expect(refusalOf(state, take(state, { woundOnto: { on: 'item', item: 'i1', slot: 0 } }))).toMatchObject({
      says: 'wrong-token'
    })
  })

  it('K10 Reach Out spares one bodily point, with an undepleted item at hand', () => {
    const split = { exhaustion: 3, harm: 0, wound: 0 } as const
    const state = struck(adaWith({ moves: [aMove('reach-out')], items: [aMagicItem()] }), 3)
    expect(sheetOf(play(state, take(state, { split, relief: 'reach-out' })).state, ada).tokens.exhaustion).toBe(2)
    const bare = struck(adaWith({ moves: [aMove('reach-out')], items: [aMagicItem({ charges: 0 })] }), 3)
    expect(refusalOf(bare, take(bare, { split, relief: 'reach-out' }))).toMatchObject({ because: 'no-relief' })
  })

  it('N15 in a deadly chapter all Stamina is life', () => {
    const dying = adaWith(
      {},
      {
        piles: digital({ exhausted: ['1', '2', '3', '4', '5', '6', '7'] }),
        tokens: { exhaustion: 7, harm: 0, wound: 0 }
      },
      { story: { ...newStory, chapter: 3 } }
    )
    const state = struck(dying, 5)
    const after = play(state, take(state, { split: { exhaustion: 5, harm: 0, wound: 0 } })).state
    expect(sheetOf(after, ada)).toMatchObject({ incapacitated: true, character: { dead: true } })
  })
})

describe('what incapacitation means', () => {
  it('N15 J8 is for the Game Master to say: death too, once, of whom no chapter makes it so', () => {
    const down = adaWith({}, { incapacitated: true, piles: digital({ exhausted: tenCards }), tokens: tenTokens })
    const dead = play(down, { type: 'die', seat: ada })
    expect(dead.events).toEqual([{ type: 'character-died', seat: ada }])
    expect(characterIn(dead.state).dead).toBe(true)
    expect(refusalOf(dead.state, { type: 'die', seat: ada })).toEqual({ because: 'dead', seat: ada })
    expect(decide(down, { type: 'die', seat: ada }, { kind: 'seat', seat: ada }, scriptedLuck())).toMatchObject({
      ok: false,
      error: { because: 'not-yours' }
    })
  })
})

const tenCards = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
const tenTokens = { exhaustion: 10, harm: 0, wound: 0 } as const

describe('a shield', () => {
  const shielded = (top: string) =>
    struck(adaWith({ items: [anItem('shield')] }, { ranks: strOn('anvil'), piles: digital({ top: [top] }) }), 6)
  const raise = (state: State): Command => ({
    type: 'raise-shield',
    seat: ada,
    item: 'i1',
    advantages: 0,
    attack: state.attacks[0]?.id ?? 0
  })

  it('Q11 E30 two checks: the Wound is avoided for 2 Stamina; the shield was the FAST move', () => {
    const state = shielded('12')
    const raised = play(state, raise(state)).state
    expect(characterIn(raised).fastUsed).toBe('shield')
    const paid = play(raised, settle(raised)).state
    expect(paid.attacks).toEqual([])
    expect(sheetOf(paid, ada).tokens).toEqual({ exhaustion: 2, harm: 0, wound: 0 })
    const next = struck(paid, 6)
    expect(refusalOf(next, raise(next))).toMatchObject({ because: 'fast-used' })
  })

  it('Q11 E30 a cross: the Wound is taken and the GM has 2 Shadow', () => {
    const state = shielded('8')
    const raised = play(state, raise(state)).state
    expect(raised.shadow.free).toBe(2)
    const after = play(raised, take(raised, {}), scriptedLuck(0)).state
    expect(sheetOf(after, ada).tokens.wound).toBe(1)
  })

  it('Q11 a shield is raised against the blow that is about to land, and against nothing else', () => {
    const none = adaWith({ items: [anItem('shield')] })
    expect(refusalOf(none, { ...raise(none), attack: null } as Command)).toEqual({ because: 'no-blow', seat: ada })
    const state = shielded('12')
    const raised = play(state, { ...raise(state), attack: null } as Command).state
    expect(raised.outcomes.at(-1)).toMatchObject({ move: 'shield', attack: state.attacks[0]?.id })
    expect(sheetOf(playAll(raised, noLuck, settle(raised)), ada).tokens.wound).toBe(0)
  })

  it('Q11 what this blow cannot bring need not be stopped: no Harm in a one-shot or below three, and no second Wound', () => {
    const bracers = struck(adaWith({ items: [anItem('bracers')] }), 9)
    const light = struck(adaWith({ items: [anItem('bracers')] }, {}, { story: long }), 2)
    const heavy = struck(adaWith({ items: [anItem('bracers')] }, {}, { story: long }), 3)
    const blocked = (state: State) => {
      const [way] = (view(state, { kind: 'gm' }) as GmView).questions[0]!.fields
      return (
        way?.kind === 'one' &&
        way.choices.some(({ key, blocked: why }) => key.startsWith('shield-') && why !== undefined)
      )
    }
    expect(refusalOf(bracers, raise(bracers))).toMatchObject({ because: 'stops-nothing', avoids: 'harm' })
    expect([blocked(light), blocked(heavy)]).toEqual([true, false])
    const deck = { ranks: strOn('anvil'), piles: digital({ top: ['12'] }) }
    const state = struck(adaWith({ items: [anItem('bracers')] }, deck, { story: long }), 5)
    const raised = play(state, raise(state)).state
    const settled = play(raised, settle(raised)).state
    const spare = { ...anItem('bracers'), id: 'i2' }
    const sheets = settled.sheets.map(each => ({ ...each, character: { ...each.character, items: [spare] } }))
    const again = play({ ...settled, sheets }, { type: 'give-spotlight', seat: ada }).state
    expect(refusalOf(again, { ...raise(again), item: 'i2' } as Command)).toMatchObject({ because: 'stops-nothing' })
  })

  it('Q11 three checks let the bearer choose the price', () => {
    const state = shielded('14')
    const raised = play(state, raise(state)).state
    expect((view(raised, { kind: 'gm' }) as GmView).outcomes[0]?.prices).toEqual(['2 Stamina', 'it is destroyed'])
    expect(characterIn(play(raised, settle(raised, { price: 1 })).state).items).toEqual([])
  })
})
