import { expect, it } from 'vitest'
import type { FolderFile } from '#rules/book/folder/folder'
import type { FolderPlan } from '#rules/book/folder/plan'
import { askGm, atTheTable, seatCaller, value } from '../test-host'

const vault = (notes: number, length: number): readonly FolderFile[] =>
  Array.from({ length: notes }, (_, nth) => ({
    path: `World/Note ${nth}.md`,
    text: `---\ntags: [a, b]\n---\nSee [[Note ${(nth + 7) % notes}|the next one]].\n${'The mill grinds at night. '.repeat(length / 26)}`
  }))

it('OI4 the host answers a phone between two slices while it reads a folder', async () => {
  const { host, gm } = await atTheTable()
  const seat = gm.dashboard.frame!.seats[0]!.id
  const read = askGm(host, { ask: 'plan-book', files: vault(200, 8000) })
  let isRead = false
  void read.then(() => (isRead = true))
  let answered = 0
  while (!isRead) {
    value(await host.ask(seatCaller(seat), { ask: 'read-recap', session: null, audience: seat }))
    if (!isRead) answered += 1
    await new Promise(setImmediate)
  }
  // 1.6 million letters in steps of 16,000, twice over.
  expect(answered).toBeGreaterThan(30)
  expect((value(await read) as FolderPlan).added).toHaveLength(200)
})

it('OI4 a folder that is brought in parts is read as one, tells how far it is, and is called off', async () => {
  const { host } = await atTheTable()
  const files = vault(60, 16_000)
  const bring = async (from: number, to: number) =>
    value(await askGm(host, { ask: 'bring-notes', reading: 'r1', files: files.slice(from, to) }))
  await bring(0, 20)
  await bring(20, 40)
  const plan = value(await askGm(host, { ask: 'plan-book', reading: 'r1', files: files.slice(40) })) as FolderPlan
  expect([plan.added.length, plan.remarks]).toEqual([60, []])

  await bring(0, 59)
  const reading = askGm(host, { ask: 'plan-book', reading: 'r1', files: files.slice(59) })
  let share = 0
  while (share === 0) {
    await new Promise(setImmediate)
    share = (value(await askGm(host, { ask: 'follow-reading', reading: 'r1' })) as { share: number }).share
  }
  expect(share).toBeLessThan(1)
  value(await askGm(host, { ask: 'cancel-reading', reading: 'r1' }))
  expect(await reading).toMatchObject({
    ok: false,
    error: { problem: { message: expect.stringContaining('called off') } }
  })
})

it('OI4 another folder that is chosen meanwhile is read instead, and one that is too large is refused before it is read', async () => {
  const { host } = await atTheTable()
  const first = askGm(host, { ask: 'plan-book', reading: 'r1', files: vault(60, 16_000) })
  const second = askGm(host, { ask: 'plan-book', reading: 'r2', files: vault(3, 260) })
  expect(await first).toMatchObject({ ok: false })
  expect((value(await second) as FolderPlan).added).toHaveLength(3)

  const part = Array.from({ length: 40 }, (_, nth) => ({ path: `${nth}.md`, text: 'x'.repeat(400_000) }))
  for (let nth = 0; nth < 4; nth++) value(await askGm(host, { ask: 'bring-notes', reading: 'r3', files: part }))
  expect(await askGm(host, { ask: 'bring-notes', reading: 'r3', files: part })).toMatchObject({
    ok: false,
    error: { problem: { message: expect.stringContaining('more than can be read at once') } }
  })
})
