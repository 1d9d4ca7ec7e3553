import { expect, it } from 'vitest'
import { fuzzCalls } from '../../support/torture/call-fuzz'
import { smallGames } from '../../support/torture/small-games'

// Chance commands with 52 cards to choose from are slow to make up.
const counts = { prophecy: 700, 'game-face': 400, 'face-of-angels': 800 } as const

it.each(smallGames)(
  'PR51 GF35 A43 A36 whatever seats ask for, each does what it may or was called for and nothing else: %s (all of it: npm run torture -- seats)',
  game => {
    const { asked, done, answered, refusedByWho } = fuzzCalls(game, counts[game], 99)
    expect(asked).toBe(counts[game])
    expect([done, answered, refusedByWho].every(each => each > 0)).toBe(true)
  }
)
