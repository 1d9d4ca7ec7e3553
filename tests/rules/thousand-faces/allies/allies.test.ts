import { describe, expect, it } from 'vitest'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import { newStory } from '#rules/thousand-faces/economy/model'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { noLuck, scriptedLuck } from '../../../support/luck'
import { ada, play, playAll, refusalOf } from '../../../support/thousand-faces/table'
import { adaWith, aFoe } from '../characters/builders'

const arrive: Command = { type: 'spend-journey', use: 'arrival', seat: null, what: 'Captain Ysolde' }
const fight = adaWith({}, {}, { foes: [aFoe({ revealed: true })], story: { ...newStory, journey: 2 } })
const joined = play(fight, arrive).state
const tieUp: Command = { type: 'send-ally', ally: 1, deed: 'tie-up', foe: 1 }
const reveal: Command = { type: 'send-ally', ally: 1, deed: 'reveal', foe: null }
const onward: Command = { type: 'give-spotlight', seat: ada }
const gm = (state: State): GmView => view(state, { kind: 'gm' }) as GmView
const attack: Command = {
  type: 'attack-foe',
  seat: ada,
  foe: 1,
  weapon: null,
  base: 'roll',
  dice: [],
  plus: 0,
  halved: 'whole',
  weakness: 'missed',
  square: 'keep',
  red: 0,
  help: { ally: 1, die: 6 },
  what: ''
}

describe('an unexpected arrival', () => {
  it('J8 J12 is there for a Journey point, until let go', () => {
    expect(gm(joined).allies).toEqual([{ id: 1, name: 'Captain Ysolde', deed: null }])
    const two = play(joined, { ...arrive, what: '' }).state
    expect(gm(two).allies.map(each => each.name)).toEqual(['Captain Ysolde', 'The ally'])
    expect(gm(play(two, { type: 'dismiss-ally', ally: 1 }).state).allies.map(each => each.id)).toEqual([2])
    expect(refusalOf(joined, { type: 'dismiss-ally', ally: 2 })).toEqual({ because: 'no-such-ally' })
  })

  it('J12 adds a die to a character’s attack', () => {
    const { state, events } = play(joined, attack, scriptedLuck(4))
    expect(state.foes[0]?.stamina).toBe(6 - (1 + 5))
    expect(lineFor(events[0] ?? expect.fail(), { kind: 'gm' })?.parts).toEqual([
      'Captain Ysolde lends a hand',
      ' to ',
      { seat: ada }
    ])
    expect(gm(state).allies[0]?.deed).toBe('die')
  })

  it('J12 does one thing in a turn of the spotlight', () => {
    const busy = play(joined, reveal).state
    for (const again of [reveal, tieUp, attack])
      expect(refusalOf(busy, again)).toEqual({ because: 'ally-busy', name: 'Captain Ysolde' })
    expect(gm(playAll(busy, noLuck, onward)).allies[0]?.deed).toBeNull()
    expect(gm(playAll(busy, noLuck, onward, tieUp)).allies[0]?.deed).toBe('tie-up')
  })

  it('J12 ties up one foe for this turn', () => {
    const tied = play(joined, tieUp).state
    expect(gm(tied).foes[0]?.tiedBy).toBe('Captain Ysolde')
    expect(gm(play(tied, onward).state).foes[0]?.tiedBy).toBeNull()
    expect(refusalOf(joined, { ...tieUp, foe: null } as Command)).toMatchObject({ because: 'ties-up-whom' })
    expect(refusalOf(joined, { ...tieUp, foe: 9 } as Command)).toEqual({ because: 'no-such-foe' })
  })

  it('J12 is named to the GM only', () => {
    const { state, events } = play(joined, tieUp)
    const others = [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: ada }] as const
    for (const audience of others) {
      expect(JSON.stringify(view(state, audience))).not.toContain('Ysolde')
      expect(events.map(event => lineFor(event, audience))).toEqual([null])
    }
  })
})
