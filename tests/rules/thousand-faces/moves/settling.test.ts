import { describe, expect, it } from 'vitest'
import { mostMended, mostRegained, packsFor, optionsWanted } from '#rules/thousand-faces/moves/picks'

describe('what settling a move takes and brings', () => {
  it.each([
    [{ perPack: 2, removes: 1 }, 5, 2, 4],
    [{ perPack: 1, removes: 1 }, 2, 2, 2],
    [{ perPack: 1, removes: 2 }, 2, 4, 2]
  ])('Q10 %o: %i Pack take off %i damage', (repair, packs, damage, costs) => {
    expect([mostMended(repair, packs), packsFor(repair, damage)]).toEqual([damage, costs])
  })

  it.each([0, 3])('Q10 where no Pack is asked for, %i Pack take off nothing', packs => {
    expect(mostMended({ perPack: 0, removes: 1 }, packs)).toBe(0)
    expect(packsFor({ perPack: 1, removes: 0 }, packs)).toBe(0)
  })

  it('N10 brings back one point, or as many as a d4 may show', () => {
    expect(mostRegained({ regain: { amount: '1' } })).toBe(1)
    expect(mostRegained({ regain: { amount: 'd4' } })).toBe(4)
    expect(mostRegained({ regain: null })).toBe(0)
  })

  it('M10 O33 options that XP opens are not picked without it', () => {
    const pick = { count: 2, by: 'player', xp: 1, twice: false } as const
    expect([optionsWanted(pick, 'xp'), optionsWanted(pick, 'nothing')]).toEqual([2, 0])
    expect([optionsWanted({ ...pick, xp: 0 }, 'nothing'), optionsWanted(null, 'xp')]).toEqual([2, 0])
  })
})
