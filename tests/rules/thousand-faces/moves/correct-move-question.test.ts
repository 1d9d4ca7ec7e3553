import { describe, expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { type Answers, commitWords, type OpenQuestion } from '#rules/core/question'
import { checkAnswers } from '#rules/core/check-answers'
import { offersNow } from '#rules/thousand-faces/offers-now'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, State } from '#rules/thousand-faces/state'
import { aCharacter, aMove } from '../characters/builders'
import { ada, board, play, sheet } from '../../../support/thousand-faces/table'

const table = board([
  sheet(ada, {
    character: aCharacter({
      moves: [aMove('its-a-trap', { level: 'r1' }), aMove('fury', { faceDown: true })],
      tokens: { 'its-a-trap': 2 }
    })
  })
])
const asked = (state: State): OpenQuestion<Command, SeatId | null> =>
  offersNow(state, { kind: 'gm' }).find(({ question }) => question.id === `correct-move ${ada}`)!
function command(given: Answers): Command | string {
  const { question, command: of } = asked(table)
  const taken = checkAnswers(question, given)
  return taken.ok ? of(taken.value) : JSON.stringify(taken.error.explanation.message)
}
const after = (given: Answers) => sheetOf(play(table, command(given) as Command).state, ada).character
const trap = { type: 'correct-move', seat: ada, move: 'its-a-trap', level: 'r1', face: 'up', tokens: 2, reason: '' }

describe('the question that gives and corrects move cards', () => {
  it('WHO1 is the Game Master’s alone, and proposes nothing', () => {
    const phones: State = { ...table, phoneFlips: { everybody: true, except: [] } }
    expect(
      offersNow(phones, { kind: 'seat', seat: ada }).filter(({ question }) => /^correct-move /.test(question.id))
    ).toEqual([])
    expect(command({})).toContain('no choice is made')
    expect(command({ card: 'its-a-trap' })).toContain('no choice is made')
  })

  it('WHO1 changes level, face or tokens of a card, and leaves the rest of it', () => {
    const does = (what: string) => command({ card: 'its-a-trap', 'does its-a-trap': what })
    expect(does('level g1')).toEqual({ ...trap, level: 'g1' })
    expect(does('turn')).toEqual({ ...trap, face: 'down' })
    expect(does('token')).toEqual({ ...trap, tokens: 3 })
    expect(does('level r1')).toContain('is not among those offered')
    expect(after({ card: 'fury', 'does fury': 'token' }).moves.find(({ move }) => move === 'fury')).toMatchObject({
      faceDown: true
    })
    expect(command({ card: 'fury', 'does fury': 'turn' })).toMatchObject({ move: 'fury', face: 'up', tokens: 0 })
  })

  it('WHO1 takes a card away, and gives one that the character does not have', () => {
    expect(after({ card: 'fury', 'does fury': 'away' }).moves.map(({ move }) => move)).toEqual(['its-a-trap'])
    const given = { card: 'new', give: 'go-berserk' }
    expect(
      after(given)
        .moves.map(({ move, level }) => [move, level])
        .at(-1)
    ).toEqual(['go-berserk', '0'])
    expect(commitWords(asked(table).question, given)).toEqual([expect.stringMatching(/^Give Go Berserk/)])
    expect(command({ card: 'new', give: 'fury' })).toContain('is not among those offered')
  })

  it('M8 a given card keeps the tokens that lie there', () => {
    const loose = board([sheet(ada, { character: aCharacter({ tokens: { 'its-a-trap': 1 } }) })])
    expect(asked(loose).command({ card: 'new', give: 'its-a-trap' })).toMatchObject({ move: 'its-a-trap', tokens: 1 })
  })
})
