import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { elapsed } from '#rules/core/clock'
import { prophecy } from '#rules/prophecy/index'
import { brindle, nowhere, outlined, Story } from '../story'

/** A scene of difficulty 3 with three pairs and two precursors that went well: the document's own. */
function eightDice(): Story {
  const story = new Story().sketch('Finale').sketch('Cross the border', 'Finale')
  story.sketch('One', 'Cross the border').sketch('Two', 'Cross the border')
  story
    .character('Ruth')
    .attach('Ruth', 'Silver tongue')
    .attach('Ruth', 'Patient')
    .thing('Guard', 'Spotless name', 'Bored')
  story.bring('Cross the border', 'Guard').tellScene('One').tellScene('Two')
  story.match('Cross the border', 'Silver tongue', 'Spotless name').match('Cross the border', 'Silver tongue', 'Bored')
  return story.match('Cross the border', 'Patient', 'Bored').perform('Cross the border')
}

describe('performing', () => {
  it('PR20: a scene before its precursors is refused, and the refusal names them', () => {
    const story = outlined().sketch('Learn the hours', 'Steal the tables')
    const early = { type: 'perform', scene: story.scene('Steal the tables').id, at: 0 } as const
    expect(story.refusal(early)).toBe('precursors-first')
    expect(story.sentence(early)).toBe(
      'Other scenes lead to “Steal the tables” and come first. Perform “Bribe the porter” and “Learn the hours” first.'
    )
    expect(story.scene('Steal the tables')).toMatchObject({ standing: 'waiting' })
    expect(story.scene('Steal the tables').waitsFor).toHaveLength(2)
    story.tellScene('Learn the hours').tellScene('Bribe the porter', 'failure').perform('Steal the tables')
    expect(story.scene('Steal the tables').standing).toBe('on-stage')
    expect(story.refusal({ type: 'perform', scene: nowhere, at: 0 })).toBe('gone')
  })

  it('PR21: one scene at a time; it may be put back until its dice fall', () => {
    const story = outlined().perform('Find the stair')
    expect(story.view.phase).toBe('story')
    expect(story.refusal({ type: 'perform', scene: story.scene('Bribe the porter').id, at: 0 })).toBe('other-scene')
    expect(story.do({ type: 'put-back' }).view.onStage).toBeNull()
    expect(story.refusal({ type: 'put-back' })).toBe('nothing-on-stage')
    story.perform('Find the stair').do({ type: 'roll', dice: [] })
    expect(story.refusal({ type: 'put-back' })).toBe('dice-rolled')
    expect(story.refusal({ type: 'roll', dice: null })).toBe('dice-rolled')
    expect(story.perform('Bribe the porter').scene('Find the stair').took).toBe(0)
    expect(story.refusal({ type: 'end-scene', at: 0 })).toBe('not-told')
    expect(story.refusal({ type: 'perform', scene: story.scene('Find the stair').id, at: 0 })).toBe('told')
  })

  it('PR22: a pair is one Aspect of a Character and one of something in the scene', () => {
    const story = outlined().character('Kresk').attach('Kresk', 'Sure').attach('Kresk', 'Quick')
    story.thing('Porter', 'Greedy').thing('Bell', 'Loud').bring('Bribe the porter', 'Porter')
    expect(story.refusal(story.matching('Bribe the porter', 'Sure', 'Quick'))).toBe('not-a-pair')
    expect(story.refusal(story.matching('Bribe the porter', 'Greedy', 'Loud'))).toBe('not-a-pair')
    expect(story.refusal(story.matching('Bribe the porter', 'Sure', 'Loud'))).toBe('not-in-scene')
    expect(story.match('Bribe the porter', 'Sure', 'Greedy').scene('Bribe the porter').pool).toBe(1)
  })

  it('PR23: an Aspect may be in several pairs, the same pair counts once', () => {
    const story = outlined().character('Kresk').attach('Kresk', 'Sure').attach('Kresk', 'Quick')
    story.thing('Porter', 'Greedy').bring('Bribe the porter', 'Porter')
    story.match('Bribe the porter', 'Sure', 'Greedy').match('Bribe the porter', 'Quick', 'Greedy')
    expect(story.refusal(story.matching('Bribe the porter', 'Sure', 'Greedy'))).toBe('pair-counts-once')
    const [first] = story.scene('Bribe the porter').pairs
    if (!first) throw new Error('no pair')
    story.do({ type: 'unmatch', scene: story.scene('Bribe the porter').id, ...first })
    expect(story.scene('Bribe the porter').pool).toBe(1)
  })

  it('PR24 PR25 PR26 PR27: the document’s own check, wave by wave', () => {
    const story = eightDice()
    expect(story.scene('Cross the border')).toMatchObject({ difficulty: 3, lent: 2, pool: 5 })
    expect(story.scene('Cross the border').chance * 100).toBeCloseTo(60, 0)
    story.roll(3, 6, 5, 1, 6)
    expect(story.scene('Cross the border').check).toMatchObject({ hits: 3, due: 2, outcome: null, chance: 1 })
    story.roll(2, 6)
    expect(story.scene('Cross the border').check).toMatchObject({ hits: 4, due: 1, outcome: null })
    story.roll(4)
    const { check, outcome } = story.scene('Cross the border')
    expect(check?.waves.flat()).toEqual([3, 6, 5, 1, 6, 2, 6, 4])
    expect(check).toMatchObject({ hits: 5, due: 0, outcome: 'success' })
    expect(outcome).toBe('success')
  })

  it('PR25: each wave is an act, and nothing changes between them', () => {
    const story = eightDice().roll(6, 1, 1, 1, 1)
    expect(story.refusal(story.matching('Cross the border', 'Patient', 'Spotless name'))).toBe('dice-rolled')
    expect(story.refusal({ type: 'end-scene', at: 0 })).toBe('not-told')
    expect(story.view.serial).toBe(3)
    expect(story.roll(1).scene('Cross the border').outcome).toBe('failure')
  })

  it('PR27: fewer hits than the difficulty fail, as many succeed, and no dice fail', () => {
    expect(eightDice().roll(4, 4, 1, 1, 1).scene('Cross the border').outcome).toBe('failure')
    expect(eightDice().roll(4, 4, 4, 1, 1).scene('Cross the border').outcome).toBe('success')
    const bare = outlined().perform('Bribe the porter').roll()
    expect(bare.scene('Bribe the porter')).toMatchObject({ outcome: 'failure', check: { hits: 0, waves: [[]] } })
  })

  it('PR29 PR33: told scenes are crossed out, successes lend a die, the Finale ends it', () => {
    const story = outlined()
      .tellScene('Bribe the porter')
      .tellScene('Steal the tables', 'failure')
      .tellScene('Win the guild')
    expect(story.scene('Steal the tables')).toMatchObject({ standing: 'told', lent: 1, outcome: 'failure' })
    expect(story.scene('Win the guild').lent).toBe(0)
    expect(story.tellScene('Find the stair').scene('Ring the bell').lent).toBe(2)
    expect(story.view.ending).toBeNull()
    expect(story.tellScene('Ring the bell').view.ending).toBe('success')
  })

  it('PR30: then the table says what it exploited or what went wrong', () => {
    const story = eightDice()
    const { id } = story.scene('Cross the border')
    const tell = { type: 'tell', scene: id, exploited: [0, 7], words: 'He took the purse' } as const
    expect(story.refusal(tell)).toBe('not-told')
    story.roll(4, 4, 4, 1, 1).do(tell)
    expect(story.scene('Cross the border')).toMatchObject({ exploited: [0], story: 'He took the purse' })
  })

  it('PR31: an outcome put right moves the die on the parent', () => {
    const story = outlined().tellScene('Bribe the porter')
    const { id } = story.scene('Bribe the porter')
    expect(story.scene('Steal the tables').lent).toBe(1)
    story.do({ type: 'correct-outcome', scene: id, outcome: 'failure' })
    expect(story.scene('Steal the tables').lent).toBe(0)
  })

  it.each([[[4, 4, 4, 1]], [[4, 4, 4, 1, 7]], [[4, 4, 4, 1, 0]]])('PR32: %o are not five real dice', dice => {
    expect(eightDice().refusal({ type: 'roll', dice })).toBe('wrong-dice')
  })

  it('PR32: real dice count like any others', () => {
    const story = eightDice().do({ type: 'roll', dice: [6, 4, 1, 1, 1] })
    expect(story.refusal({ type: 'roll', dice: [] })).toBe('wrong-dice')
    expect(story.do({ type: 'roll', dice: [5] }).scene('Cross the border').outcome).toBe('success')
  })

  it('PR34: what was matched stays as it read', () => {
    const story = eightDice().roll(4, 4, 4, 1, 1)
    story.do({ type: 'rewrite', aspect: story.aspect('Bored'), text: 'Wide awake', about: null })
    story.do({ type: 'remove-object', object: story.object('Ruth').id })
    expect(story.scene('Cross the border').check?.pairs[1]).toEqual({
      character: 'Silver tongue',
      environment: 'Bored',
      of: ['Ruth', 'Guard']
    })
  })
})

