import { describe, expect, it } from 'vitest'
import { preparationPage, type PreparationPage } from '#rules/campaign/preparation'
import { TurnTimes } from '#rules/campaign/prompts/turn-times'
import { fitPaper } from '@/features/preparation/paper-fit'
import { busyPreparation } from '../../../support/busy-preparation'

function paperOf(players: number, each: number) {
  const chronicle = busyPreparation(players, each)
  const times = new TurnTimes(chronicle, [])
  times.readOn(Infinity)
  const page: PreparationPage = preparationPage(chronicle.campaign, times, 2, 0)
  return fitPaper(page, ['The bell tower'], seat => seat)
}

describe('the paper of a preparation', () => {
  it('BN7: sets a short page in large letters, whole, with lines to write on', () => {
    const { size, players, parts, blank } = paperOf(5, 1)
    expect(size).toBeGreaterThanOrEqual(9)
    expect(players).toHaveLength(5)
    expect(parts.map(({ heading }) => heading)).toEqual([
      'First line',
      'Do they ring bell 0? (from session 1)',
      'May come',
      'Not yet told',
      'Foes',
      'And also',
      'Still open'
    ])
    expect(parts.every(({ more }) => more === 0)).toBe(true)
    expect(blank).toBeGreaterThan(0)
  })

  it('BN7: sets a long one smaller, then says how many lines are in the app alone; a fork keeps both its ways', () => {
    const { size, parts } = paperOf(8, 12)
    expect(size).toBe(7)
    const mayCome = parts.find(({ heading }) => heading === 'May come')!
    expect(mayCome.rows.length).toBeGreaterThan(1)
    expect(mayCome.rows.length + mayCome.more).toBe(12 + 12)
    const forks = parts.filter(({ isFork }) => isFork)
    expect(forks.every(({ rows }) => rows.length === 2)).toBe(true)
    expect(forks.length + (forks.at(-1)?.more ?? 0)).toBe(12)
  })
})
