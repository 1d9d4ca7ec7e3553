import { describe, expect, it } from 'vitest'
import { findLines, lit, paletteLines } from '../../../src/renderer/gm/palette'
import { gmFrame } from '../../support/showings'

const panels = [
  { id: 'flip', label: 'Flip', icon: 'cards' },
  { id: 'damage', label: 'Damage', icon: 'swords' }
]
const lines = paletteLines(gmFrame(), deed => deed !== 'flashback', panels)

describe('the palette', () => {
  it('shows what can be done before anything is typed', () => {
    expect(new Set(findLines(lines, '').map(line => line.group))).toEqual(new Set(['Do']))
  })

  it('finds a player first, and then the moments with that name', () => {
    const found = findLines(lines, 'wren')
    expect(found[0]?.act).toEqual({ does: 'seat', seat: 's3', panel: 'flip' })
    expect(found.some(line => line.group === 'Moments')).toBe(true)
  })

  it('finds by the player behind the character, whatever the accents', () => {
    expect(findLines(lines, 'tomas')[0]?.label).toBe('Flip for Brindle')
  })

  it('wants every word', () => {
    expect(findLines(lines, 'damage wren').map(line => line.label)).toEqual(['Damage for Sister Wren'])
    expect(findLines(lines, 'wren nowhere')).toEqual([])
  })

  it('goes to a save point by as many acts as the frame says', () => {
    expect(findLines(lines, 'before the bell')[0]?.act).toEqual({ does: 'jump', entry: 401, steps: -7 })
  })

  it('offers no deed that nobody on screen does', () => {
    expect(findLines(lines, 'do a flashback').filter(line => line.act.does === 'deed')).toEqual([])
  })

  it('lights the words that were typed, whatever signs they hold', () => {
    expect(lit('Flip for Sister Wren', 'wren')).toEqual(['Flip for Sister ', 'Wren', ''])
    expect(lit('Dex at +2', '+2')).toEqual(['Dex at ', '+2', ''])
  })
})
