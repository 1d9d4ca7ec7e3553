import { describe, expect, it } from 'vitest'
import { type SeatId, gm } from '#rules/core/seat'
import { prophecy } from '#rules/prophecy/index'
import type { SeatView } from '#rules/prophecy/view'
import { scriptedLuck } from '../../../support/luck'
import { brindle, kresk, outlined, seatActor, Story } from '../story'

const stranger = 's99' as SeatId

describe('seats at a story', () => {
  it('PR44: no player plays or moderates who is not there', () => {
    const story = new Story().character('Wren')
    const wren = story.object('Wren').id
    const newcomer = (seat: SeatId) =>
      ({ type: 'add-object', name: 'Nobody', kind: 'person', player: seatActor(seat) }) as const
    for (const seat of [stranger, brindle]) {
      if (seat === brindle) story.setRetired(brindle, true)
      expect(story.refusal(newcomer(seat))).toBe('not-at-the-table')
      expect(story.refusal({ type: 'hand-over', object: wren, player: seatActor(seat) })).toBe('not-at-the-table')
      expect(story.refusal({ type: 'name-moderator', seat })).toBe('not-at-the-table')
    }
    story.setRetired(brindle, false).do({ type: 'hand-over', object: wren, player: seatActor(brindle) })
    expect(story.object('Wren').player).toEqual(seatActor(brindle))
    expect(story.do({ type: 'hand-over', object: wren, player: gm }).object('Wren').player).toEqual(gm)
  })

  it('PR45: a Character whose player has left stays, and a reminder says what can be done', () => {
    const story = new Story().character('Wren').setRetired(kresk, true)
    const says = () => story.view.reminders.flatMap(reminder => reminder.says).join(' ')
    expect(story.object('Wren').player).toEqual(seatActor(kresk))
    expect(says()).toContain('Wren’s player has left: hand the Character over, or wait for them')
    expect(story.setRetired(kresk, false).view.reminders.length).toBeGreaterThan(0)
    expect(says()).not.toContain('has left')
  })

  it('PR45: a Moderator who has left moderates nothing until they are back', () => {
    const story = new Story().do({ type: 'name-moderator', seat: brindle }).setRetired(brindle, true)
    const seen = () => prophecy.view(story.state, { kind: 'seat', seat: brindle }) as SeatView
    expect(seen()).toMatchObject({ moderator: null, isModerator: false })
    story.setRetired(brindle, false)
    expect(seen()).toMatchObject({ moderator: brindle, isModerator: true })
  })

  it('PR46: every seat may match, roll and tell; beginning and ending a scene is not theirs', () => {
    const story = outlined().character('Wren').attach('Wren', 'patient').thing('The lock', 'rusty')
    story.bring('Find the stair', 'The lock')
    const player = seatActor(brindle)
    const scene = story.scene('Find the stair').id
    expect(story.refusal({ type: 'perform', scene, at: 0 }, player)).toBe('not-yours')
    story.perform('Find the stair').do(story.matching('Find the stair', 'patient', 'rusty'), player)
    story.do({ type: 'roll', dice: null }, player, scriptedLuck(3))
    expect(story.refusal({ type: 'end-scene', at: 0 }, player)).toBe('not-yours')
    expect(story.refusal({ type: 'correct-outcome', scene, outcome: 'success' }, player)).toBe('not-yours')
    story.do({ type: 'tell', scene, exploited: [], words: 'The hinge sang' }, player)
    expect(story.scene('Find the stair').story).toBe('The hinge sang')
  })
})
