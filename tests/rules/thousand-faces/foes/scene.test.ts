import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import { plainText } from '#rules/core/log-line'
import type { Command, State } from '#rules/thousand-faces/state'
import { commandSchema, describe as lineFor, eventSchema, explain } from '#rules/thousand-faces/slices'
import { type GmView, view } from '#rules/thousand-faces/view'
import { ada, bo, board, play, refusalOf, sheet } from '../../../support/thousand-faces/table'

const mark = (as: 'here' | 'elsewhere', seat = bo): Command => ({ type: 'mark-scene', seat, as })
const two = (): State => board([sheet(ada, { xp: 1 }), sheet(bo, { xp: 3 })])
const encounter = (state: State) => (view(state, { kind: 'gm' }) as GmView).encounter

describe('who is in the scene', () => {
  it('U11 all characters, until the GM says otherwise', () => {
    expect(encounter(two()).power).toBe(24)
    expect(encounter(two()).scene).toEqual([
      { seat: ada, here: true },
      { seat: bo, here: true }
    ])
  })

  it('U11 U4 Party Power counts those in the scene and their XP', () => {
    const away = play(two(), mark('elsewhere')).state
    expect(encounter(away)).toMatchObject({ power: 11, human: { count: 1, left: 5 } })
    expect(encounter(away).scene).toEqual([
      { seat: ada, here: true },
      { seat: bo, here: false }
    ])
    expect(encounter(play(away, mark('here')).state).power).toBe(24)
  })

  it('U11 those who have left the table are not asked about', () => {
    const left = board([sheet(ada), sheet(bo, { retired: true })])
    expect(encounter(left).scene.map(({ seat }) => seat)).toEqual([ada])
  })

  it('U11 it prints and parses; saying it twice is refused in words', () => {
    expect(commandSchema.parse(JSON.parse(JSON.stringify(mark('elsewhere'))))).toEqual(mark('elsewhere'))
    const { state, events } = play(two(), mark('elsewhere'))
    expect(events.map(event => eventSchema.parse(JSON.parse(JSON.stringify(event))))).toEqual(events)
    expect(refusalOf(state, mark('elsewhere'))).toEqual({ because: 'marked-already', seat: bo, as: 'elsewhere' })
    expect(plainText(explain({ because: 'marked-already', seat: bo, as: 'here' }).message, () => 'Bo')).toBe(
      'Bo is in the scene already'
    )
  })

  it('U11 is the GM’s preparation: no other person reads of it or may set it', () => {
    const { state, events } = play(two(), mark('elsewhere'))
    const said = (audience: Audience) => events.map(event => lineFor(event, audience)).filter(line => line !== null)
    expect(said({ kind: 'gm' }).map(line => plainText(line.parts, () => 'Bo'))).toEqual(['Bo is not in the scene'])
    expect([...said({ kind: 'table' }), ...said({ kind: 'seat', seat: bo })]).toEqual([])
    for (const audience of [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: bo }] as const)
      expect(view(state, audience)).toEqual(view(two(), audience))
    expect(refusalOf(two(), mark('elsewhere'), { kind: 'seat', seat: bo })).not.toBeNull()
  })
})
