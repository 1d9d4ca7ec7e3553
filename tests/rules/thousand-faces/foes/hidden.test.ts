import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import { plainText } from '#rules/core/log-line'
import type { Foe } from '#rules/thousand-faces/foes/model'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { newStory } from '#rules/thousand-faces/economy/model'
import { seededLuck } from '../../../support/luck'
import { ada, bo, board, play, type Played, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, aFoe, aMove, anItem } from '../characters/builders'

const players: readonly Audience[] = [
  { kind: 'table' },
  { kind: 'overlay' },
  { kind: 'seat', seat: ada },
  { kind: 'seat', seat: bo }
]
const name = 'Veiled Abbot'
const lurker = aFoe({ name, power: 'd6' })

const facing = (foes: readonly Foe[]): State =>
  board(
    [
      sheet(ada, { xp: 5, character: aCharacter({ moves: [aMove('where-it-hurts')], items: [anItem('sword')] }) }),
      sheet(bo)
    ],
    { foes, made: 100, story: { ...newStory, length: '9-hour' }, shadow: { free: 20, circled: 0, factor: 1 } }
  )

/** Everything that players can read after this: their frames, and their lines of the log. */
const readBy = ({ state, events }: Played): string =>
  players
    .flatMap(who => [
      JSON.stringify(view(state, who)),
      ...events.map(event => plainText(lineFor(event, who)?.parts ?? [], seat => seat))
    ])
    .join('\n')

const attack: Command = { type: 'foes-attack', foes: [1], seat: ada, die: 'roll' }
const others: Command = { type: 'foes-attack', foes: [2, 1], seat: ada, die: 'roll' }
const after = (state: State, ...commands: readonly Command[]): Played =>
  commands.reduce<Played>(
    (on, command) => {
      const { state: now, events } = play(on.state, command, seededLuck(1))
      return { state: now, events: [...on.events, ...events] }
    },
    { state, events: [] }
  )

function taken({ state, events }: Played): Played {
  const { id = 0, power = 0 } = state.attacks[0] ?? {}
  const split = { exhaustion: power, harm: 0, wound: 0 } as const
  const more = after(state, {
    type: 'take-attack',
    attack: id,
    split,
    exhaustionOnto: [],
    harmOnto: [],
    woundOnto: null,
    relief: 'none',
    describe: ''
  })
  return { state: more.state, events: [...events, ...more.events] }
}

describe('a hidden foe', () => {
  it('U10 strikes without its name in any player’s frame, log, dice or reason for a loss', () => {
    const struck = after(facing([lurker]), attack)
    expect(readBy(struck)).not.toContain(name)
    expect(readBy(taken(struck))).not.toContain(name)
  })

  it('U10 the GM reads who strikes', () => {
    const struck = after(facing([lurker]), attack)
    expect((view(struck.state, { kind: 'gm' }) as GmView).attacks[0]?.from).toBe(name)
    const lines = struck.events.map(event => plainText(lineFor(event, { kind: 'gm' })?.parts ?? [], () => 'Ada'))
    expect(lines.at(-1)).toMatch(/^Veiled Abbot strikes Ada with \d$/u)
  })

  it('U10 among others neither its name nor how many they are is read', () => {
    const guard = aFoe({ id: 2, name: 'Guard', revealed: true })
    const struck = after(facing([guard, lurker]), others)
    expect(readBy(taken(struck))).not.toContain(name)
    expect(struck.state.attacks[0]).toMatchObject({ from: 'Guard and others', unseen: 'Guard and 1 more' })
  })

  it('U10 what it does and suffers before it is revealed stays unsaid, and after it is hidden again too', () => {
    const deeds: readonly Command[] = [
      { type: 'engage-foe', foe: 1, seat: ada },
      { type: 'upgrade-foe', foe: 1, use: 'foe-square', from: 'free', note: '' },
      { type: 'name-weakness', foe: 1, weakness: 'the left knee' },
      {
        type: 'attack-foe',
        seat: ada,
        foe: 1,
        weapon: null,
        base: 'one',
        dice: [],
        plus: 1,
        halved: 'whole',
        weakness: 'struck',
        square: 'keep',
        red: 1,
        what: 'bare hands'
      },
      attack
    ]
    const played = after(facing([lurker]), ...deeds)
    expect(readBy(played)).not.toContain(name)
    const shown = after(played.state, { type: 'show-foe', foe: 1, as: 'revealed' })
    expect(readBy(shown)).toContain(name)
    expect(readBy(taken(after(shown.state, { type: 'show-foe', foe: 1, as: 'hidden' }, attack)))).not.toContain(name)
  })

  it('LOG5 several strike, one strikes', () => {
    const guards = [aFoe({ revealed: true }), aFoe({ id: 2, name: 'Thug', revealed: true })]
    const said = (command: Command) => {
      const opened = after(facing(guards), command).events.find(event => event.type === 'attack-opened')
      return opened && plainText(lineFor(opened, { kind: 'table' })?.parts ?? [], () => 'Ada')
    }
    expect(said(attack)).toMatch(/^Guard strikes Ada/u)
    expect(said(others)).toMatch(/^Thug and 1 more strike Ada/u)
  })

  it('N2 the die of a foe is the GM’s roll, not its target’s', () => {
    const { state, events } = after(facing([aFoe({ revealed: true })]), attack)
    expect(state.dice?.seat).toBeNull()
    const rolled = events.find(event => event.type === 'dice-rolled')
    expect(rolled && plainText(lineFor(rolled, { kind: 'table' })?.parts ?? [], () => 'Ada')).toMatch(/^The GM rolls/u)
  })
})

describe('a secret weapon', () => {
  it('Q14 is not named by the roll of an attack', () => {
    const secret = anItem('sword', { name: 'Nightglass', secret: true })
    const state = board([sheet(ada, { character: aCharacter({ items: [secret] }) }), sheet(bo)], {
      made: 100,
      foes: [aFoe()]
    })
    const { events } = after(state, {
      type: 'attack-foe',
      seat: ada,
      foe: 1,
      weapon: 'i1',
      base: 'roll',
      dice: [],
      plus: 0,
      halved: 'whole',
      weakness: 'missed',
      square: 'keep',
      red: 0,
      what: 'Nightglass'
    })
    const read = events.map(event => plainText(lineFor(event, { kind: 'table' })?.parts ?? [], () => 'Ada'))
    expect(read.join('\n')).not.toContain('Nightglass')
  })
})
