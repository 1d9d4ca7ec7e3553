import { describe, expect, it } from 'vitest'
import { moveOf, moves, needsNoCard, untaughtLevel } from '#rules/thousand-faces/moves/all'
import { moveIds } from '#rules/thousand-faces/moves/ids'
import { levelAbove, netOf, stepsAbove } from '#rules/thousand-faces/moves/level'

describe('levels', () => {
  it.each([
    ['r2', -2],
    ['r1', -1],
    ['0', 0],
    ['g1', 1],
    ['g2', 2]
  ] as const)('M1 a move at %s adds %i to the sum of advantages', (level, net) => {
    expect(netOf(level)).toBe(net)
  })

  it('M2 a level that is not printed is jumped over', () => {
    expect(levelAbove(['r1', '0', 'g1'], 'r1')).toBe('0')
    expect(levelAbove(['r2', '0'], 'r2')).toBe('0')
    expect(levelAbove(['0', 'g1'], 'g1')).toBeNull()
    expect(stepsAbove(['r2', 'r1', '0', 'g1', 'g2'], 'r1')).toBe(3)
  })

  it('M3 a character who lacks the card makes a flipping move at its lowest printed level', () => {
    expect(untaughtLevel(moveOf('pick-pockets'))).toBe('r2')
    expect(untaughtLevel(moveOf('where-it-hurts'))).toBe('r1')
    expect(untaughtLevel(moveOf('volley'))).toBe('0')
    expect(untaughtLevel(moveOf('defy-danger'))).toBe('0')
  })

  it('M3 O16 a move without an attribute needs its card', () => {
    expect(needsNoCard(moveOf('backstab'))).toBe(true)
    expect(needsNoCard(moveOf('rest'))).toBe(true)
    expect(needsNoCard(moveOf('slide'))).toBe(false)
  })
})

describe('the cards', () => {
  it('M4 there are 12 basic moves, 6 of downtime and 38 cards', () => {
    expect(moves.map(move => move.id)).toEqual([...moveIds])
    const count = (group: string) => moves.filter(move => move.group === group).length
    expect([count('basic'), count('downtime'), count('card')]).toEqual([12, 6, 38])
  })

  it('M4 every move that flips says something for each of the four results, and no other does', () => {
    for (const { name, results, attributes } of moves) {
      expect(results === null, name).toBe(attributes.length === 0)
      expect(results?.every(said => said.trim() !== '') ?? true, name).toBe(true)
    }
  })

  it('M4 O1 O2 O5 Defend is flipped with Str, Good Cardio gives no foe a better position, Suggestive Subtlety starts plain', () => {
    expect(moveOf('defend').attributes).toEqual(['str'])
    expect(moveOf('good-cardio').effects[2]).toEqual([{ kind: 'recover', amount: 'd4' }])
    expect(moveOf('suggestive-subtlety').levels).toContain('0')
  })

  it('M5 the FAST ones are those of the cards', () => {
    expect(moves.filter(move => move.fast).map(move => move.id)).toEqual([
      'good-cardio',
      'and-this-is-for',
      'where-it-hurts',
      'go-berserk',
      'fury',
      'goreography',
      'weak-spot',
      'unknown-benefactor'
    ])
  })

  it('M6 E19 moves that keep silent on a single check owe a GM move', () => {
    const silent = moves.filter(move => move.results !== null && !move.hasText.check && !move.fast)
    expect(silent.map(move => move.id)).toEqual(['pick-pockets', 'pick-locks', 'backstab', 'called-shot'])
  })
})
