import { createPinia, setActivePinia } from 'pinia'
import { effectScope, type EffectScope } from 'vue'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paletteLines as campaignLines } from '@/games/thousand-faces/board/palette'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { useActions } from '@/features/actions/actions'
import type { PaletteLine } from '@/games/game'
import { paletteLines } from '@/features/palette/palette'
import { findLines, splitAtMatches } from '@/features/palette/palette-search'
import { useGm } from '@/dashboard/store'
import type { FoeView } from '#rules/thousand-faces/foes/view'
import { gmFrame, gmView } from '../../../support/snapshots'

let lines: readonly PaletteLine[]
const linesOf = (frame = gmFrame()): readonly PaletteLine[] =>
  paletteLines(frame, useGm(), action => action !== 'flashback', [campaignLines])

let board: EffectScope
beforeEach(() => {
  board = effectScope()
  board.run(() => useActions({ moves() {} }))
  setActivePinia(createPinia())
  lines = linesOf()
})
afterEach(() => board.stop())

describe('the palette', () => {
  it('shows what can be done before anything is typed', () => {
    expect(new Set(findLines(lines, '').map(line => line.group))).toEqual(new Set(['Do']))
  })

  it('finds a player first, and then the moments with that name', () => {
    const found = findLines(lines, 'wren')
    found[0]?.run()
    expect(useGmChoices()).toMatchObject({ chosen: 's3', panel: 'flip' })
    expect(found.some(line => line.group === 'Moments')).toBe(true)
  })

  it.each([
    ['buy', /^Buy from a seller/],
    ['day in town', /^Days/],
    ['wound', /^Blow for /],
    ['learn', /^Learn a move/]
  ])('finds an act by the word of a player: %s', (word, label) => {
    expect(findLines(lines, word).map(line => line.label)).toContainEqual(expect.stringMatching(label))
  })

  it('finds by the player behind the character, whatever the accents', () => {
    expect(findLines(lines, 'tomas')[0]?.label).toBe('Flip for Brindle')
  })

  it.each([
    ['settings', 'Settings'],
    ['theme', 'Theme'],
    ['connect', 'Connect other devices'],
    ['qr', 'Connect other devices'],
    ['overlay', 'The stream: layouts and links'],
    ['backup', 'Save a copy…'],
    ['wound wren', 'Blow for Sister Wren'],
    ['settigns', 'Settings'],
    ['brindel', 'Flip for Brindle']
  ])('finds %s', (query, label) => {
    expect(findLines(lines, query)[0]?.label).toBe(label)
  })

  it.each([
    ['buy', 'Days: begin or end a day in town'],
    ['market', 'Days: begin or end a day in town'],
    ['day in town', 'Days: begin or end a day in town'],
    ['wound', 'A blow: the Four Ds'],
    ['off-limits', 'Note something down'],
    ['x-card', 'Pause the game for everybody']
  ])('leads from %s to what can be done, before the rules that speak of it', (query, label) => {
    const rule = { id: 'rule', group: 'Rules', icon: 'book', hint: '', keys: [], run: () => undefined } as const
    const rules = Array.from({ length: 20 }, (_, nth) => ({
      ...rule,
      id: `rule:${nth}`,
      label: `HA${nth} How to ${query}`
    }))
    const found = findLines([...lines, ...rules], query).filter(({ group }) => group === 'Do')
    expect(found[0]?.label).toBe(label)
  })

  it('finds a foe by its name', () => {
    const foe = { id: 7, name: 'Tide-wraith', stamina: 4, power: '1d6', subdued: false } as unknown as FoeView
    const found = findLines(linesOf(gmFrame(gmView({ foes: [foe] }))), 'wraith')[0]
    expect(found?.label).toBe('Tide-wraith')
    found?.run()
    expect(useGmChoices().foe).toBe(7)
  })

  it('puts what is called so before what only has the word in its text', () => {
    expect(findLines(lines, 'study')[0]?.label).toBe('Study Under a Master')
  })

  it('wants every word', () => {
    expect(findLines(lines, 'damage wren').map(line => line.label)).toEqual(['Blow for Sister Wren'])
    expect(findLines(lines, 'wren nowhere')).toEqual([])
  })

  it('goes to a save point by as many acts as the frame says', () => {
    findLines(lines, 'before the bell')[0]?.run()
    expect(useGm().jump).toEqual({ entry: 401, steps: -7 })
  })

  it('says of an action that cannot be done why not, and refuses it in words', () => {
    let runs = 0
    board.run(() => useActions({ moves: { run: () => runs++, blocked: () => 'The fight is over' } }))
    const [line] = findLines(linesOf(), 'moves').filter(each => each.id === 'action:moves')
    expect(line?.hint).toBe('Not now: The fight is over')
    line?.run()
    expect(runs).toBe(0)
    expect(useGm().lastDenial?.denial).toMatchObject({ problem: { message: 'The fight is over' } })
  })

  it('offers no action that no component on screen does', () => {
    expect(findLines(lines, 'do a flashback').filter(line => line.group === 'Do')).toEqual([])
  })

  it('lights the words that were typed, whatever signs they hold', () => {
    expect(splitAtMatches('Flip for Sister Wren', 'wren')).toEqual(['Flip for Sister ', 'Wren', ''])
    expect(splitAtMatches('Dex at +2', '+2')).toEqual(['Dex at ', '+2', ''])
  })
})
