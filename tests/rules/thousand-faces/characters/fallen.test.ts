import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { decide, explain } from '#rules/thousand-faces/slices'
import type { Command, Refusal, State } from '#rules/thousand-faces/state'
import { type SeatView, view } from '#rules/thousand-faces/view'
import { seededLuck } from '../../../support/luck'
import { ada, bo, board, digital, play, sheet } from '../../../support/thousand-faces/table'
import { facing } from '../follow-up/facing'
import { flipped, roll } from '../follow-up/following'
import { aCharacter, aFoe, aMagicItem, aMove, anItem, town, use } from './builders'

type Standing = 'up' | 'down' | 'dead'

/** Ada with everything that XP, Pack and a day in town can buy, on a phone of her own. */
function table(standing: Standing): State {
  const character = aCharacter({
    items: [anItem('sword'), aMagicItem({}, { id: 'i2' })],
    moves: [aMove('discern'), aMove('obsessive-contemplation'), aMove('not-on-my-turf'), aMove('go-berserk')],
    tokens: { discern: 2 },
    pack: 4,
    precious: 2,
    dead: standing === 'dead'
  })
  const down = { incapacitated: standing === 'down' }
  const story = { ...town, length: '9-hour' } as const
  const seats = [sheet(ada, { character, xp: 9, piles: digital({ top: ['13', '6'] }), ...down }), sheet(bo)]
  const on = play(board(seats, { foes: [aFoe({ revealed: true })], made: 100, story }), {
    type: 'set-phone-flips',
    seat: ada,
    on: true
  })
  return on.state
}

/** Why the Game Master may not do it; null where it is allowed. */
function refusalOf(state: State, command: Command): Refusal | null {
  const decided = decide(state, command, gm, seededLuck(3))
  return decided.ok ? null : decided.error
}

/** What she could do, were she up. */
const actions: readonly Command[] = [
  { type: 'good-thing-i-brought', seat: ada, pay: 'two-pack', item: null, what: 'a rope' },
  { type: 'request-mercy', seat: ada, what: 'I bought oil' },
  { type: 'mercy-flashback', seat: ada, what: 'I bought oil' },
  { type: 'study', seat: ada, move: 'backstab', master: '' },
  { type: 'lay-out-wares', seat: ada, seller: 'Old Bram', cards: null } as never,
  { type: 'buy-pack', seat: ada },
  { type: 'spend-token', seat: ada, move: 'discern', question: '' },
  use('go-berserk', { attribute: null }),
  {
    type: 'attack-foe',
    seat: ada,
    foe: 1,
    weapon: 'i1',
    base: 'roll',
    dice: [],
    plus: 0,
    halved: 'whole',
    weakness: 'missed',
    red: 0,
    square: 'keep',
    what: 'a cut'
  }
]

describe('a character who is down or dead', () => {
  it.each(actions.map(command => [command.type, command] as const))(
    'F11 takes no further action: %s, by the player or the Game Master',
    (_, command) => {
      expect(refusalOf(table('up'), command)).toBeNull()
      expect(refusalOf(table('down'), command)).toEqual({ because: 'incapacitated', seat: ada })
      expect(refusalOf(table('dead'), command)).toEqual({ because: 'dead', seat: ada })
      const byPlayer = decide(table('down'), command, { kind: 'seat', seat: ada }, seededLuck(3))
      const isOfGm = ['mercy-flashback', 'attack-foe', 'use-move'].includes(command.type)
      const because = expect.stringMatching(isOfGm ? /^(not-yours|incapacitated)$/ : /^incapacitated$/) as string
      expect(byPlayer).toMatchObject({ ok: false, error: { because } })
    }
  )

  it('F11 the power of a blow is not rolled, and the refusal says what to do', () => {
    const struck = flipped(facing(2))
    const down = {
      ...struck,
      sheets: struck.sheets.map(each => (each.seat === ada ? { ...each, incapacitated: true } : each))
    }
    expect(refusalOf(struck, roll(struck))).toBeNull()
    expect(refusalOf(down, roll(down))).toEqual({ because: 'incapacitated', seat: ada })
    expect(explain({ because: 'incapacitated', seat: ada }).remedy.join('')).toContain('stand up again')
  })

  it('F11 X5 the phone says of every use of XP why it cannot be had, and the same uses are open to who is up', () => {
    const uses = (standing: Standing) =>
      new Map(
        (view(table(standing), { kind: 'seat', seat: ada }) as SeatView).character!.xpUses.map(each => [
          each.use,
          each.blocked
        ])
      )
    expect([...uses('up').values()].filter(blocked => blocked === null).length).toBeGreaterThan(3)
    for (const standing of ['down', 'dead'] as const) {
      const blocked = uses(standing)
      expect([...blocked].filter(([, why]) => why === null)).toEqual([])
      for (const use of [
        'mercy-flashback',
        'good-thing-i-brought',
        'study',
        'tell-tale',
        'contemplate',
        'flashback'
      ] as const)
        expect(JSON.stringify(blocked.get(use))).toContain(standing === 'dead' ? 'is dead' : 'is incapacitated')
    }
  })

  it('F11 what others do, and what is left of a move that was made, stays possible', () => {
    const state = table('down')
    const allowed: readonly Command[] = [
      { type: 'gain-xp', seat: ada, amount: 1, reason: '' },
      { type: 'spend-xp', seat: ada, amount: 1, reason: '' },
      { type: 'give-item', seat: ada, item: 'i1', to: bo },
      { type: 'drop-item', seat: ada, item: 'i1' },
      { type: 'rest', seat: ada, keep: [], harmFrom: 'pile', blames: '' }
    ]
    for (const command of allowed) expect([command.type, refusalOf(state, command)]).toEqual([command.type, null])
    expect(decide(state, { type: 'die', seat: ada }, gm, seededLuck(3)).ok).toBe(true)
  })
})
