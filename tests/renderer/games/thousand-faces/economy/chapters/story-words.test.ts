import { describe, expect, it } from 'vitest'
import type { PacingView } from '#rules/thousand-faces/economy/view'
import {
  chapterLabel,
  endWords,
  metWords,
  paceWords,
  planned,
  sessionInBook
} from '@/games/thousand-faces/economy/chapters/story-words'
import { tutorialMinutes } from '#rules/thousand-faces/economy/tutorial'
import { countdownWords, wholeSeconds } from '@/ui/clock'

const pacing = (more: Partial<PacingView> = {}): PacingView => ({
  sessions: 3,
  plan: [3, 5, 8],
  chaptersEnded: 3,
  chaptersInBook: 8,
  journeyAhead: 4,
  circled: 0,
  ...more
})

describe('the story in words', () => {
  it('names the book only where there are books', () => {
    const chapter = { number: 3, name: 'Go' }
    expect(chapterLabel({ length: '9-hour', book: 1 }, chapter)).toBe('Chapter 3: Go')
    expect(chapterLabel({ length: '30-hour', book: 2 }, chapter)).toBe('Book 2, chapter 3: Go')
  })

  it('says how many conditions are met, and how a chapter ended', () => {
    const condition = { id: 'shared-goal', says: '', judgedBy: 'known' } as const
    const both = [
      { ...condition, met: true },
      { ...condition, met: false }
    ] as const
    const one = both.slice(0, 1)
    expect(metWords({ conditions: both, end: null, pays: 1 })).toBe('1 of 2 met')
    expect(metWords({ conditions: one, end: null, pays: 1 })).toBe('All met: take the point')
    expect(metWords({ conditions: both, end: 'forfeited', pays: 1 })).toBe('Point forfeited')
  })

  it('J3 promises no point where the chapter pays none at its end', () => {
    const one = [{ id: 'shared-goal', says: '', judgedBy: 'known', met: true }] as const
    expect(metWords({ conditions: one, end: null, pays: 'per-wound-healed' })).toBe('All met: the chapter can end')
    expect(endWords({ end: 'earned', pays: 'per-wound-healed' })).toBe('Ended')
    expect(endWords({ end: 'skipped', pays: 'per-wound-healed' })).toBe('Ended')
    expect(endWords({ end: 'earned', pays: 1 })).toBe('Point taken')
    expect(endWords({ end: 'skipped', pays: 1 })).toBe('No point')
  })

  it('holds the story against the plan of its sessions', () => {
    expect(paceWords(pacing(), 4, 2)).toBe('This session should reach the end of chapter 5: 2 chapters to go.')
    expect(paceWords(pacing({ chaptersEnded: 5 }), 5, 2)).toBe('The goal of this session, chapter 5, is reached.')
    expect(paceWords(pacing(), 4, 4)).toBe('The plan ended with session 3; 5 chapters to go.')
    expect(paceWords(pacing(), 0, 0)).toBe('8 chapters in 3 sessions.')
  })

  it('counts the sessions of a long campaign by books of three, three and four', () => {
    expect(sessionInBook({ length: '30-hour', book: 2 }, 5)).toBe(2)
    expect(sessionInBook({ length: '9-hour', book: 1 }, 2)).toBe(2)
    expect([planned({ plan: [3, 5, 8] }, 1), planned({ plan: [3, 5, 8] }, 9), planned({ plan: [] }, 1)]).toEqual([
      3,
      8,
      null
    ])
  })

  it('gives the tutorial ten minutes, fifteen with three players', () => {
    expect([2, 3, 4].map(tutorialMinutes)).toEqual([10, 15, 10])
  })

  it('Y4 runs the clock of the tutorial down and over', () => {
    expect([1_140_000, 1_139_001, 1, 0, -64_001].map(wholeSeconds)).toEqual([1140, 1140, 1, 0, -64])
    expect([countdownWords(1140), countdownWords(5), countdownWords(-65)]).toEqual(['19:00', '0:05', '+1:05'])
  })
})
