import { sumWords } from '#rules/face-of-angels/trick/values'
import { describe, expect, it } from 'vitest'
import { faceOfAngels } from '#rules/face-of-angels/index'
import type { State } from '#rules/face-of-angels/state'
import type { ContestView } from '#rules/face-of-angels/ending/view'
import type { SeatView, TableView } from '#rules/face-of-angels/view'
import { beforeWords, abbreviate, ifWins, namesFor, paceWords, valueWords } from '@/games/face-of-angels/board/words'
import {
  after,
  contested,
  dealt,
  inAct,
  joon,
  lay,
  margit,
  played,
  seatActor,
  seatsFor,
  withHands,
  withStakes
} from '../../../../support/face-of-angels/table'

function contestOf(state: State): ContestView {
  const { contest } = faceOfAngels.view(state, { kind: 'table' }) as TableView
  if (!contest) throw new Error('a contest runs')
  return contest
}
const called = after(dealt(), seatActor(margit), {
  type: 'call-contest',
  who: margit,
  acting: { as: 'other', name: 'The Dean of Night' },
  respondent: 'world',
  kind: 'ordinary'
})

describe('the words of a contest', () => {
  it('speaks of stakes only once they are set', () => {
    expect([paceWords(contestOf(called)), beforeWords(contestOf(called))]).toEqual([
      'A contest is called',
      'A contest is called'
    ])
    expect(paceWords(contestOf(withStakes(dealt())))).toBe('The stakes are on the table')
    expect(beforeWords(contestOf(contested(dealt())))).toBe('The first trick')
  })

  it('says who must win for a half of the stakes to come true', () => {
    const names = namesFor(faceOfAngels.view(called, { kind: 'table' }) as TableView, seatsFor(3))
    expect(ifWins(names, contestOf(called), 'ifWin')).toBe('If The Dean wins')
    expect(ifWins(names, contestOf(called), 'ifLose')).toBe('If The World wins')
    expect(abbreviate('Ada Quill')).toBe('Ada')
  })

  it('writes the sum of a point card out', () => {
    const point = { card: '8C', value: 9, bonuses: [1], trump: false } as const
    expect([sumWords(point), valueWords(point)]).toEqual(['8 + 1 bonus = 9', '8 + 1'])
    expect(sumWords({ card: 'KC', value: 13, bonuses: [], trump: false })).toBe('King')
  })
})

describe('cards that are given back', () => {
  it('A29: marks those that came from the other hand, for their holder alone', () => {
    const hands = withHands(contested(inAct(dealt(), 1), { respondent: joon }), {
      [margit]: ['5C', '6C'],
      [joon]: ['9H', '2S', '3S']
    })
    const said = played(hands, lay(margit, '5C'), lay(joon, '9H', { secret: { about: margit, words: 'x' } }), {
      type: 'answer-secret',
      who: margit,
      verdict: 'false'
    })
    const own = (seat: typeof margit) => (faceOfAngels.view(said, { kind: 'seat', seat }) as SeatView).yours
    expect([own(margit).hand.map(one => one.card), own(margit).won]).toEqual([
      ['6C', '2S', '3S'],
      ['2S', '3S']
    ])
    expect(own(joon).won).toEqual([])
  })
})
