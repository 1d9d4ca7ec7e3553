import { describe, expect, it } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { newestLines } from '#rules/campaign/log'
import type { Audience } from '#rules/core/audience'
import { playedFor, turn } from '../../bench/long-campaign'
import { must } from '../../main/storage/toy'
import { seededLuck } from '../../support/luck'

const count = 12

describe('the window of the log', () => {
  it.each([1, 2, 3])('CA17 tells after any act, undo and redo what a new look would tell (seed %i)', seed => {
    const played = playedFor(30)
    const { chronicle } = played
    const luck = seededLuck(seed)
    const audiences: readonly Audience[] = [{ kind: 'gm' }, { kind: 'table' }, { kind: 'seat', seat: played.seats[0]! }]
    for (let step = 0; step < 80; step++) {
      const { standing, undone } = chronicle.line
      const dice = luck.below(10)
      if (dice < 3) played.undo(1 + luck.below(Math.min(3, standing - 20)))
      else if (dice < 5 && undone > 0) played.redo(1 + luck.below(undone))
      else if (dice === 5) played.savePoint(`point ${step}`)
      else turn(played)
      const again = must(Chronicle.open(chronicle.entries))
      for (const audience of audiences)
        expect(newestLines(chronicle, audience, count)).toEqual(newestLines(again, audience, count))
    }
  })
})
