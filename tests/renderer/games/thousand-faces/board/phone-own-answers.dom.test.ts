import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import PhonePower from '@/games/thousand-faces/flip/PhonePower.vue'
import { at, type Board } from '../../../../support/moments/company'
import { lastBoard, showNow } from '../../../../support/small-game-screens'
import { askedOnPhone } from '../../../../support/phone-questions'
import { answersFrom, phoneOf, pressOn, table } from './own-phone'

let page: VueWrapper
afterEach(() => page.unmount())

async function phone(game: Board, nth = 0): Promise<void> {
  page = await phoneOf(game, nth)
}
const press = (words: string): Promise<void> => pressOn(page, words)

const flip = (game: Board) => ({
  type: 'flip',
  seat: game.seats[0],
  attribute: 'str',
  net: 0,
  move: 'Hold the gate',
  fast: false,
  hasText: { check: true, cross: false },
  versus: null,
  supporters: []
})

describe('what a player answers on the phone', () => {
  it('HA12 NP2 a call of another player can be helped, and left again', async () => {
    const game = table().act(gm, { type: 'call-flip', ask: flip(table()), why: 'The gate gives.' })
    await phone(game, 1)
    const help = page.get('[aria-label="Others are called"]')
    expect(help.text()).toContain('The gate gives.')
    expect(help.get('details').attributes('open'), 'what it can cost is read first').toBeUndefined()
    await press('Help with one card')
    const answered = (nth: number): unknown => {
      const [question, answers] = answersFrom(page)[nth]!
      return game.played.answer({ board: lastBoard(game), question, answers }, at(game.seats[1]))
    }
    expect(answered(0)).toMatchObject({ command: { type: 'help-call', call: 1, helps: true } })
    await showNow(page, game, game.seats[1]!)
    expect(page.get('[aria-label="Others are called"]').text()).toContain('You will help ')
    await press('Do not help after all')
    expect(answered(1)).toMatchObject({ command: { type: 'help-call', call: 1, helps: false } })
  })

  it('HA10 options are picked, as many as the card says, and then it is settled', async () => {
    const game = askedOnPhone('what a move brings')
    page = await phoneOf({ played: game, seats: game.seats, act: () => null as never })
    expect(page.get('.own-question .main').text()).toBe('Carry it out')
    await press('Carry it out')
    const [question, answers] = answersFrom(page)[0]!
    game.answer({ board: game.board, question, answers }, at(game.seats[0]))
  })

  it('HA11 a blow is rolled against a foe by name, with a weapon, and then it is shown', async () => {
    const game = askedOnPhone('how hard the blow is')
    page = await phoneOf({ played: game, seats: game.seats, act: () => null as never })
    const foes = page.findAll('.own-question [role=radiogroup]')[0]!.findAll('[role=radio]')
    expect(foes.length).toBeGreaterThan(1)
    await foes[1]!.trigger('click')
    await press('Strike')
    const [question, answers] = answersFrom(page)[0]!
    const entry = game.answer({ board: game.board, question, answers }, at(game.seats[0]))
    expect(entry).toMatchObject({
      command: { type: 'roll-power', power: 'roll', weakness: 'missed', foe: Number(answers['foe']) }
    })
    page.unmount()
    page = mount(PhonePower, { props: { rolled: { name: 'Hound', power: 5, sum: 'd6: 5' } } })
    expect(page.get('h2').text()).toBe('Attack power 5 against Hound')
    expect(page.findAll('button')).toHaveLength(0)
  })
})
