import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import { plainText } from '#rules/core/log-line'
import { noSecrets } from '#rules/thousand-faces/foes/secrets'
import { check, commandSchema, describe as lineFor, eventSchema, preview } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, type TableView, view } from '#rules/thousand-faces/view'
import { gm } from '#rules/core/seat'
import { ada, bo, board, play, refusalOf, sheet } from '../../../support/thousand-faces/table'
import { aFoe } from '../characters/builders'

type Prepared = Extract<Command, { type: 'add-prepared-foes' }>

const secrets = {
  attacks: ['Spits brine'],
  immunities: ['Cold iron'],
  hint: 'Claw marks a hand deep',
  weakness: 'The lantern it swallowed',
  standsFor: 'Everything they left at sea',
  loot: 'A captain’s ring'
}
const beast = {
  name: 'Tide beast',
  kind: 'monster',
  stamina: 16,
  power: 'd10',
  squares: 1,
  note: 'Sleeps by day',
  secrets,
  count: 1
} as const
const guards = {
  name: ' ',
  kind: 'guard',
  stamina: 6,
  power: 'd6',
  squares: 0,
  note: '',
  secrets: noSecrets,
  count: 2
} as const
const encounter = { name: 'At the sluice', where: 'The lower lock', note: 'The water rises' }
const ready: Prepared = { type: 'add-prepared-foes', encounter, foes: [beast, guards], pay: 'nothing' }

const table = (shadow = 20): State =>
  board([sheet(ada), sheet(bo)], { shadow: { free: shadow, circled: 0, factor: 1 } })
const players: readonly Audience[] = [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: ada }]
const gmView = (state: State): GmView => view(state, gm) as GmView
const hint = (as: 'shown' | 'hidden', foe = 1): Command => ({ type: 'show-hint', foe, as })

describe('prepared foes', () => {
  it('PF1 come in one act, hidden, numbered, named after their kind where they have no name', () => {
    const { state, events } = play(table(), ready)
    expect(events).toHaveLength(1)
    expect(state.foes.map(({ id, name, revealed, most }) => [id, name, revealed, most])).toEqual([
      [1, 'Tide beast', false, 16],
      [2, 'Bouncer or guard 1', false, 6],
      [3, 'Bouncer or guard 2', false, 6]
    ])
    expect(commandSchema.parse(JSON.parse(JSON.stringify(ready)))).toEqual(ready)
    expect(events.map(event => eventSchema.parse(JSON.parse(JSON.stringify(event))))).toEqual(events)
    expect(check(state)).toEqual([])
  })

  it('PF1 Z2 Shadow pays for a d10, Stamina above ten and the traits of a monster, or nothing is brought', () => {
    const paid = play(table(), { ...ready, pay: 'free' }).state
    expect(paid.shadow.free).toBe(20 - (4 + 2 + 2))
    expect(gmView(paid).encounter.spent).toBe(10 + 3 + 2 * (6 + 3))
    expect(gmView(play(table(), ready).state).encounter.spent).toBe(16 + 3 + 2 * (6 + 3))
    expect(refusalOf(table(7), { ...ready, pay: 'free' })).toMatchObject({ because: 'not-enough-shadow', needs: 8 })
  })

  it('PV6 PF4 it is told beforehand what they cost', () => {
    expect(preview(table(), ready, play(table(), ready).state)?.numbers).toMatchObject({ partyPower: 37, price: 8 })
  })

  it('PF2 what was prepared is the GM’s, hidden and revealed', () => {
    const { state, events } = play(table(), ready)
    expect(gmView(state).foes[0]?.secrets).toEqual(secrets)
    const shown = play(state, { type: 'reveal-foes' })
    const told = [...Object.values(secrets).flat(), beast.note, ...Object.values(encounter)]
    for (const audience of players)
      for (const each of [state, shown.state]) {
        const read = [view(each, audience), ...[...events, ...shown.events].map(event => lineFor(event, audience))]
        for (const text of told) expect(JSON.stringify(read)).not.toContain(text)
      }
  })

  it('PF2 other secrets, the same bytes for all others', () => {
    const other = {
      ...ready,
      encounter: null,
      foes: ready.foes.map(foe => ({ ...foe, note: 'else', secrets: { ...secrets, hint: 'Nothing at all', loot: '' } }))
    }
    const [one, two] = [ready, other].map(command => play(play(table(), command).state, { type: 'reveal-foes' }).state)
    for (const audience of players)
      expect(JSON.stringify(view(two!, audience))).toBe(JSON.stringify(view(one!, audience)))
  })

  it('PF3 the hint of a hidden foe is shown without its name, that of a seen one with it, and is taken back', () => {
    const { state, events } = play(play(table(), ready).state, hint('shown'))
    expect(view(state, { kind: 'table' })).toMatchObject({ foes: [], hints: [secrets.hint] })
    expect(plainText(lineFor(events[0]!, { kind: 'table' })!.parts, String)).toBe(`A hint: ${secrets.hint}`)
    expect(JSON.stringify(view(state, { kind: 'table' }))).not.toContain(beast.name)
    const seen = play(state, { type: 'show-foe', foe: 1, as: 'revealed' }).state
    expect((view(seen, { kind: 'table' }) as TableView).foes[0]?.hint).toBe(secrets.hint)
    expect(view(seen, { kind: 'table' })).not.toHaveProperty('hints')
    const back = play(seen, hint('hidden')).state
    expect(JSON.stringify(view(back, { kind: 'table' }))).not.toContain(secrets.hint)
    expect(back.foes[0]).not.toHaveProperty('hintShown')
  })

  it('PF3 no hint, none to show; shown once is shown; a player shows none; a hint that is deleted is shown no longer', () => {
    const state = play(table(), ready).state
    expect(refusalOf(state, hint('shown', 2))).toMatchObject({ because: 'no-hint' })
    expect(refusalOf(state, hint('hidden'))).toMatchObject({ because: 'already-there' })
    expect(refusalOf(state, hint('shown', 99))).toEqual({ because: 'no-such-foe' })
    expect(refusalOf(state, hint('shown'), { kind: 'seat', seat: ada })).not.toBeNull()
    const shown = play(state, hint('shown')).state
    const foe = { ...shown.foes[0]!, secrets: { ...secrets, hint: ' ' } }
    const edited = play(shown, { type: 'edit-foe', foe } as Command).state
    expect(edited.foes[0]).not.toHaveProperty('hintShown')
    expect(check(edited)).toEqual([])
    expect(check({ ...edited, foes: [aFoe({ hintShown: true })] })).not.toEqual([])
  })

  it('PF5 the encounter stays with the GM until all foes are cleared away', () => {
    const state = play(table(), ready).state
    expect(gmView(state).encounterNotes).toEqual(encounter)
    const more = play(state, { ...ready, encounter: null }).state
    expect(gmView(more).encounterNotes).toEqual(encounter)
    expect(gmView(play(more, { type: 'clear-foes' }).state)).not.toHaveProperty('encounterNotes')
  })
})
