import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import { gm } from '#rules/core/seat'
import type { Foe } from '#rules/thousand-faces/foes/model'
import { type FoeSecrets, noSecrets } from '#rules/thousand-faces/foes/secrets'
import { decide, describe as lineFor } from '#rules/thousand-faces/slices'
import type { Command, Event, State } from '#rules/thousand-faces/state'
import { view } from '#rules/thousand-faces/view'
import { seededLuck } from '../../support/luck'
import { otherwiseHidden, whimOf } from '../../support/thousand-faces/random-play'
import { adventure, foundation, playByWhim, type Step } from '../../support/thousand-faces/random-table'
import { ada } from '../../support/thousand-faces/table'
import { turns } from '../../support/thousand-faces/watch'
import { runs } from '../../support/thorough'

const audiences: readonly Audience[] = [
  { kind: 'gm' },
  { kind: 'table' },
  { kind: 'overlay' },
  { kind: 'seat', seat: ada }
]
const tables = [
  ['cards alone', foundation, 50, runs(7, 40)],
  ['everything', adventure, 80, runs(4, 20)]
] as const

describe.each(tables)('what no person may know, by random play with %s', (_with, table, length, numRuns) => {
  const longestMs = 240_000

  it(
    'D7 nothing that a person sees, reads or is refused depends on what is hidden',
    () => {
      fc.assert(
        fc.property(turns(length), fc.nat(), (whims, seed) => void playByWhim(table, whims, seed, sameToAll)),
        { numRuns }
      )
    },
    longestMs
  )

  it(
    'D7 a refusal is the same refusal whatever is hidden',
    () => {
      fc.assert(
        fc.property(turns(length), fc.nat(), (whims, seed) => {
          const { state } = playByWhim(table, whims, seed)
          const other = otherwiseHidden(state, seededLuck(seed))
          for (const whim of whims) {
            const command = table.propose(state, whimOf(whim))
            expect(refusal(other, command)).toEqual(refusal(state, command))
          }
        }),
        { numRuns }
      )
    },
    longestMs
  )

  it(
    'U10 J12 Q14 MK3 what players must not know is in no frame but the GM’s',
    () => {
      const canary = 'NOBODY-MAY-KNOW'
      fc.assert(
        fc.property(turns(length), fc.nat(), (whims, seed) => {
          playByWhim(table, whims, seed, ({ after }) => {
            const marked = withCanary(after, canary)
            for (const audience of audiences.slice(1))
              expect(JSON.stringify(view(marked, audience))).not.toContain(canary)
          })
        }),
        { numRuns }
      )
    },
    longestMs
  )
})

function sameToAll({ before, command, events, after }: Step, turn: number): void {
  const other = otherwiseHidden(after, seededLuck(turn + 1))
  for (const audience of audiences) {
    expect(JSON.stringify(view(other, audience))).toBe(JSON.stringify(view(after, audience)))
    for (const event of events) expect(lineFor(reordered(event), audience)).toEqual(lineFor(event, audience))
  }
  expect(decide(otherwiseHidden(before, seededLuck(turn)), command, gm, seededLuck(1)).ok).toBe(true)
}

/** Events that carry a hidden order, with another one. */
function reordered(event: Event): Event {
  if (event.type === 'deck-shuffled') return { ...event, order: [...event.order].reverse() }
  if (event.type === 'cards-went-digital') return { ...event, deck: [...event.deck].reverse() }
  return event
}

function refusal(state: State, command: Command): unknown {
  const decided = decide(state, command, gm, seededLuck(3))
  return decided.ok ? null : decided.error
}

/** Hidden foes, notes, allies, and secret things of others, under a name that must not be found anywhere. */
function withCanary(state: State, canary: string): State {
  return {
    ...state,
    foes: state.foes.map(foe => ({
      ...foe,
      name: foe.revealed ? foe.name : canary,
      note: canary,
      secrets: secretly(foe, canary)
    })),
    encounterNotes: { name: canary, where: canary, note: canary },
    allies: state.allies.map(ally => ({ ...ally, name: canary })),
    markers: state.markers.map(marker => (isOpen(state, marker) ? marker : { ...marker, word: canary })),
    sheets: state.sheets.map(sheet =>
      sheet.seat === ada ? sheet : { ...sheet, character: hiding(sheet.character, canary) }
    )
  }
}

/** Whatever was prepared about a foe; a hint that was shown is none of it. */
function secretly({ secrets = noSecrets, hintShown }: Foe, canary: string): FoeSecrets {
  const hint = hintShown ? secrets.hint : canary
  return { attacks: [canary], immunities: [canary], hint, weakness: canary, standsFor: canary, loot: canary }
}

/** MK3: for the table, and not on a foe that players do not see. */
function isOpen({ foes }: State, { on, seenBy }: State['markers'][number]): boolean {
  return seenBy === 'table' && (on.what !== 'foe' || foes.some(({ id, revealed }) => revealed && id === on.foe))
}

function hiding(character: State['sheets'][number]['character'], canary: string): typeof character {
  const items = character.items.map(item => (item.secret ? { ...item, name: canary, note: canary } : item))
  return { ...character, items }
}
