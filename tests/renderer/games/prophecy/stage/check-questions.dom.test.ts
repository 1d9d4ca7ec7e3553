import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import { questionsShown } from '#rules/prophecy/open-questions'
import { isDrawnIn, partsOf } from '#rules/prophecy/question-kinds'
import type { State } from '#rules/prophecy/state'
import { useGm } from '@/dashboard/store'
import { checkQuestions } from '@/games/prophecy/stage/check-questions'
import { play, steps } from '../../../../rules/prophecy/random-story'
import { drawOutlines } from '../../../../support/drawn-outlines'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { board, type Board } from '../../../../support/moments/company'
import { lastBoard } from '../../../../support/small-game-screens'

beforeAll(drawOutlines)
let end = (): void => {}
afterEach(() => end())

const stateOf = ({ played }: Board): State => played.chronicle.campaign.boards.at(-1)?.state as State

describe('the pages of the scenes', () => {
  it('QU1 draw each open question of the Game Master', () => {
    const drawn = new Set<string>()
    fc.assert(
      fc.property(play, game => {
        for (const { state } of steps(game)) {
          const pages = state.scenes.map(({ id, check }) => ({ id, outcome: check?.outcome ?? null }))
          for (const question of questionsShown(state, gm)) {
            drawn.add(partsOf(question.id).kind)
            const isDrawn = pages.some(
              page => isDrawnIn(question, 'pairs', page.id) || checkQuestions(page, [question]).length > 0
            )
            expect(isDrawn, question.id).toBe(true)
          }
        }
      }),
      { numRuns: 20, seed: 1, endOnFailure: true }
    )
    expect([...drawn]).toEqual(expect.arrayContaining(['perform', 'put-back', 'roll', 'tell', 'end']))
  })

  it('PR20 QU1 the scene of the page is proposed as the next one, and each other scene can be chosen', async () => {
    const game = board('prophecy', 'The last season').act(gm, { type: 'sketch', parent: null, objective: 'The Finale' })
    const [finale] = stateOf(game).scenes.map(({ id }) => id)
    for (const objective of ['Find the key', 'Bribe the porter'])
      game.act(gm, { type: 'sketch', parent: finale, objective })
    game.act(gm, { type: 'go-to', phase: 'story' })
    const live = await LiveDashboard.mount(game.played)
    end = () => live.page.end()
    useGm().board = lastBoard(game)
    const choices = (): readonly string[] =>
      [...document.querySelectorAll<HTMLElement>('.scene-page [role=radio]')].map(
        each => `${each.dataset['choice']} ${each.getAttribute('aria-checked')}`
      )
    const [, key, porter] = stateOf(game).scenes.map(({ id }) => id)
    await vi.waitFor(() => expect(choices()).toEqual([`${key} true`, `${porter} false`, `${finale} false`]), 20_000)
    document.querySelector<HTMLElement>(':focus')?.blur()
    await live.press('2')
    expect(stateOf(game).onStage).toBeNull()
    await live.press('Enter')
    expect(stateOf(game).onStage).toBe(porter)
    game.played.undo()
    expect(stateOf(game).onStage).toBeNull()
    expect(live.page.commands()).toEqual([])
  })
})
