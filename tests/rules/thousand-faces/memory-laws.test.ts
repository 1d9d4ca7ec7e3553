import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import type { State } from '#rules/thousand-faces/state'
import { view } from '#rules/thousand-faces/view'
import { adventure, playByWhim } from '../../support/thousand-faces/random-table'
import { ada, bo } from '../../support/thousand-faces/table'
import { json, turns } from '../../support/thousand-faces/watch'
import { runs } from '../../support/thorough'

const audiences: readonly Audience[] = [
  { kind: 'gm' },
  { kind: 'table' },
  { kind: 'seat', seat: ada },
  { kind: 'seat', seat: bo }
]

it('D7 what is remembered of the boards before is what would be laid out anew', () => {
  fc.assert(
    fc.property(turns(60), fc.nat(), (whims, seed) => {
      const shown: { what: string; state: State; views: string }[] = []
      playByWhim(adventure, whims, seed, ({ command, after }) =>
        shown.push({ what: command.type, state: after, views: viewsOf(after) })
      )
      for (const { what, state, views } of shown) {
        const strange = json(state) as State // equal, and nothing of it has been seen before
        expect(views === viewsOf(strange), `a view went stale at ${what}`).toBe(true)
      }
    }),
    { numRuns: runs(3, 12), endOnFailure: true }
  )
}, 240_000)

function viewsOf(state: State): string {
  return JSON.stringify(audiences.map(audience => view(state, audience)))
}
