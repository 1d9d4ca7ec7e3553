import { describe, expect, it } from 'vitest'
import { prophecy } from '#rules/prophecy/index'
import { mostPairs } from '#rules/prophecy/vocabulary'
import type { Options } from '#rules/prophecy/outline/model'
import type { State } from '#rules/prophecy/state'
import { outlined, Story } from './story'

const later: Options = { finale: 5, sceneMinutes: 8, relationship: 'character' }

/** A lone Finale with one Character Aspect and so many Environment Aspects, all of them matched. */
function matched(count: number): Story {
  const story = new Story().sketch('Ring the bell').character('Wren').attach('Wren', 'patient')
  story
    .thing('The bell', ...Array.from({ length: count }, (_, nth) => `crack ${nth}`))
    .bring('Ring the bell', 'The bell')
  for (let nth = 0; nth < Math.min(count, mostPairs); nth++) story.match('Ring the bell', 'patient', `crack ${nth}`)
  return story
}

describe('limits that keep a story readable', () => {
  it('PR47: a scene holds so many pairs, and the next one is refused', () => {
    const story = matched(mostPairs + 1)
    expect(story.refusal(story.matching('Ring the bell', 'patient', `crack ${mostPairs}`))).toBe('pairs-full')
    story.perform('Ring the bell').roll(...Array.from({ length: mostPairs }, () => 6))
    const [, , wave] = story.events.slice(-3)
    expect(story.events.every(event => prophecy.parse.event.parse(event).ok)).toBe(true)
    expect(wave).toMatchObject({ type: 'wave-rolled' })
  })

  it('PR47: more dice than can be rolled at once are refused, and not written down', () => {
    const story = matched(1).perform('Ring the bell')
    const pair = story.scene('Ring the bell').pairs[0]
    if (!pair) throw new Error('nothing is matched')
    // An older version took any number of pairs.
    const old: State = {
      ...story.state,
      scenes: story.state.scenes.map(scene => ({ ...scene, pairs: Array.from({ length: 201 }, () => pair) }))
    }
    story.state = old
    expect(story.refusal({ type: 'roll', dice: null })).toBe('too-many-dice')
    expect(story.sentence({ type: 'roll', dice: null })).toBe(
      '201 dice are more than the 200 that can be rolled at once. Remove some matching pairs.'
    )
  })

  it.each([1.7e308, Number.MAX_SAFE_INTEGER, 8_640_000_000_000_001])(
    'PR36: %d is no time: the clock neither starts, stops nor ends a scene with it',
    at => {
      const story = outlined()
      const bribe = story.scene('Bribe the porter').id
      expect(story.refusal({ type: 'perform', scene: bribe, at })).toBe('no-such-time')
      story.perform('Bribe the porter', 0)
      expect(story.refusal({ type: 'pause-clock', at })).toBe('no-such-time')
      expect(story.refusal({ type: 'reset-clock', at })).toBe('no-such-time')
      story.do({ type: 'pause-clock', at: 60_000 })
      expect(story.refusal({ type: 'start-clock', at })).toBe('no-such-time')
      expect(story.view.clock).toEqual({ ran: 60_000, since: null })
    }
  )

  it('PR36: a clock that an older file left running since the end of time still stops', () => {
    const story = outlined().perform('Bribe the porter', 0)
    story.state = { ...story.state, clock: { ran: 1.7e308, since: 0 } }
    story.do({ type: 'pause-clock', at: 1000 })
    expect(prophecy.parse.event.parse(JSON.parse(JSON.stringify(story.events.at(-1))))).toMatchObject({ ok: true })
  })
})

describe('what is fixed after a roll of dice', () => {
  it('PR40: the Finale’s difficulty is fixed, between two waves as well', () => {
    const story = matched(2).perform('Ring the bell').roll(6, 6)
    expect(story.scene('Ring the bell').check).toMatchObject({ due: 2, outcome: null })
    expect(story.refusal({ type: 'set-options', options: later })).toBe('finale-fixed')
    expect(story.sentence({ type: 'set-options', options: later })).toContain(
      'The Finale’s difficulty is fixed once dice have been rolled for a scene'
    )
    story.do({ type: 'set-options', options: { ...later, finale: 4, sceneMinutes: 10 } })
    expect(story.view.options.sceneMinutes).toBe(10)
  })

  it('PR3: a card that leaves the table stays in a scene that was told, by its name', () => {
    const story = matched(2).sketch('Find the stair', 'Ring the bell').bring('Find the stair', 'The bell')
    story.match('Find the stair', 'patient', 'crack 0').tellScene('Find the stair')
    story.do({ type: 'remove-object', object: story.object('The bell').id })
    expect(story.scene('Find the stair')).toMatchObject({ gone: ['The bell'], pool: 1, present: [] })
    expect(story.scene('Find the stair').check?.pairs).toHaveLength(1)
    expect(story.scene('Ring the bell')).toMatchObject({ gone: [], pool: 1, present: [], pairs: [] })
    expect(prophecy.check(story.state)).toEqual([])
  })

  it('PR3 PR42: an older file, whose cards left the told scenes as well, is replayed as it was', () => {
    const story = matched(1).tellScene('Ring the bell')
    const { id, name } = story.object('The bell')
    const old = prophecy.apply(story.state, { type: 'object-removed', object: id, name })
    expect(old.scenes[0]).toMatchObject({ gone: [], present: [] })
  })

  it('PR30: the same pair is exploited once', () => {
    const story = matched(2).tellScene('Ring the bell')
    const scene = story.scene('Ring the bell').id
    story.do({ type: 'tell', scene, exploited: [1, 1, 0, 7], words: '' })
    expect(story.scene('Ring the bell').exploited).toEqual([1, 0])
  })
})

describe('what a Character is', () => {
  it('PR5: a Character stays a person, and everything else may change its kind', () => {
    const story = new Story().character('Wren').thing('The bell')
    const wren = story.object('Wren').id
    expect(story.refusal({ type: 'rename-object', object: wren, name: 'Wren', kind: 'thing' })).toBe(
      'characters-are-persons'
    )
    story.do({ type: 'rename-object', object: wren, name: 'Sister Wren', kind: 'person' })
    expect(story.object('Sister Wren').kind).toBe('person')
    story.do({ type: 'rename-object', object: story.object('The bell').id, name: 'The tower', kind: 'place' })
    expect(story.object('The tower').kind).toBe('place')
  })
})
