import { expect, it } from 'vitest'
import type { CheckedShuffle } from '#shared/contract'
import { compared, gapsIn, titleOf } from '../../../support/check-page'
import { seededLuck } from '../../../support/luck'
import { runs } from '../../../support/thorough'
import { askGm, atTheTable, value } from '../test-host'

const clean = { missing: [], twice: [] }

/** Shuffles, undone acts, acts done again and secrets revealed, in any order; after each of them what the page that checks would hold. */
async function playedAtRandom(seed: number, steps: number) {
  const luck = seededLuck(seed)
  const table = await atTheTable({ sealed: true })
  const board = table.gm.dashboard.frame!.boards[0]!.id
  const seat = (): string => [table.wrenSeat, table.kreskSeat][luck.below(2)]!
  const ask = (asked: object) => askGm(table.host, { ...asked, revision: table.revision() } as never)
  const cards = (to: string) => ask({ ask: 'act', board, command: { type: 'use-cards', seat: seat(), cards: to } })
  const told: string[] = []
  const seen: (readonly CheckedShuffle[])[] = []
  for (let step = 0; step < steps; step++) {
    const [what, many] = [luck.below(12), 1 + luck.below(3)]
    if (what < 4) await cards('physical')
    else if (what < 8) await cards('digital')
    else if (what < 10) await ask({ ask: 'undo', steps: many })
    else if (what === 10) await ask({ ask: 'redo', steps: many })
    else await askGm(table.host, { ask: 'reveal-shuffles' })
    const next = table.gm.dashboard.nextShuffle
    if (next) told.push(`${next.id} ${next.seal}`)
    seen.push(value(await askGm(table.host, { ask: 'read-shuffle-check' })) as never)
  }
  return { seen, kept: [...new Set(told)].join('\n'), luck }
}

it('SF12 no number is missing or there twice in any play with undone acts, acts done again and reveals; one that is deleted is found, but the last', async () => {
  const found = { deleted: 0, anew: 0, undone: 0 }
  for (let seed = 1; seed <= runs(4, 40); seed++) {
    const { seen, kept, luck } = await playedAtRandom(seed, 60)
    for (const shuffles of seen) {
      expect(gapsIn(shuffles)).toEqual(clean)
      found.anew += shuffles.filter(({ id }) => /\.\d+$/.test(id)).length
      if (shuffles.length < 2) continue
      const left = luck.below(shuffles.length - 1)
      expect(gapsIn(shuffles.toSpliced(left, 1))).toEqual({ missing: [`${left + 1}`], twice: [] })
      expect(gapsIn([...shuffles, shuffles[left]!])).toEqual({ missing: [], twice: [`${left + 1}`] })
      found.deleted += 1
      // Nobody can tell from the page that there was a last one.
      expect(gapsIn(shuffles.slice(0, -1))).toEqual(clean)
    }
    const last = seen.at(-1)!
    const inAll = compared(kept, last)
    expect(inAll.other).toEqual([])
    found.undone += inAll.gone.length
    // A phone was told the seal after it, and so knows that it was made.
    const { id } = last.at(-1)!
    if (kept.includes(`${id} `)) expect(compared(kept, last.slice(0, -1)).gone).toContain(id)
  }
  expect(Math.min(...Object.values(found)), JSON.stringify(found)).toBeGreaterThan(0)
}, 60_000)

it('SF12 several in a row that were left out are told together', () => {
  const ids = ['first/1', 'first/2', 'c/3', 'c/6.2', 'c/7', 'c/9', 'c/13'].map(id => ({ id }))
  expect(gapsIn(ids)).toEqual({ missing: ['4 to 5', '8', '10 to 12'], twice: [] })
  expect(gapsIn(ids.slice(1))).toEqual({ missing: ['1', '4 to 5', '8', '10 to 12'], twice: [] })
})

it('SF12 a shuffle that was sealed anew after a reveal has the number of the one before, and says so', () => {
  expect(titleOf('c/12')).toBe('Shuffle 12')
  expect(titleOf('c/12.2')).toBe('Shuffle 12, sealed anew after a reveal')
  const [before, anew] = ['ab', 'cd'].map(two => two.repeat(32))
  const kept = `c/11 ${before}\nc/12 ${before}\nc/12.2 ${anew}\nc/13 ${anew}`
  const recorded = [{ id: 'c/12.2', seal: anew! }]
  expect(compared(kept, recorded)).toEqual({ same: 1, other: [], gone: ['c/11'], elsewhere: 2 })
})