describe('the clock', () => {
  it('PR35: it warns after the minutes of the edition and forbids nothing', () => {
    const story = outlined().perform('Bribe the porter', 1_000)
    expect(elapsed(story.view.clock, 1_000 + 9 * 60_000)).toBeGreaterThan(story.view.options.sceneMinutes * 60_000)
    story.do({ type: 'roll', dice: null }, gm).do({ type: 'end-scene', at: 1_000 + 20 * 60_000 })
    expect(story.scene('Bribe the porter').took).toBe(20 * 60_000)
    expect(new Story({ sceneMinutes: 10 }).view.options.sceneMinutes).toBe(10)
  })

  it('PR36: it starts with the scene, is paused, started again and set back', () => {
    const story = outlined().perform('Bribe the porter', 1_000)
    expect(story.refusal({ type: 'start-clock', at: 2_000 })).toBe('clock-is')
    story.do({ type: 'pause-clock', at: 61_000 })
    expect(story.view.clock).toEqual({ ran: 60_000, since: null })
    expect(story.refusal({ type: 'pause-clock', at: 62_000 })).toBe('clock-is')
    story.do({ type: 'start-clock', at: 100_000 })
    expect(elapsed(story.view.clock, 101_000)).toBe(61_000)
    expect(story.do({ type: 'reset-clock', at: 102_000 }).view.clock).toEqual({ ran: 0, since: 102_000 })
    // A page whose clock goes backwards takes nothing away.
    expect(story.do({ type: 'pause-clock', at: 50 }).view.clock).toEqual({ ran: 0, since: null })
    expect(story.do({ type: 'reset-clock', at: 60 }).view.clock).toEqual({ ran: 0, since: null })
  })
})

describe('who sees it', () => {
  it('PR41: every screen shows the same board', () => {
    const story = eightDice().roll(6, 4, 1, 1, 1)
    const table = prophecy.view(story.state, { kind: 'table' })
    expect(prophecy.view(story.state, { kind: 'overlay' })).toEqual(table)
    expect(story.view).toMatchObject(table)
    expect(prophecy.view(story.state, { kind: 'seat', seat: brindle })).toMatchObject(table)
  })
})
