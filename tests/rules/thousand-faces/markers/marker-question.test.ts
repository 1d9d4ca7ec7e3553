import { describe, expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import type { Answers, OpenQuestion } from '#rules/core/question'
import { checkAnswers } from '#rules/core/check-answers'
import { offersNow } from '#rules/thousand-faces/offers-now'
import type { Command, State } from '#rules/thousand-faces/state'
import { aFoe } from '../characters/builders'
import { ada, board, bo, play, refusalOf, sheet } from '../../../support/thousand-faces/table'

const table: State = board([sheet(ada), sheet(bo)], { foes: [aFoe({ id: 3, name: 'Eel', revealed: false })] })
const asked = (state: State): OpenQuestion<Command, SeatId | null> =>
  offersNow(state, { kind: 'gm' }).find(({ question }) => question.id === 'marker')!
/** The command of these answers, or why they are refused. */
function command(state: State, given: Answers): Command | string {
  const { question, command: of } = asked(state)
  const taken = checkAnswers(question, given)
  return taken.ok ? of(taken.value) : JSON.stringify(taken.error.explanation.message)
}
const fire = { on: `character ${ada}`, word: 'on fire' }

describe('the question of a marker', () => {
  it('MK1 is put on a character or a foe by a word; the word and the owner are not proposed', () => {
    expect(command(table, { ...fire, word: ' on fire ' })).toEqual({
      type: 'add-marker',
      on: { what: 'character', seat: ada },
      word: 'on fire',
      shape: 'circle',
      seenBy: 'table',
      lasts: 'until-removed'
    })
    expect(
      command(table, { on: 'foe 3', word: 'wet', shape: 'diamond', 'seen-by': 'mine', lasts: 'this-round' })
    ).toMatchObject({ on: { what: 'foe', foe: 3 }, shape: 'diamond', seenBy: 'mine', lasts: 'this-round' })
    expect(command(table, { word: 'wet' })).toContain('no choice is made')
    expect(command(table, { on: `character ${ada}` })).toContain('no words are there')
  })

  it('MK1 a character with six markers is not offered a seventh, and a word is not put twice', () => {
    const marked = play(table, command(table, fire) as Command).state
    expect(refusalOf(marked, command(marked, fire) as Command)).toMatchObject({ because: 'marked-so' })
    const full = ['b', 'c', 'd', 'e', 'f'].reduce(
      (state, word) => play(state, command(state, { ...fire, word }) as Command).state,
      marked
    )
    expect(command(full, { ...fire, word: 'g' })).toContain('It has 6 markers')
    expect(command(full, { on: `character ${bo}`, word: 'g' })).toMatchObject({ type: 'add-marker' })
  })

  it('U10 names hidden foes to the Game Master alone', () => {
    expect(JSON.stringify(asked(table).question)).toContain('Eel (hidden)')
    const phones: State = { ...table, phoneFlips: { everybody: true, except: [] } }
    expect(offersNow(phones, { kind: 'seat', seat: ada }).filter(({ question }) => question.id === 'marker')).toEqual(
      []
    )
    expect(asked(board([])).question.blocked?.message).toEqual(['No character and no foe is here'])
  })
})
