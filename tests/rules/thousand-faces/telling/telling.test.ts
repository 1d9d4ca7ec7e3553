import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { newStory } from '#rules/thousand-faces/economy/model'
import type { Command, State } from '#rules/thousand-faces/state'
import { moveOf } from '#rules/thousand-faces/moves/all'
import { turnPage } from '#rules/thousand-faces/telling/pages'
import type { ShownOnTable } from '#rules/thousand-faces/telling/view'
import { type GmView, type SeatView, type TableView, view } from '#rules/thousand-faces/view'
import { seededLuck } from '../../../support/luck'
import { Played } from '../../../support/chronicle'
import { ada, bo, board, cy, digital, flip, play, playAll, sheet, strOn } from '../../../support/thousand-faces/table'
import { aCharacter, adaWith, anItem, settle, use } from '../characters/builders'
import { acts, fight, light, next as nextTurn, own } from '../rounds/fight'

const onTable = (state: State): ShownOnTable => (view(state, { kind: 'table' }) as TableView).onTable
const phone = (state: State): SeatView => view(state, { kind: 'seat', seat: ada }) as SeatView
const blow = (power: number, from = 'Toll captain'): Command => ({
  type: 'open-attack',
  seat: ada,
  power: { by: 'number', number: power },
  exertion: 'physical',
  from
})
const exhausted = (state: State, describe = ''): Command => {
  const [attack] = state.attacks
  return {
    type: 'take-attack',
    attack: attack?.id ?? 0,
    split: { exhaustion: attack?.power ?? 0, harm: 0, wound: 0 },
    exhaustionOnto: [],
    harmOnto: [],
    woundOnto: null,
    relief: 'none',
    describe
  }
}
const addHounds: Command = {
  type: 'add-foes',
  name: 'Ash hound',
  kind: 'monster',
  stamina: 6,
  power: 'd6',
  squares: 1,
  note: '',
  count: 1
}
const roll: Command = { type: 'roll-dice', seat: ada, throw: { dice: [6], plus: 0, halved: 'whole' }, what: 'Sword' }
const start = board([sheet(ada, { piles: digital({ top: ['1', '2', '3', '4'] }) }), sheet(bo)])
const flipped = play(start, flip({ move: 'Mix It Up' })).state

describe('what follows a flip, for the Game Master', () => {
  const isPast = (state: State): boolean => (view(state, { kind: 'gm' }) as GmView).flipIsPast === true

  it.each([
    ['a new scene', (state: State) => turnPage(state, 'scene')],
    ['the end of a session', (state: State) => turnPage(state, 'session-ended')],
    ['a chapter', (state: State) => play(state, { type: 'begin-chapter', chapter: 1 }).state],
    ['a tutorial scene', (state: State) => play(state, { type: 'begin-tutorial', minutes: 5 }).state]
  ])('NP3 is over after %s, until the next flip', (_, turn) => {
    expect(isPast(flipped)).toBe(false)
    const over = turn(flipped)
    expect(isPast(over)).toBe(true)
    expect(isPast(play(over, flip({ move: 'Mix It Up' })).state)).toBe(false)
  })

  it('NP3 is still due after a blow, which the table tells instead', () => {
    const struck = play(flipped, blow(3)).state
    expect(onTable(struck).flip).toBeUndefined()
    expect(isPast(struck)).toBe(false)
  })
})

