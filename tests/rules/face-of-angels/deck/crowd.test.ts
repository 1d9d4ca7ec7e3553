import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { whyTooMany } from '#rules/face-of-angels/deck/crowd'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { actNumbers } from '#rules/face-of-angels/vocabulary'
import { seededLuck } from '../../../support/luck'
import { after, dealt, seatsFor } from '../../../support/face-of-angels/table'

const isAllowed = (players: number, command: Parameters<typeof faceOfAngels.decide>[1]) => {
  const board = faceOfAngels.open(seatsFor(players), { cards: 'digital' })
  const state = command.type === 'start-game' ? board : after(board, gm, { type: 'start-game' })
  return faceOfAngels.decide(state, command, gm, seededLuck(1)).ok
}

describe('too many players for one deck', () => {
  it.each([1, 2, 3, 8, 9, 10, 11, 12])('A5d with %i players it says exactly what the deal would refuse', players => {
    const why = whyTooMany(players)
    if (!isAllowed(players, { type: 'start-game' })) {
      expect(why?.message).toContain(`${players} players cannot be dealt hands`)
      return
    }
    const refused = actNumbers.slice(1).find(act => !isAllowed(players, { type: 'begin-act', act }))
    if (refused === undefined) expect(why).toBeNull()
    else expect(why?.message).toContain(`up to act ${refused - 1}: act ${refused} needs`)
  })

  it('A5d the remedy names a number of players with whom every act can be played', () => {
    const most = Number(/until (\d+) players/.exec(whyTooMany(12)?.remedy ?? '')?.[1])
    expect(most).toBe(8)
    expect(whyTooMany(most)).toBeNull()
    expect(whyTooMany(most + 1)).not.toBeNull()
    expect(dealt(most).started).toBe(true)
  })
})
