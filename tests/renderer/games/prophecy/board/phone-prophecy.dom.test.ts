import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { commandOf } from '../../../../support/chronicle'
import type { Answers } from '#rules/core/question'
import { gm, type SeatId } from '#rules/core/seat'
import type { SeatView } from '#rules/prophecy/view'
import { moments } from '../../../../support/moments/index'
import { at, type Board } from '../../../../support/moments/company'
import { tellAnswer } from '@/ui/sent-words'
import { lastBoard, mountSeatBoard, seatFrame, showNow } from '../../../../support/small-game-screens'

let page: VueWrapper
beforeEach(() => localStorage.clear())
afterEach(() => page.unmount())

async function phone(moment: string): Promise<Board> {
  const game = moments[moment]?.()
  if (!game) throw new Error(moment)
  page = await mountSeatBoard(game, game.seats[0] as SeatId)
  return game
}

/** The command that the host makes of what the phone answered last. */
function answered(game: Board, seat = game.seats[0] as SeatId): unknown {
  const [question, answers] = page.emitted('answer')?.at(-1) ?? []
  const { campaign } = game.played.chronicle
  return commandOf(campaign, lastBoard(game), String(question), answers as Answers, { kind: 'seat', seat })
}
const button = (name: RegExp) => page.findAll('button').find(each => name.test(each.text()))

