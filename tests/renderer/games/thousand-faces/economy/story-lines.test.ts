import { describe, expect, it } from 'vitest'
import type { PursuitView } from '#rules/thousand-faces/minigames/view'
import { storyLines } from '@/games/thousand-faces/economy/story-lines'
import { fiveSeats } from '../../../../support/drowned-bells'
import { seatId } from '../../../../support/sheets'

const pursuit: PursuitView = {
  kind: 'pursuit',
  joined: [seatId(1)],
  rabbit: seatId(1),
  rounds: [],
  running: false,
  score: { rabbit: 1, pursuers: 2 },
  winner: null,
  pursuersMayMove: false,
  rabbitFlips: { suit: 'anvil', net: 0, value: 1 },
  next: null
}

const frame = { seats: fiveSeats, scene: { title: 'The bell tower', subtitle: '' } }

describe('what the stream is told of the story', () => {
  it('is nothing while the GM shows nothing', () => {
    expect(storyLines({ chapter: null, game: null }, frame)).toEqual([])
  })

  it('is the line that the GM wrote for the chapter, as on the table', () => {
    const chapter = { number: 2, name: 'Need', book: null }
    const scene = { title: 'The bell tower', subtitle: 'Chapter 2, The tide turns' }
    expect(storyLines({ chapter, game: null }, { seats: fiveSeats, scene })[0]?.says).toBe('Chapter 2, The tide turns')
  })

  it('is the chapter and the chase, in words', () => {
    const chapter = { number: 3, name: 'Go', book: null }
    expect(storyLines({ chapter, game: pursuit }, frame)).toEqual([
      { what: 'chapter', who: '', says: 'Chapter 3: Go' },
      { what: 'game', who: 'Pursuit', says: 'Kresk 1, pursuers 2' }
    ])
    expect(storyLines({ chapter: null, game: { ...pursuit, winner: 'rabbit' } }, frame)[0]?.says).toMatch(/got away$/)
  })
})
