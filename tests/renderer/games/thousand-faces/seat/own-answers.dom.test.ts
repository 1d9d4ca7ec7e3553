import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import type { OwnPower as Power } from '#rules/thousand-faces/follow-up/own-power'
import type { OutcomeView } from '#rules/thousand-faces/moves/view'
import OwnPower from '../../../../../src/renderer/games/thousand-faces/seat/flip/OwnPower.vue'
import OwnOutcome from '../../../../../src/renderer/games/thousand-faces/seat/moves/OwnOutcome.vue'
import { at, type Board } from '../../../../support/moments/company'
import { showNow, withActs } from '../../../../support/small-game-screens'
import { phoneOf, pressOn, sentFrom, table } from './own-phone'

let page: VueWrapper
afterEach(() => page.unmount())

async function phone(game: Board, nth = 0): Promise<void> {
  page = await phoneOf(game, nth)
}
const sent = (): readonly unknown[] => sentFrom(page)
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
  it('HA12 a call of somebody else can be helped, and left again', async () => {
    const game = table().act(gm, { type: 'call-flip', ask: flip(table()), why: 'The gate gives.' })
    await phone(game, 1)
    const help = page.get('[aria-label="Somebody else’s flip"]')
    expect(help.text()).toContain('The gate gives.')
    await press('I help')
    expect(sent()[0]).toEqual({ type: 'help-call', seat: game.seats[1], call: 1, helps: true })
    game.act(at(game.seats[1]), sent()[0] as object)
    await showNow(page, game, game.seats[1]!)
    await press('Do not help after all')
    expect(sent()[1]).toEqual({ type: 'help-call', seat: game.seats[1], call: 1, helps: false })
  })

  it('HA10 options are picked, as many as the card says, and then it is settled', async () => {
    page = mount(withActs(OwnOutcome), {
      props: { outcome, ...place, foes: [], nameOf: () => 'Kresk' }
    })
    expect(page.get('.main').text()).toBe('Pick 1 more')
    await press('Hit twice')
    await press('So be it')
    expect(sent()[0]).toMatchObject({ type: 'settle-outcome', outcome: 7, picks: [1], note: '' })
    page.unmount()
    const byGm = { ...outcome, pick: { ...outcome.pick, by: 'gm' } } as OutcomeView
    page = mount(withActs(OwnOutcome), {
      props: { outcome: byGm, ...place, foes: [], nameOf: () => 'Kresk' }
    })
    expect(page.text()).toContain('The Game Master decides')
    expect(page.findAll('button')).toHaveLength(0)
  })

  it('HA11 a blow is rolled against a foe by name, with a weapon, and then it stands there', async () => {
    const power = {
      followUp: 3,
      hit: { base: 'roll', dice: [], halved: false },
      foes: [
        { id: 1, name: 'Guard' },
        { id: 2, name: 'Hound' }
      ],
      weapons: [
        { item: 'i1', name: 'Flail', power: 'd6' },
        { item: null, name: 'Bare hands', power: '1' }
      ]
    } as unknown as Power
    page = mount(withActs(OwnPower), { props: { power, nameOf: () => 'Kresk' } })
    await press('Hound')
    await press('Roll against Hound')
    expect(sent()[0]).toEqual({
      type: 'roll-power',
      followUp: 3,
      foe: 2,
      power: 'roll',
      weapon: 'i1',
      weakness: 'missed'
    })
    await page.setProps({ power: { ...power, rolled: { name: 'Hound', power: 5, sum: 'd6: 5' } } })
    expect(page.get('h2').text()).toBe('Attack power 5 against Hound')
    expect(page.findAll('button')).toHaveLength(0)
  })
})

const place = {
  sheet: { stamina: 10, exhaustion: 0, exhaustionFaceUp: [], tokens: { exhaustion: 0 } } as never,
  character: { equipment: { pack: 0, items: [] } } as never
}
const outcome = {
  id: 7,
  seat: 's1',
  move: 'mix-it-up',
  name: 'Mix It Up',
  attribute: 'str',
  item: null,
  attack: null,
  fast: false,
  result: 3,
  text: 'You hit.',
  effects: [],
  options: [
    { text: 'Stay out of reach', blocked: null },
    { text: 'Hit twice', blocked: null }
  ],
  pick: { count: 1, by: 'player', xp: 0, twice: false },
  expend: null,
  regain: null,
  drawbacks: [],
  prices: [],
  stops: [],
  red: 0,
  repair: null,
  plain: false
} as unknown as OutcomeView
