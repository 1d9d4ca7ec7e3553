import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { askedFields, type Answers, type AnyQuestion } from '#rules/core/question'
import { gm } from '#rules/core/seat'
import { prophecy } from '#rules/prophecy/index'
import type { State } from '#rules/prophecy/state'
import type { SceneId } from '#rules/prophecy/vocabulary'
import { useGm } from '@/dashboard/store'
import { drawOutlines } from '../../../../support/drawn-outlines'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { board, type Board } from '../../../../support/moments/company'
import { lastBoard } from '../../../../support/small-game-screens'

const stateOf = ({ played }: Board): State => played.chronicle.campaign.boards.at(-1)?.state as State

/** A Finale with a gate of two Aspects, and two Characters with one Aspect each. @param performs the Finale is on stage */
function prepared(performs: boolean): Board {
  const game = board('prophecy', 'The last season')
  const add = (name: string, player: object | null, ...texts: readonly string[]): string => {
    game.act(gm, { type: 'add-object', name, kind: player ? 'person' : 'thing', player })
    const id = stateOf(game).objects.at(-1)!.id
    const kind = player ? 'occupation' : null
    for (const text of texts) game.act(gm, { type: 'attach', object: id, text, category: kind, about: null })
    return id
  }
  add('Ada', { kind: 'seat', seat: game.seats[0] }, 'Locksmith')
  add('Bo', { kind: 'seat', seat: game.seats[1] }, 'Patient')
  const gate = add('The gate', null, 'Rusted', 'Forgotten')
  game.act(gm, { type: 'sketch', parent: null, objective: 'Open the gate' })
  const scene = stateOf(game).scenes[0]!.id
  game.act(gm, { type: 'bring', scene, object: gate }, { type: 'go-to', phase: 'story' })
  return performs ? game.act(gm, { type: 'perform', scene, at: 1000 }) : game
}

beforeAll(drawOutlines)
let end: () => void
afterEach(() => end())

async function open(game: Board): Promise<LiveDashboard> {
  const live = await LiveDashboard.mount(game.played)
  end = () => live.page.end()
  useGm().board = lastBoard(game)
  await vi.waitFor(() => expect(note('Locksmith')).not.toBeNull(), 20_000)
  return live
}

const notes = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.pairs [data-aspect]')]
const note = (text: string): HTMLElement | null =>
  notes().find(each => each.firstChild?.textContent?.trim() === text) ?? null
const pressable = (): readonly string[] =>
  notes()
    .filter(each => each.getAttribute('aria-disabled') !== 'true')
    .map(each => each.dataset['aspect']!)
const answers = ({ page }: LiveDashboard): readonly unknown[] =>
  page.asks.flatMap(each => (each.ask === 'answer' ? [each.answers] : []))

/** The question that the host answers. */
function asked(game: Board, kind: string): AnyQuestion | undefined {
  const state = stateOf(game)
  const scene = state.scenes[0]?.id as SceneId
  return prophecy
    .openQuestions?.(state, { kind: 'gm' })
    .map(({ question }) => question)
    .find(({ id }) => id.startsWith(`${kind} ${scene}`))
}

/** The choices that the question offers after these answers. */
function offered(game: Board, given: Answers): readonly string[] {
  const question = asked(game, 'match')
  if (!question) return []
  return askedFields(question, given).flatMap(field =>
    field.kind === 'one' ? field.choices.filter(({ blocked }) => !blocked).map(({ key }) => key) : []
  )
}

async function matchTwo(live: LiveDashboard, character: string, environment: string): Promise<void> {
  await live.page.click(note(character)!)
  await live.page.click(note(environment)!)
  await live.click(/^Match these two/)
}

describe.each([
  ['prepared', false],
  ['performed', true]
])('the Aspects of a %s scene', (_, performs) => {
  it('PR22 PR23 QU1 what can be pressed is what the question offers, after each pair and each selection', async () => {
    const game = prepared(performs)
    const live = await open(game)
    const pairs = [
      ['Locksmith', 'Rusted'],
      ['Locksmith', 'Forgotten'],
      ['Patient', 'Rusted'],
      ['Patient', 'Forgotten']
    ] as const
    for (const [character, environment] of pairs) {
      for (const text of ['Locksmith', 'Patient']) {
        expect(pressable(), 'nothing selected').toEqual(offered(game, {}))
        if (!pressable().includes(note(text)!.dataset['aspect']!)) continue
        await live.page.click(note(text)!)
        expect(pressable(), `${text} selected`).toEqual(offered(game, { character: note(text)!.dataset['aspect']! }))
        await live.page.click(note(text)!)
      }
      await matchTwo(live, character, environment)
    }
    expect(stateOf(game).scenes[0]?.pairs).toHaveLength(4)
    expect([pressable(), offered(game, {})]).toEqual([[], []])
  })
})

