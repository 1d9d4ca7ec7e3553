import { describe, expect, it } from 'vitest'
import { faceOfAngels } from '#rules/face-of-angels/index'
import type { State } from '#rules/face-of-angels/state'
import type { ContestView } from '#rules/face-of-angels/ending/view'
import type { TableView } from '#rules/face-of-angels/view'
import { lastLaid, pastTricks, roleOf, shownTrick } from '@/games/face-of-angels/trick/parts/shown-trick'
import { abbreviate, namesFor, paceWords, typeWords, valueWords } from '@/games/face-of-angels/board/words'
import {
  contested,
  dealt,
  inAct,
  joon,
  lay,
  margit,
  played,
  seatsFor,
  trick,
  withHands
} from '../../../../../support/face-of-angels/table'

const open = contested(
  inAct(withHands(dealt(), { s1: ['5C', '9C', '2D'], s2: ['3C'], s3: ['6C'], world: ['9H', 'AC', '2H'] }), 2)
)
const view = (state: State): TableView => faceOfAngels.view(state, { kind: 'table' }) as TableView
const contest = (state: State): ContestView => {
  const shown = view(state).contest
  if (!shown) throw new Error('no contest')
  return shown
}

describe('the trick that is shown', () => {
  it('is nothing before the first card', () => {
    expect(shownTrick(contest(open))).toBeNull()
    expect(lastLaid(contest(open))).toBeNull()
  })

  it('puts the initiator on the left, no matter who leads, and helpers behind the point card', () => {
    const helped = played(open, lay(margit, '5C'), lay('world', '9H'), lay(joon, '3C'))
    const shown = shownTrick(contest(helped))
    expect(shown?.left.cards.map(one => [one.laid.card, one.bonus])).toEqual([
      ['3C', 1],
      ['5C', null]
    ])
    expect(shown?.right.side).toBe('respondent')
    expect(shown && [roleOf(shown, 'initiator'), roleOf(shown, 'respondent')]).toEqual(['leads', 'answers'])
    expect(shown?.suit).toBe('clubs')
    expect(lastLaid(contest(helped))?.card).toBe('3C')
  })

  it('stays until the first card of the next one is laid', () => {
    const done = trick(open, lay(margit, '5C'), lay('world', '9H'))
    const shown = shownTrick(contest(done))
    expect(shown).toMatchObject({
      number: 1,
      done: { because: 'other-suit' },
      left: { takes: true },
      right: { takes: false }
    })
    expect(pastTricks(contest(done), shown)).toEqual([])
    const next = played(done, lay('world', 'AC'))
    expect(shownTrick(contest(next))?.number).toBe(2)
    expect(pastTricks(contest(next), shownTrick(contest(next))).map(one => one.number)).toEqual([1])
  })
})

describe('words', () => {
  it('say a value only where the number does not say itself', () => {
    expect(valueWords({ card: '9S', value: 9, bonuses: [], trump: false })).toBe('')
    expect(valueWords({ card: 'KS', value: 13, bonuses: [], trump: false })).toBe('King')
    expect(valueWords({ card: '9S', value: 14, bonuses: [2, 3], trump: false })).toBe('9 + 2 + 3')
    expect(valueWords({ card: 'AS', value: 15, bonuses: [1], trump: false })).toBe('Ace + 1')
  })

  it('say the pace', () => {
    const stakes = { ifWin: 'The gate opens.', ifLose: 'Nobody leaves.' }
    expect(paceWords({ kind: 'ordinary', pace: null, stakes })).toBe('The stakes are on the table')
    expect([1, 2, 3].map(pace => paceWords({ kind: 'ordinary', pace: pace as 1 | 2 | 3, stakes }))).toEqual([
      'One trick decides',
      'First to two tricks',
      'First to three tricks'
    ])
    expect(paceWords({ kind: 'going-for-broke', pace: 3, stakes })).toContain('Going for broke')
  })

  it('name people by the record, then the seat', () => {
    const names = namesFor(view(open), seatsFor(3))
    expect([names.of('world'), names.player('world'), names.of(margit), names.player(margit)]).toEqual([
      'The World',
      'the World',
      'Character 1',
      'Player 1'
    ])
    expect(names.acting(margit, { as: 'other', name: 'The cook' })).toBe('The cook')
    expect(names.contestant({ who: 'world', acting: { as: 'other', name: 'Warden Brask' } })).toBe('Warden Brask')
  })

  it('keep a title with its name in small places', () => {
    expect(['Ada Quill', 'Sister Wren of the Quay', 'The mayor', 'Kresk'].map(abbreviate)).toEqual([
      'Ada',
      'Sister Wren',
      'The mayor',
      'Kresk'
    ])
    expect(typeWords({ personality: 'jack', area: 'locks' })).toBe('Jack of locks')
    expect(typeWords({ personality: null, area: '' })).toBe('No personality yet')
  })
})
