import { describe, expect, it } from 'vitest'
import { drawn } from '#rules/campaign/prompts/draw'
import { ownHooks, ownQuestions } from '#rules/campaign/prompts/own-prompts'
import { ownNames } from '#rules/campaign/prompts/prompts'

const things = (prefix: string, count: number) => Array.from({ length: count }, (_, nth) => ({ id: `${prefix}${nth}` }))

/** Draws so often, as a page does that remembers what was drawn. */
function draws(pools: Parameters<typeof drawn>[0], times: number, seed: string): readonly string[] {
  const shown: string[] = []
  for (let time = 0; time < times; time++) shown.push(drawn(pools, shown, seed, time > 0)?.id ?? 'none')
  return shown
}

describe('drawing', () => {
  it('EY3 repeats nothing within twenty draws, whatever the seed, where there are twenty', () => {
    for (let seed = 0; seed < 50; seed++) {
      const order = draws([things('book', seed % 7), things('own', 20)], 100, `${seed}`)
      for (let at = 0; at + 20 <= order.length; at++) expect(new Set(order.slice(at, at + 20)).size).toBe(20)
    }
  })

  it('EY3 the first list comes before the second', () => {
    expect(draws([things('book', 3), things('own', 30)], 4, 'x').map(id => id.slice(0, 3))).toEqual([
      'boo',
      'boo',
      'boo',
      'own'
    ])
  })

  it('EY2 shows what is shown as long as it is there, and the same again for the same seed', () => {
    const pool = [things('own', 30)]
    const [first = '', second = ''] = draws(pool, 2, 'one')
    expect(draws(pool, 2, 'one')).toEqual([first, second])
    expect(drawn(pool, [first, second], 'one', false)?.id).toBe(second)
    expect(drawn([things('own', 30).filter(({ id }) => id !== second)], [first, second], 'one', false)?.id).not.toBe(
      second
    )
    expect(
      new Set(Array.from({ length: 20 }, (_, seed) => drawn(pool, [], `${seed}`, false)?.id)).size
    ).toBeGreaterThan(8)
  })

  it('EY3 with fewer than that takes what was longest ago, and nothing of nothing', () => {
    const order = draws([things('own', 3)], 9, 'x')
    for (let at = 0; at + 3 <= order.length; at++) expect(new Set(order.slice(at, at + 3)).size).toBe(3)
    expect(drawn([], ['a'], 'x', true)).toBeNull()
  })

  it('EY3 EY4 our own lists are long enough and name nothing twice', () => {
    for (const list of [ownQuestions, ownHooks, ownNames.map(({ name }) => name)])
      expect(new Set(list).size).toBe(list.length)
    expect(Math.min(ownQuestions.length, ownHooks.length)).toBeGreaterThanOrEqual(40)
    expect(ownNames.length).toBeGreaterThanOrEqual(300)
    expect(new Set(ownNames.map(({ style }) => style)).size).toBeGreaterThanOrEqual(6)
    for (const question of ownQuestions) expect(question.split('{who}')).toHaveLength(2)
  })
})
