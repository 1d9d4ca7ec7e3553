import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import { plainText } from '#rules/core/log-line'
import { describe as lineFor, explain } from '#rules/thousand-faces/slices'
import { seededLuck } from '../../support/luck'
import { ada, bo, board, digital, flip, play, refusalOf, sheet, strOn } from '../../support/thousand-faces/table'
import type { Command, Event, Refusal, State } from '#rules/thousand-faces/state'
import { stepWants } from '#rules/thousand-faces/characters/steps'
import { aCharacter, aMove, anItem } from './characters/builders'

const names: Record<string, string> = { s1: 'Kresk', s2: 'Wren' }
const read = (event: Event, audience: Audience = { kind: 'gm' }): string | null => {
  const said = lineFor(event, audience)
  return said && plainText(said.parts, seat => names[seat] ?? seat)
}
const lines = (state: State, command: Command, audience?: Audience) =>
  play(state, command, seededLuck(1)).events.flatMap(event => read(event, audience) ?? [])

const start = board([
  sheet(ada, { ranks: strOn('anvil'), piles: digital({ top: ['17', '2'], discard: ['1'] }) }),
  sheet(bo)
])

describe('the log', () => {
  it('LOG1 a flip has two lines in the log: how it was called, and its result', () => {
    expect(lines(start, flip({ net: 1, versus: bo }))).toEqual([
      'Kresk tries Defy Danger: Str, +1, against Wren',
      'Kresk flips ✔✔✔'
    ])
    expect(lines(start, flip({ move: null }))).toEqual(['Kresk tries Str, even', 'Kresk flips ✔✔✔, 1 XP'])
    const helped = board([
      sheet(ada, { piles: digital({ top: ['1'] }) }),
      sheet(bo, { piles: digital({ top: ['9'] }) })
    ])
    expect(lines(helped, flip({ supporters: [bo] }))).toEqual([
      'Kresk tries Defy Danger: Str, even, helped by Wren',
      'Kresk flips ✓, 1 XP for Wren, 1 Shadow'
    ])
  })

  it('LOG2 harm is grave, bookkeeping is quiet', () => {
    const hurt = play(start, { type: 'lose-stamina', seat: ada, points: 2, reason: 'a fall' }).events.map(
      event => lineFor(event, { kind: 'table' })?.tone
    )
    const shuffled = play(start, { type: 'shuffle', seat: ada }, seededLuck(1)).events.map(
      event => lineFor(event, { kind: 'table' })?.tone
    )
    expect([hurt, shuffled]).toEqual([['grave'], ['quiet']])
    expect(lines(start, { type: 'lose-stamina', seat: ada, points: 2, reason: 'a fall' })).toEqual([
      'Kresk loses 2 Stamina: a fall'
    ])
  })

  it('LOG3 what the GM notes beside Shadow, GM moves and corrections, only the GM reads', () => {
    const rich = board([sheet(ada)], { shadow: { free: 3, circled: 0, factor: 1 } })
    const spend = { type: 'spend-shadow', amount: 2, from: 'free', reason: 'the butler did it' } as const
    expect(lines(rich, spend)).toEqual(['The GM spends 2 Shadow: the butler did it'])
    expect(lines(rich, spend, { kind: 'table' })).toEqual(['The GM spends 2 Shadow'])
    const correct = {
      type: 'correct',
      seat: ada,
      correction: { what: 'xp', to: 3 },
      reason: 'forgot the butler'
    } as const
    expect(lines(rich, correct, { kind: 'overlay' })).toEqual(['Corrected for Kresk: 3 XP'])
    expect(lines(rich, correct)).toEqual(['Corrected for Kresk: 3 XP: forgot the butler'])
  })

  it.each<Event>([
    { type: 'attack-changed', attack: { id: 1, seat: ada, from: 'A guard', power: 6 }, reason: 'the butler' } as Event,
    { type: 'attack-called-off', attack: 1, seat: ada, reason: 'the butler' } as Event,
    { type: 'pack-changed', seat: ada, pack: 2, precious: 0, reason: 'the butler' } as Event,
    { type: 'tokens-set', seat: ada, move: 'defy-danger', tokens: 1, reason: 'the butler' } as Event,
    { type: 'corrected', seat: ada, correction: { what: 'xp', to: 3 }, reason: 'the butler' } as Event
  ])('LOG3 the reason of what is corrected ($type) is in the GM’s log only', event => {
    const told = (audience: Audience) => read(event, audience)
    expect(told({ kind: 'gm' })).toContain('the butler')
    for (const audience of [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: ada }] as const)
      expect(told(audience)).not.toContain('the butler')
  })

  it('LOG4 a refusal names the obstacle, and what to do instead', () => {
    const { message, remedy } = explain(refusalOf(start, { type: 'spend-xp', seat: ada, amount: 2, reason: '' }))
    expect([message, remedy].map(parts => plainText(parts, seat => names[seat] ?? seat))).toEqual([
      'That costs 2 XP and Kresk has 0',
      'Choose something cheaper, or wait for an XP card to resolve'
    ])
  })

  it.each<readonly [Refusal, string]>([
    [{ because: 'not-enough-journey', has: 1 }, 'There is 1 Journey point'],
    [{ because: 'not-enough-journey', has: 0 }, 'There are 0 Journey points'],
    [{ because: 'not-enough-shadow', needs: 3, free: 1, circled: 0, from: 'free' }, 'there is 1 free and 0 circled'],
    [{ because: 'circle-too-large', circled: 2, total: 1 }, '2 cannot be circled: there is 1 Shadow'],
    [{ because: 'must-shuffle', seat: ada, deck: 1 }, 'Kresk has only 1 card left in the deck'],
    [{ because: 'too-many-tokens', seat: ada, exhausted: 1 }, 'Only 1 card lies exhausted'],
    [{ because: 'in-envelope', move: 'fury', rings: 1, has: 0 }, 'that 1 ring opens; there are 0'],
    [{ because: 'in-envelope', move: 'goreography', rings: 2, has: 1 }, 'that 2 rings open; there is 1']
  ])('LOG5 nouns and verbs agree with their number in refusals: %o', (why, says) => {
    expect(plainText(explain(why).message, seat => names[seat] ?? seat)).toContain(says)
  })

  it.each<readonly [Event, string]>([
    [{ type: 'moves-laid-out', moves: ['fury'] }, '1 move card is laid out'],
    [{ type: 'deck-shuffled', seat: ada, order: ['1'] }, 'Kresk shuffles: 1 card in the deck'],
    [{ type: 'tutorial-began', minutes: 1 }, 'Tutorial scene: 1 minute'],
    [{ type: 'shadow-circled', circled: 1 }, '1 Shadow is circled'],
    [
      { type: 'corrected', seat: ada, correction: { what: 'exhaustion-count', to: 1 }, card: null, reason: '' },
      'Corrected for Kresk: 1 card exhausted'
    ]
  ])('LOG5 nouns and verbs agree with their number in log lines: %o', (event, says) => {
    expect(read(event)).toBe(says)
  })

  it('LOG5 nouns and verbs agree with their number in what a step still needs', () => {
    const two = [aMove('fury'), aMove('slide')]
    const wants = (moves: typeof two): string | null =>
      stepWants(sheet(ada, { character: aCharacter({ moves }) }), 'move-cards', [])
    expect([wants([]), wants(two)]).toEqual(['3 more move cards', '1 more move card'])
    const sword = sheet(ada, { character: aCharacter({ items: [anItem('sword')] }) })
    expect(stepWants(sword, 'items', [])).toBe('1 more Item card')
  })
})