describe('a player’s phone in Prophecy', () => {
  it('PR39 adds a card to the world, and an Aspect to a card', async () => {
    const game = await phone('prophecy: on stage')
    const world = page.get('.world-cards')
    const open = async (name: RegExp): Promise<void> => {
      await world
        .findAll('button')
        .find(each => name.test(each.text()))
        ?.trigger('click')
    }
    await open(/^A new card/)
    await world.get('.question-form input').setValue('The salt office')
    await world.get('.question-form .main').trigger('click')
    expect(answered(game)).toEqual({ type: 'add-object', name: 'The salt office', kind: 'place', player: null })
    await open(/^Add an Aspect/)
    await world.get('.question-form input').setValue('smells of tar')
    await world.get('.question-form .main').trigger('click')
    expect(answered(game)).toMatchObject({ type: 'attach', text: 'smells of tar', category: null, about: null })
  })

  it('PR2 reads the world and the catastrophe', async () => {
    const game = await phone('prophecy: on stage')
    const { doom } = seatFrame(game, game.seats[0] as SeatId).boards.find(each => each.system === 'prophecy')!
      .view as SeatView
    expect(doom.world).not.toBe('')
    expect(page.get('.doom').text()).toContain(doom.world.slice(0, 30))
  })

  it('PR2 says how it all ended', async () => {
    await phone('prophecy: the Finale is told')
    expect(page.text()).toMatch(/The Catastrophe (?:was averted|came to pass)/)
  })

  it('PR46 matches two Aspects, and nothing before both are chosen', async () => {
    const game = await phone('prophecy: on stage')
    await button(/^Match two Aspects/)?.trigger('click')
    const form = () => page.get('.question-form[data-rule=PR22]')
    expect(form().get('.main').text()).toBe('Choose one')
    const open = '[data-choice]:not([aria-disabled=true])'
    await form().get(open).trigger('click')
    const around = form().findAll('fieldset')[1]
    await around?.get(open).trigger('click')
    await form().get('.main').trigger('click')
    expect(answered(game)).toEqual(expect.objectContaining({ type: 'match' }))
    expect(() => game.act(at(game.seats[0]), answered(game) as object)).not.toThrow()
  })

  it('PR35 PR38 the Moderator pauses and resets the clock, and brings a card into the scene', async () => {
    const game = moments['prophecy: on stage']?.() as Board
    const seat = game.seats[0] as SeatId
    game.act(gm, { type: 'name-moderator', seat })
    page = await mountSeatBoard(game, seat)
    await button(/^Pause the clock/)?.trigger('click')
    await button(/^Reset the clock/)?.trigger('click')
    expect(page.emitted('act')).toMatchObject([[{ type: 'pause-clock' }], [{ type: 'reset-clock' }]])
    await button(/^Who is in this scene|^Which cards are in/)?.trigger('click')
    const form = () => page.get('.question-form[data-rule=PR19]')
    expect(form().get('.main').text()).toBe('Change something')
    await form().get('[data-choice][aria-pressed=false]').trigger('click')
    await form().get('.main').trigger('click')
    expect(answered(game)).toMatchObject({ type: 'cast' })
    expect(() => game.act(at(seat), answered(game) as object)).not.toThrow()
  })

  it('PR46 rolls the dice of the scene that is being performed', async () => {
    const game = await phone('prophecy: on stage')
    await button(/^Roll two dice/)?.trigger('click')
    expect(answered(game)).toEqual({ type: 'roll', dice: null })
  })

  it('PR32 PR46 tells what the table’s real dice show', async () => {
    const game = await phone('prophecy: on stage')
    await page.get('[data-choice=real]').trigger('click')
    await page.get('.question-form input').setValue('6 2')
    await button(/^Roll two dice/)?.trigger('click')
    expect(answered(game)).toEqual({ type: 'roll', dice: [6, 2] })
    expect(() => game.act(at(game.seats[0]), answered(game) as object)).not.toThrow()
  })

  it('PR46 says how it went once the dice have fallen, and offers no more roll', async () => {
    const game = await phone('prophecy: the dice have fallen')
    expect(button(/^Roll /)).toBeUndefined()
    await page.get('.question-form textarea').setValue('The porter counted twice')
    await button(/^Write it down/)?.trigger('click')
    expect(answered(game)).toEqual(expect.objectContaining({ type: 'tell', words: 'The porter counted twice' }))
  })

  it('is empty again after each further Aspect, also after a reload', async () => {
    const game = await phone('prophecy: seven characters')
    const own = () => page.get('.own-character')
    const open = async (): Promise<void> => {
      const folded = own()
        .findAll('button.folded')
        .find(each => /^Add an Aspect/.test(each.text()))
      await folded?.trigger('click')
    }
    const field = () => own().get('.question-form input')
    await open()
    const further = own().find('[data-choice=further]')
    if (further.exists()) await further.trigger('click')
    await field().setValue('Left-handed')
    await own().get('.question-form .main').trigger('click')
    expect(answered(game)).toMatchObject({ type: 'attach', text: 'Left-handed', category: null })
    const [question, answers] = page.emitted('answer')?.at(-1) ?? []
    game.act(at(game.seats[0]), answered(game) as object)
    tellAnswer({ ask: 'answer', question, answers } as never, true)
    await showNow(page, game, game.seats[0] as SeatId)
    await open()
    expect((field().element as HTMLInputElement).value).toBe('')
    page.unmount()
    page = await mountSeatBoard(game, game.seats[0] as SeatId)
    await open()
    expect((field().element as HTMLInputElement).value).toBe('')
  })

  it.each([
    ['character', 0],
    ['anyone', 1]
  ] as const)('PR40 offers relationships by the table’s choice: %s', async (relationship, strangers) => {
    const game = moments['prophecy: seven characters']?.() as Board
    game.act(gm, { type: 'add-object', name: 'The night porter', kind: 'person', player: null })
    game.act(gm, { type: 'add-object', name: 'The spa', kind: 'place', player: null })
    game.act(gm, { type: 'set-options', options: { finale: 4, sceneMinutes: 8, relationship } })
    page = await mountSeatBoard(game, game.seats[0] as SeatId)
    const own = page.get('.own-character')
    await button(/^Change the relationship/)?.trigger('click')
    const offered = own.findAll('.question-form [role=radio] b').map(option => option.text())
    expect(offered.filter(name => name === 'The night porter')).toHaveLength(strangers)
    expect(offered).not.toContain('The spa')
  })

  it('PR51 called to roll: one press that names the call, or the numbers of real dice', async () => {
    const game = await phone('prophecy: a player is called to roll')
    await vi.waitFor(() => page.get('.called-card .question-form'), 20_000)
    expect(page.get('.called-card').text()).toContain('The porter holds out his hand')
    expect(page.findAll('.question-form')).toHaveLength(1)
    await button(/^Roll two dice/)?.trigger('click')
    const answer = { type: 'answer-call', seat: game.seats[0], call: 1 }
    expect(answered(game)).toEqual({ ...answer, answer: { type: 'roll', dice: null } })
    await page.get('[data-choice=real]').trigger('click')
    await page.get('.question-form input').setValue('6 2')
    await button(/^Roll two dice/)?.trigger('click')
    expect(answered(game)).toEqual({ ...answer, answer: { type: 'roll', dice: [6, 2] } })
    expect(() => game.act(at(game.seats[0]), answered(game) as object)).not.toThrow()
  })

  it.each([
    ['new words', 'The porter counted twice', 'The porter counted twice'],
    ['none', '', ''],
    ['those that are there already', null, 'ShownOnTable before']
  ] as const)('PR51 called to tell: one press saves %s, and the call is over', async (_, typed, words) => {
    const game = moments['prophecy: the dice have fallen']?.() as Board
    const { onStage, scenes } = seatFrame(game, game.seats[0] as SeatId).boards.at(-1)?.view as SeatView
    const scene = scenes.find(({ id }) => id === onStage)
    if (typed === null) game.act(gm, { type: 'tell', scene: scene?.id, exploited: [], words })
    game.act(gm, { type: 'call-player', seats: [game.seats[0]], what: 'tell', why: '' })
    page = await mountSeatBoard(game, game.seats[0] as SeatId)
    await vi.waitFor(() => page.get('.called-card'), 20_000)
    await vi.waitFor(() => page.get('.called-card textarea'), 20_000)
    if (typed !== null) await page.get('.called-card textarea').setValue(typed)
    await button(/^Write it down/)?.trigger('click')
    const told = { type: 'tell', scene: scene?.id, words }
    expect(answered(game)).toEqual(
      expect.objectContaining({ type: 'answer-call', answer: expect.objectContaining(told) })
    )
    game.act(at(game.seats[0]), answered(game) as object)
    await showNow(page, game, game.seats[0] as SeatId)
    expect(page.find('.called-card').exists()).toBe(false)
  })

  it('PR52 says that the phone may go dark where its browser cannot keep it awake', async () => {
    await phone('prophecy: on stage')
    await vi.waitFor(() => expect(page.text()).toContain('This phone may go dark by itself'), 20_000)
  })

  it('PR51 called to match: Aspects of one’s own Character alone, until that is all', async () => {
    const game = moments['prophecy: a player is called to match']?.() as Board
    page = await mountSeatBoard(game, game.seats[1] as SeatId)
    await vi.waitFor(() => page.get('.called-card .question-form'), 20_000)
    const offered = page.findAll('.called-card [data-rule=PR22] fieldset')[0]?.findAll('[data-choice] small')
    expect(new Set(offered?.map(each => each.text())).size).toBe(1)
    await button(/That is all/)?.trigger('click')
    expect(answered(game, game.seats[1] as SeatId)).toEqual({
      type: 'answer-call',
      seat: game.seats[1],
      call: 1,
      answer: null
    })
  })
})
