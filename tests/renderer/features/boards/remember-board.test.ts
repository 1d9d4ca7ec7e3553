import { createPinia, setActivePinia } from 'pinia'
import { nextTick } from 'vue'
import { expect, it } from 'vitest'
import type { BoardId } from '#rules/campaign/types'
import type { GmSnapshot } from '#shared/contract'
import { rememberBoard } from '@/features/boards/shown-board'
import { useGm } from '@/dashboard/store'

const at = (path: string | null) => ({ file: path === null ? null : { path } }) as unknown as GmSnapshot

function page(kept: Map<string, string>) {
  setActivePinia(createPinia())
  const gm = useGm()
  const stop = rememberBoard(gm, { getItem: key => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) })
  return { gm, stop }
}

it('the open board outlives a reload, in its own campaign only', async () => {
  const kept = new Map<string, string>()
  const before = page(kept)
  before.gm.snapshot = at('/bells.hearth')
  before.gm.board = 'b2' as BoardId
  await nextTick()
  before.stop()

  const after = page(kept)
  after.gm.snapshot = at('/bells.hearth')
  await nextTick()
  expect(after.gm.board).toBe('b2')
  after.stop()

  const elsewhere = page(kept)
  elsewhere.gm.snapshot = at('/vespers.hearth')
  await nextTick()
  expect(elsewhere.gm.board).toBeNull()
  elsewhere.stop()
})
