import { describe, expect, it } from 'vitest'
import { SealedLuck } from '#main/host/shuffles/sealed-luck'
import { faceOfAngels } from '#rules/face-of-angels/index'
import type { Luck } from '#rules/core/luck'
import { gm } from '#rules/core/seat'
import type { AnySystem } from '#rules/core/system'
import { thousandFaces } from '#rules/thousand-faces/index'
import { faultOf, type Checked } from '../../../support/check-page'
import { nextCommand } from '../../../support/face-of-angels/random-commands'
import { seatsFor } from '../../../support/face-of-angels/table'
import { seededLuck } from '../../../support/luck'
import { whimOf } from '../../../support/thousand-faces/random-play'
import { adventure, creation, type Table } from '../../../support/thousand-faces/random-table'
import { runs } from '../../../support/thorough'

interface Play {
  readonly system: AnySystem
  readonly opened: unknown
  readonly next: (state: never, luck: Luck) => { readonly command: unknown; readonly actor: unknown }
}

const ofTable = ({ opened, propose }: Table): Play => ({
  system: thousandFaces as unknown as AnySystem,
  opened,
  next: (state, luck) => ({ actor: gm, command: propose(state, whimOf(luck.below(2 ** 31))) })
})

const plays: Readonly<Record<string, Play>> = {
  'A Thousand Faces': ofTable(adventure),
  'characters in the making': ofTable(creation),
  'The Face of Angels': {
    system: faceOfAngels as unknown as AnySystem,
    opened: faceOfAngels.open(seatsFor(3), { cards: 'digital' }),
    next: nextCommand
  }
}

/** Everything that was shuffled in a game at random, as the page that checks gets it: the events as a file gives them back. */
function shufflesOf({ system, opened, next }: Play, seed: number, asks: number): readonly Checked[] {
  const luck = seededLuck(seed)
  const found: Checked[] = []
  let state = opened
  for (let n = 0; n < asks; n++) {
    const sealed = { id: `c/${n + 1}`, seed: n.toString(16).padStart(64, '0') }
    const shuffling = new SealedLuck(luck, sealed, [{ by: 'words', bytes: 'ab'.repeat(16) }])
    const { command, actor } = next(state as never, luck)
    const decided = system.decide(state, command, actor as never, shuffling)
    if (!decided.ok) continue
    const events = decided.value.events.map(event => {
      const read = system.parse.event.parse(JSON.parse(JSON.stringify(event)))
      if (!read.ok) throw new Error(read.error.message)
      return read.value
    })
    const piles = events.flatMap(event => {
      const told = system.shuffles!(state, event)
      state = system.apply(state, event)
      return told
    })
    const { record } = shuffling
    if (record) found.push({ ...record, ...sealed, shakes: ['ab'.repeat(16)], piles })
    else expect(piles.filter(({ maybe }) => !maybe)).toEqual([])
  }
  return found
}

describe.each(Object.entries(plays))('SF10 of %s', (_, play) => {
  it('every order is of the things that lay there by the events, and the events took what the order says', () => {
    let seen = 0
    for (let seed = 1; seed <= runs(12, 100); seed++)
      for (const each of shufflesOf(play, seed, 400)) {
        seen += each.orders.length
        expect(faultOf(each), JSON.stringify(each)).toBeNull()
      }
    expect(seen).toBeGreaterThan(20)
  })

  it('an exchanged, missing or added thing in any order is found, also where the order still comes out of the secret', () => {
    const tried = { exchanged: 0, missing: 0, added: 0, dealt: 0, left: 0 }
    for (let seed = 1; seed <= runs(10, 50); seed++)
      for (const each of shufflesOf(play, seed, 300)) {
        each.orders.forEach((order, nth) => {
          if (order.length === 0 || isOfList(order, each)) return
          const at = (seed * 7 + nth) % order.length
          const changed = changes(order, at)
          for (const [how, to] of Object.entries(changed)) {
            tried[how as keyof typeof changed] += 1
            expect(faultOf({ ...each, orders: each.orders.with(nth, to) }), how).toMatch(/^The (order|cards)/)
          }
        })
        const must = each.piles.findIndex(({ maybe, dealt }) => !maybe && dealt.length > 0)
        if (must === -1) continue
        const pile = each.piles[must]!
        tried.dealt += 1
        const taken = changes(pile.dealt, seed % pile.dealt.length).exchanged
        expect(faultOf({ ...each, piles: each.piles.with(must, { ...pile, dealt: taken }) })).toMatch(/^The cards/)
        tried.left += 1
        expect(faultOf({ ...each, piles: [...each.piles, pile] })).toMatch(/^The cards/)
      }
    expect(Math.min(...Object.values(tried)), JSON.stringify(tried)).toBeGreaterThan(5)
  })
})

/** Whether it is of a list of the rules' own: of those only what was dealt is compared. */
function isOfList(order: readonly unknown[], { piles }: Checked): boolean {
  const text = JSON.stringify
  return piles.some(({ from, dealt }) => from === null && text(order.slice(0, dealt.length)) === text(dealt))
}

/** Another thing for the one at that place, which sorts where the old one did; one less; one more. */
function changes(order: readonly unknown[], at: number) {
  const other = typeof order[at] === 'string' ? `${order[at]}~` : { ...(order[at] as object), name: '~' }
  return { exchanged: order.with(at, other), missing: order.toSpliced(at, 1), added: [...order, other] }
}