describe('the Aspects of a performed scene', () => {
  const performs = true

  it('QU2 two Aspects are selected, and matched by Enter; a pair is selected, and taken away by its button', async () => {
    const game = prepared(performs)
    const live = await open(game)
    await live.page.click(note('Patient')!)
    await live.page.click(note('Rusted')!)
    expect(answers(live)).toEqual([])
    document.querySelector<HTMLElement>(':focus')?.blur()
    await live.press('Enter')
    const [patient, rusted] = ['Patient', 'Rusted'].map(text => note(text)!.dataset['aspect'])
    expect(answers(live)).toEqual([{ character: patient, with: rusted }])
    await live.click(/^Remove the pair Patient and Rusted/)
    expect(stateOf(game).scenes[0]?.pairs).toHaveLength(1)
    await live.click(/^Take it away/)
    expect(stateOf(game).scenes[0]?.pairs).toEqual([])
    expect(live.page.commands()).toEqual([])
  })

  it('PR22 QU2 digits select two Aspects in the column of the next choice, and Escape puts them off', async () => {
    const game = prepared(performs)
    const live = await open(game)
    note('Locksmith')!.focus()
    await live.press('2')
    await live.press('1')
    const selected = (): readonly string[] =>
      notes().flatMap(each => (each.getAttribute('aria-pressed') === 'true' ? [each.firstChild!.textContent!] : []))
    expect(selected().map(text => text.trim())).toEqual(['Patient', 'Rusted'])
    await live.press('Escape')
    expect(selected()).toEqual([])
    await live.press('1')
    await live.press('2')
    document.querySelector<HTMLElement>(':focus')?.blur()
    await live.press('Enter')
    const [locksmith, forgotten] = ['Locksmith', 'Forgotten'].map(text => note(text)!.dataset['aspect'])
    expect(answers(live)).toEqual([{ character: locksmith, with: forgotten }])
  })

  it('PR22 QU2 one button of the page has the look of Enter', async () => {
    const live = await open(prepared(performs))
    await live.page.click(note('Patient')!)
    await live.page.click(note('Rusted')!)
    const embers = (): readonly string[] =>
      [...document.querySelectorAll('.scene-page [data-enter]')].map(each => each.textContent ?? '')
    expect(embers()).toEqual([expect.stringContaining('Match these two')])
    await live.click(/^Who is in this scene/)
    expect(embers()).toEqual([expect.stringContaining('Change something')])
  })

  it('PR19 QU2 a digit selects a card, Enter commits it; what takes a pair away says so first, and undo brings both back', async () => {
    const game = prepared(performs)
    const live = await open(game)
    await matchTwo(live, 'Locksmith', 'Rusted')
    await live.click(/^Who is in this scene/)
    const [gate] = stateOf(game).scenes[0]!.present
    await live.press('1')
    expect(document.querySelector('[aria-label="In this scene"]')?.textContent).toContain(
      'The gate takes 1 matching pair away'
    )
    expect(stateOf(game).scenes[0]).toMatchObject({ present: [gate], pairs: [{}] })
    await live.press('Enter')
    expect(answers(live).at(-1)).toEqual({ cards: [] })
    expect(stateOf(game).scenes[0]).toMatchObject({ present: [], pairs: [] })
    expect(live.page.commands()).toEqual([])
    game.played.undo()
    expect(stateOf(game).scenes[0]).toMatchObject({ present: [gate], pairs: [{}] })
  })

  it('PR23 QU2 a pair that counts already says why it cannot be selected, and by which rule', async () => {
    const live = await open(prepared(performs))
    await matchTwo(live, 'Locksmith', 'Rusted')
    await live.page.click(note('Locksmith')!)
    await live.page.click(note('Rusted')!)
    expect(document.querySelector('.pairs [role=status]')?.textContent).toMatch(/That pair is counted already.*PR23/s)
    await live.page.click(note('Forgotten')!)
    await live.click(/^Match these two/)
    await live.page.click(note('Locksmith')!)
    expect(document.querySelector('.pairs [role=status]')?.textContent).toContain('matched with everything')
    expect(note('Locksmith')!.getAttribute('aria-pressed')).toBe('false')
  })
})