describe('what the table tells of the evening', () => {
  it('TB4 a flip is shown with the sentence of its move, and one without a move has none', () => {
    const says = onTable(flipped).flip?.says
    expect(says).toBeTruthy()
    expect(onTable(play(start, flip({ move: null })).state).flip).toEqual({ says: null, results: null })
    expect(onTable(play(start, flip({ move: 'A leap of faith' })).state).flip).toEqual({ says: null, results: null })
    expect(onTable(start)).toEqual({})
  })

  it('TB4 a flip is shown with the options of its move while its player picks, and not at another result', () => {
    const picksAt = (top: string): readonly string[] | undefined => {
      const strong = board([sheet(ada, { ranks: strOn('dragon'), piles: digital({ top: [top] }) }), sheet(bo)])
      return onTable(play(strong, use('mix-it-up', { seat: ada, attribute: 'str' })).state).flip?.picks
    }
    const tops = Array.from({ length: 20 }, (_, at) => String(at + 1))
    const shown = tops.map(picksAt)
    expect(shown).toContainEqual(moveOf('mix-it-up').options)
    expect(shown).toContain(undefined)
  })

  it('TB2 a new scene, a day, a chapter and a session take away the flip and the dice before them', () => {
    const busy = play(flipped, roll, seededLuck(1)).state
    expect(onTable(busy)).toMatchObject({ flip: {}, dice: true })
    const days = play(busy, { type: 'begin-day', place: 'town' }).state
    const chapter = play(busy, { type: 'begin-chapter', chapter: 1 }).state
    const turned = (['scene', 'session-began', 'session-continued', 'session-ended'] as const).map(page =>
      turnPage(busy, page)
    )
    for (const state of [days, chapter, ...turned]) {
      expect(onTable(state).flip).toBeUndefined()
      expect(onTable(state).dice).toBeUndefined()
    }
    expect(onTable(play(days, flip()).state).flip).toBeDefined()
  })

  it('TB2 the end of a fight takes away the flip and the dice before it', () => {
    const fought = play(play(play(flipped, addHounds).state, { type: 'reveal-foes' }).state, roll, seededLuck(1)).state
    expect(onTable(fought).dice).toBe(true)
    expect(onTable(play(fought, { type: 'clear-foes' }).state).dice).toBeUndefined()
  })

  it('TB2 it is so on the campaign’s boards, and undo brings the flip back', () => {
    const played = Played.table('Gull Bay', 'Ada')
    const [seat] = played.seats
    const now = (): ShownOnTable => (frameFor(played.chronicle, { kind: 'table' }).boards[0]!.view as TableView).onTable
    played.act({ ...flip(), seat })
    expect(now().flip).toBeDefined()
    played.campaign({ type: 'set-scene', title: 'The cliff', subtitle: '' })
    expect(now().flip).toBeUndefined()
    played.undo()
    expect(now().flip).toBeDefined()
    played.campaign({ type: 'begin-session' })
    expect(now().flip).toBeUndefined()
  })

  it('TB2 a flip that waits for a choice stays through a new scene and a session, and is past after the next', () => {
    const tied = board([sheet(ada, { ranks: strOn('dragon'), piles: digital({ top: ['13', '15'] }) }), sheet(bo)])
    const waiting = play(tied, flip({ net: 1 })).state
    for (const page of ['scene', 'session-began', 'session-ended'] as const) {
      const turned = turnPage(waiting, page)
      expect(onTable(turned).flip).toBeDefined()
      expect(phone(turned).flipIsPast).toBeUndefined()
      expect(onTable(turnPage(play(turned, { type: 'choose', card: '13' }).state, 'scene')).flip).toBeUndefined()
    }
  })

  it('HA23 what takes a flip from the table as a new part of the evening takes it from the phones', () => {
    expect(phone(flipped).flipIsPast).toBeUndefined()
    expect(phone(turnPage(start, 'scene')).flipIsPast).toBeUndefined()
    const turned = (['scene', 'session-began', 'session-continued', 'session-ended'] as const).map(page =>
      turnPage(flipped, page)
    )
    const day = play(flipped, { type: 'begin-day', place: 'town' }).state
    const chapter = play(flipped, { type: 'begin-chapter', chapter: 1 }).state
    const book = playAll(
      flipped,
      seededLuck(1),
      { type: 'set-length', length: '30-hour' },
      { type: 'begin-book', book: 1 }
    )
    for (const state of [...turned, day, play(day, { type: 'end-day' }).state, chapter, book]) {
      expect(phone(state).flipIsPast).toBe(true)
      expect(phone(play(state, flip()).state).flipIsPast).toBeUndefined()
    }
    expect(phone(play(flipped, blow(2)).state).flipIsPast, 'a blow is no new part').toBeUndefined()
  })

  it('HA23 from the end of a session until the next one a phone knows what its own character gained', () => {
    const grown = play(start, { type: 'gain-xp', seat: ada, amount: 3, reason: '' }).state
    expect(phone(grown).farewell).toBeUndefined()
    const over = turnPage(grown, 'session-ended')
    expect(phone(over).farewell).toEqual({ seat: ada, xp: 3, gains: [] })
    expect((view(over, { kind: 'seat', seat: bo }) as SeatView).farewell).toEqual({ seat: bo, xp: 0, gains: [] })
    expect(phone(turnPage(over, 'session-began')).farewell).toBeUndefined()
    expect(phone(turnPage(over, 'session-continued')).farewell).toBeUndefined()
  })

  it('TB3 a die is past with the next flip, and with the blow that it brought', () => {
    const rolled = play(flipped, roll, seededLuck(1)).state
    expect(onTable(play(rolled, flip()).state).dice).toBeUndefined()
    const struck = play(rolled, blow(2)).state
    expect(onTable(struck)).toMatchObject({ dice: true, blow: { power: 2 } })
    expect(onTable(play(struck, exhausted(struck)).state).dice).toBeUndefined()
  })

  it('TB3 the result of a blow is shown until the next flip, roll or blow', () => {
    const struck = play(start, blow(2)).state
    const after = play(struck, exhausted(struck, 'The beam comes down')).state
    expect(onTable(after).taken).toMatchObject({
      from: 'Toll captain',
      power: 2,
      seat: ada,
      split: { exhaustion: 2, harm: 0, wound: 0 },
      armour: false,
      describe: 'The beam comes down'
    })
    const next = [play(after, flip()), play(after, roll, seededLuck(1)), play(after, blow(1))]
    for (const { state } of next) expect(onTable(state).taken).toBeUndefined()
    expect(onTable(turnPage(after, 'scene')).taken).toBeUndefined()
  })

  it('TB3 in a fight the next turn takes away the result of a blow, a flip and a roll', () => {
    const first = acts(fight('two-rounds'), ada)
    const struck = play(first, blow(2)).state
    const taken = play(struck, exhausted(struck)).state
    const rolled = play(first, roll, seededLuck(1)).state
    expect(onTable(first).flip).toBeDefined()
    expect(onTable(taken).taken).toBeDefined()
    expect(onTable(rolled).dice).toBe(true)
    for (const before of [first, taken, rolled])
      for (const turn of [light(bo), nextTurn]) expect(onTable(play(before, turn).state)).toEqual({})
  })

  it('TB3 a flip that takes the spotlight is shown, and so is one that begins a round or waits for a choice', () => {
    const first = acts(fight('two-rounds'), ada)
    const other = play(first, use('mix-it-up', { seat: bo, attribute: 'str' })).state
    expect(other.spotlight.seat).toBe(bo)
    expect(onTable(other).flip).toBeDefined()
    expect(onTable(acts(fight('two-rounds'), ada)).flip, 'round 1 begins with it').toBeDefined()
    const deck = { ranks: strOn('dragon'), piles: digital({ top: ['13', '15'] }) }
    const inRound = acts(fight('two-rounds'), ada, bo)
    const sheets = inRound.sheets.map(each => (each.seat === cy ? { ...each, ...deck } : each))
    const tied = play(play({ ...inRound, sheets }, light(cy)).state, { ...own(cy), net: 1 } as Command).state
    expect(tied.pending).toMatchObject({ kind: 'tie' })
    expect(onTable(play(tied, light(ada)).state).flip).toBeDefined()
  })

  it('TB3 outside a fight a spotlight that is given takes nothing away', () => {
    expect(onTable(play(flipped, light(bo)).state).flip).toBeDefined()
  })

  it('TB2 U10 foes that are revealed take away the flip before them, except one that waits for a choice', () => {
    const hidden = play(flipped, addHounds).state
    expect(onTable(hidden).flip).toBeDefined()
    expect(onTable(play(hidden, { type: 'reveal-foes' }).state).flip).toBeUndefined()
    const tied = board([sheet(ada, { ranks: strOn('dragon'), piles: digital({ top: ['13', '15'] }) }), sheet(bo)])
    const waiting = play(play(tied, addHounds).state, flip({ net: 1 })).state
    expect(waiting.pending).toMatchObject({ kind: 'tie' })
    expect(onTable(play(waiting, { type: 'reveal-foes' }).state).flip).toBeDefined()
  })

  it('TB5 a blow replaces the flip before it, and is shown with every way to take it, the fatal one last', () => {
    const struck = play(flipped, blow(10)).state
    expect(onTable(struck).flip).toBeUndefined()
    const { blow: now } = onTable(struck)
    expect(now).toMatchObject({ from: 'Toll captain', power: 10, seat: ada, more: 0 })
    expect(now?.ways.length).toBeGreaterThan(1)
    expect(now?.ways.map(({ fatal }) => fatal)).toEqual([...(now?.ways ?? []).slice(1).map(() => false), true])
    expect(JSON.stringify(now)).not.toMatch(/chosen|odds|deck/)
    expect(onTable(play(struck, blow(1, 'Ash hound')).state).blow).toMatchObject({ from: 'Toll captain', more: 1 })
  })

  it('TB5 Q14 leak: armour and shield that are secret are in no way of the table, and their owner still has them', () => {
    const things = (secret: boolean): State =>
      play(
        adaWith(
          {
            items: [
              anItem('leather-armour', { id: 'i1', name: 'Zq1z', secret }),
              anItem('shield', { id: 'i2', name: 'Zq2z', secret })
            ]
          },
          {},
          { story: { ...newStory, length: '9-hour' } }
        ),
        blow(6)
      ).state
    const open = JSON.stringify(onTable(things(false)))
    expect(open).toContain('Zq1z')
    expect(open).toContain('Zq2z')
    const hidden = onTable(things(true))
    expect(JSON.stringify(hidden)).not.toMatch(/Zq\dz/)
    expect(hidden.blow?.ways.some(({ armour }) => armour)).toBe(false)
    expect(hidden.blow?.shields).toEqual([])
    expect(JSON.stringify(view(things(true), { kind: 'gm' }))).toContain('Zq1z')
  })

  it('TB5 K10 leak: on the table a secret thing with a charge spares no point', () => {
    const reach = (secret: boolean): readonly string[] => {
      const state = play(
        adaWith({
          moves: [{ move: 'reach-out', level: '0', faceDown: false, filled: [], attachedTo: null }],
          items: [
            anItem('shield', {
              id: 'i1',
              secret,
              magic: { card: null, effect: '', charges: 1, capacity: 2, ongoing: false, flowing: false }
            })
          ]
        }),
        blow(3)
      ).state
      return (onTable(state).blow?.ways ?? []).map(({ relief }) => relief)
    }
    expect(reach(false)).toContain('reach-out')
    expect(reach(true)).not.toContain('reach-out')
  })

  it('TB5 U10 leak: a hidden foe that strikes has no name on the table, before and after the blow is taken', () => {
    const foes: Command = {
      type: 'add-foes',
      name: 'Zq0z',
      kind: 'guard',
      stamina: 4,
      power: 'd4',
      squares: 0,
      note: '',
      count: 2
    }
    const strike: Command = { type: 'foes-attack', foes: [1, 2], seat: ada, die: 'roll' }
    const struck = playAll(start, seededLuck(2), foes, strike)
    expect(onTable(struck).blow).toMatchObject({ from: '' })
    for (const state of [struck, play(struck, exhausted(struck)).state]) {
      expect(JSON.stringify(onTable(state))).not.toContain('Zq0z')
      expect(JSON.stringify(view(state, { kind: 'gm' }))).toContain('Zq0z')
    }
  })

  it('TB5 a shield that stops all of it is what became of the blow', () => {
    const deck = { ranks: strOn('anvil'), piles: digital({ top: ['12'] }) }
    const before = play(
      adaWith({ items: [anItem('shield')] }, deck, { story: { ...newStory, length: '9-hour' } }),
      blow(6)
    ).state
    const raised = play(before, { type: 'raise-shield', seat: ada, item: 'i1', advantages: 0, attack: null }).state
    expect(onTable(raised).flip).toBeDefined()
    const after = play(raised, settle(raised)).state
    expect(onTable(after)).toMatchObject({ taken: { shield: expect.any(String), power: 6 } })
    expect(onTable(after).blow).toBeUndefined()
  })

  it('TB7 the growth of characters is shown when the session is over, and counted from its beginning', () => {
    const before = playAll(start, seededLuck(1), { type: 'gain-xp', seat: ada, amount: 5, reason: '' })
    const evening = playAll(
      turnPage(before, 'session-began'),
      seededLuck(1),
      { type: 'gain-xp', seat: ada, amount: 2, reason: '' },
      { type: 'gain-xp', seat: ada, amount: 1, reason: '' }
    )
    expect(onTable(evening).grown).toBeUndefined()
    expect(onTable(turnPage(evening, 'session-ended')).grown).toEqual([
      { seat: ada, xp: 3, gains: [] },
      { seat: bo, xp: 0, gains: [] }
    ])
    expect(onTable(turnPage(turnPage(evening, 'session-ended'), 'session-continued')).grown).toBeUndefined()
  })

  it('TB2 real cards that are named for something else keep no flip on the table through a new scene', () => {
    const naming = { for: 'number', die: 'd6' } as const
    const pending = { kind: 'name-cards', seat: ada, naming } as const
    expect(onTable(turnPage({ ...flipped, pending }, 'scene'))).toEqual({})
    expect(turnPage({ ...start, pending }, 'scene').telling.page).toBe(0)
  })

  it('TB7 FB2 the XP of flips are part of the growth, and a flashback takes them back', () => {
    const top = digital({ top: ['9', '12', '8'] })
    const one = board([sheet(ada, { xp: 3, ranks: strOn('anvil'), piles: top }), sheet(bo)])
    const grown = (state: State) => onTable(turnPage(state, 'session-ended')).grown?.[0]?.xp
    const once = play(turnPage(one, 'session-began'), flip()).state
    expect(grown(once)).toBe(1)
    const again = playAll(once, seededLuck(1), { type: 'flashback', seat: ada }, { type: 'settle-flashback' })
    expect(grown(again)).toBe(0)
    expect(grown(play(again, flip()).state)).toBe(1)
  })

  it('TB7 Q14 leak: a secret thing that was gained is not among what a character has gained', () => {
    const state = board([sheet(ada, { character: { ...aCharacter({}), created: true } })])
    const gain = (secret: boolean): Command => ({
      type: 'gain-item',
      seat: ada,
      item: {
        sort: 'other',
        name: 'Zq3z',
        kind: 'gear',
        encumbrance: 0,
        power: null,
        slots: [],
        precious: false,
        secret,
        effect: null,
        note: ''
      }
    })
    const over = (secret: boolean): ShownOnTable => onTable(turnPage(play(state, gain(secret)).state, 'session-ended'))
    expect(over(false).grown?.[0]?.gains).toEqual(['Zq3z'])
    expect(over(true).grown?.[0]?.gains).toEqual([])
  })

  it('TB7 “Until next time”: at most three moments of the session, for the table alone, until the next one begins', () => {
    const played = Played.table('Gull Bay', 'Ada')
    const [seat] = played.seats
    played.campaign({ type: 'begin-session' })
    played.act({
      type: 'add-foes',
      name: 'Zq5z',
      kind: 'guard',
      stamina: 4,
      power: 'd4',
      squares: 0,
      note: '',
      count: 1
    })
    for (let wounds = 0; wounds < 2; wounds++) played.act({ type: 'take-wound', seat, reason: 'a fall' })
    for (const title of ['The inn', 'The cliff', 'The bridge'])
      played.campaign({ type: 'set-scene', title, subtitle: '' })
    expect(frameFor(played.chronicle, { kind: 'table' }).farewell).toBeUndefined()
    played.campaign({ type: 'end-session' })
    const { farewell } = frameFor(played.chronicle, { kind: 'table' })
    expect(farewell).toMatchObject({ session: 1, moments: { length: 3 } })
    expect(JSON.stringify(farewell)).not.toContain('Zq5z')
    for (const audience of [{ kind: 'gm' }, { kind: 'overlay' }, { kind: 'seat', seat: seat! }] as const)
      expect(frameFor(played.chronicle, audience as never)).not.toHaveProperty('farewell')
    played.campaign({ type: 'begin-session' })
    expect(frameFor(played.chronicle, { kind: 'table' }).farewell).toBeUndefined()
  })

  it('TB4 HA6 leak: a call is shown with its move’s results, without chances, and without the reason; phones get nothing new', () => {
    const played = Played.table('Calls', 'Ada', 'Bo')
    const [one] = played.seats
    played.act({ type: 'set-phone-flips', seat: one, on: true })
    played.act({ type: 'call-flip', ask: { ...flip({ move: 'Mix It Up' }), seat: one }, why: 'Zq4z' })
    const table = frameFor(played.chronicle, { kind: 'table' }).boards[0]!.view as TableView
    expect(table.onTable.calls).toMatchObject([{ seat: one, move: 'Mix It Up', cards: 1, results: { length: 4 } }])
    expect(JSON.stringify(table)).not.toMatch(/Zq4z|chances/)
    const seat = frameFor(played.chronicle, { kind: 'seat', seat: one! }).boards[0]!.view
    expect(seat).not.toHaveProperty('onTable')
  })

  it('TB1 Q14 leak: of a seller’s cards the table shows those that are not secret', () => {
    const day = play(board([sheet(ada, { character: aCharacter({ pack: 1 }) })]), {
      type: 'begin-day',
      place: 'town'
    }).state
    const other = {
      sort: 'other',
      kind: 'gear',
      encumbrance: 0,
      power: null,
      slots: [],
      precious: false,
      effect: null,
      note: ''
    } as const
    const cards = [
      { ...other, name: 'Lamp', secret: false },
      { ...other, name: 'Zq6z', secret: true },
      { sort: 'card', card: 'sword', name: '' } as const,
      { sort: 'card', card: 'shield', name: '' } as const
    ]
    const shop = play(day, { type: 'lay-out-wares', seat: ada, seller: 'Ansel', cards }).state
    expect(onTable(shop).shop).toMatchObject({ seat: ada, seller: 'Ansel', cards: { length: 3 } })
    expect(JSON.stringify(onTable(shop))).not.toContain('Zq6z')
    expect(onTable(play(shop, flip()).state).shop, 'TB2 a later exchange ends the visit').toBeUndefined()
    const handedOn = play(shop, { type: 'give-spotlight', seat: ada }).state
    expect(onTable(handedOn).shop, 'TB2 the spotlight goes on').toBeUndefined()
  })

  it('TB1 characters who are made: touchstones, cards that were taken, and no card that no character has', () => {
    const laid = play(board([sheet(ada), sheet(bo)]), { type: 'write-touchstone', title: 'Firefly', by: null }).state
    expect(onTable(laid).making).toMatchObject({
      touchstones: [{ title: 'Firefly', circledBy: null }],
      makers: [
        { seat: ada, cards: [], left: 3, picks: false },
        { seat: bo, cards: [], left: 3, picks: false }
      ]
    })
    expect(onTable(play(laid, flip()).state).making).toBeUndefined()
    expect(onTable(play(laid, { type: 'begin-chapter', chapter: 1 }).state).making).toBeUndefined()
  })

  it('TB2 after a tutorial scene the characters who are made take the place of its last flip', () => {
    const scene = play(board([sheet(ada), sheet(bo)]), { type: 'begin-tutorial', minutes: 10 }).state
    const over = play(play(scene, flip()).state, { type: 'end-tutorial' }).state
    expect(onTable(over)).toEqual({})
    const named = play(over, { type: 'write-touchstone', title: 'Firefly', by: null }).state
    expect(onTable(named).making).toMatchObject({ touchstones: [{ title: 'Firefly' }] })
    const flippedOnce = play(named, flip()).state
    expect(onTable(flippedOnce)).toMatchObject({ flip: {} })
    expect(onTable(flippedOnce).making).toBeUndefined()
    expect(onTable(play(flippedOnce, { type: 'write-touchstone', title: 'Earthsea', by: ada }).state)).toMatchObject({
      making: { touchstones: { length: 2 } }
    })
  })

  it('TB1 a chapter is news where the GM shows it, and no longer after the next flip', () => {
    const begun = play(play(start, { type: 'show-chapter', as: 'shown' }).state, {
      type: 'begin-chapter',
      chapter: 1
    }).state
    expect(onTable(begun).chapter).toBe(true)
    expect(onTable(play(begun, flip()).state).chapter).toBeUndefined()
    expect(onTable(play(start, { type: 'begin-chapter', chapter: 1 }).state).chapter).toBeUndefined()
  })
})
