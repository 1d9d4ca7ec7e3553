import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FileInFolder } from '#shared/contract'
import { askGm, atTheTable, GmViewer, openTestHost, value } from './test-host'

type Host = Parameters<typeof askGm>[0]

async function titles(host: Host): Promise<Record<string, string | null>> {
  const files = value(await askGm(host, { ask: 'list-files' })) as readonly FileInFolder[]
  return Object.fromEntries(files.map(({ name, title }) => [name, title]))
}

describe('two campaigns do not share a title', () => {
  test.each(['open', 'closed'])('a copy of one that is %s has a title of its own, and opens with it', async how => {
    const { host, gm, note, folder } = await atTheTable()
    value(await note('The bells ring'))
    const before = gm.dashboard.frame?.revision
    if (how === 'closed') value(await askGm(host, { ask: 'close' }))
    const path = join(folder, 'the-drowned-bells.hearth')
    for (let copies = 0; copies < 2; copies++) value(await askGm(host, { ask: 'copy-file', path }))
    expect(await titles(host)).toEqual({
      'the-drowned-bells.hearth': 'The Drowned Bells',
      'the-drowned-bells copy.hearth': 'The Drowned Bells (copy)',
      'the-drowned-bells copy 2.hearth': 'The Drowned Bells (copy 2)'
    })
    value(await askGm(host, { ask: 'open', path: 'the-drowned-bells copy', mode: 'edit' }))
    expect(gm.dashboard.frame).toMatchObject({ title: 'The Drowned Bells (copy)', revision: (before ?? 0) + 1 })
    expect(gm.dashboard.notices).toEqual([])
    value(await askGm(host, { ask: 'undo', revision: gm.dashboard.frame?.revision ?? 0, steps: 1 }))
    expect(gm.dashboard.frame?.title).toBe('The Drowned Bells')
  })

  test('save a copy takes the title that was typed, or makes one; what is open keeps its own', async () => {
    const { host, gm } = await atTheTable()
    const before = gm.dashboard.frame
    value(await askGm(host, { ask: 'save-copy', path: 'one', title: 'The Bells of Ys' }))
    value(await askGm(host, { ask: 'save-copy', path: 'two' }))
    expect(gm.dashboard.frame).toMatchObject({ title: 'The Drowned Bells', revision: before?.revision })
    expect(await titles(host)).toMatchObject({
      'one.hearth': 'The Bells of Ys',
      'two.hearth': 'The Drowned Bells (copy)'
    })
  })

  test('save as goes on under the new title and leaves the old file its own; both open again', async () => {
    const { host, gm, note, root } = await atTheTable()
    value(await note('one'))
    value(await askGm(host, { ask: 'save-as', path: 'other', title: 'The Bells of Ys' }))
    expect(gm.dashboard).toMatchObject({ frame: { title: 'The Bells of Ys' }, file: { name: 'other.hearth' } })
    expect(gm.dashboard.recents[0]?.title).toBe('The Bells of Ys')
    value(await note('two'))
    value(await askGm(host, { ask: 'close' }))
    expect(await titles(host)).toEqual({
      'other.hearth': 'The Bells of Ys',
      'the-drowned-bells.hearth': 'The Drowned Bells'
    })
    const next = await openTestHost({ root })
    const after = new GmViewer()
    next.host.attach(after)
    for (const [place, title] of [
      ['other', 'The Bells of Ys'],
      ['the-drowned-bells', 'The Drowned Bells']
    ] as const) {
      value(await askGm(next.host, { ask: 'open', path: place, mode: 'edit' }))
      expect(after.dashboard.frame?.title).toBe(title)
    }
  })

  test('save as without a title keeps the one there is', async () => {
    const { host, gm } = await atTheTable()
    value(await askGm(host, { ask: 'save-as', path: 'other' }))
    expect(gm.dashboard.frame?.title).toBe('The Drowned Bells')
  })
})

test('a campaign that is closed tells in the list how it was left', async () => {
  const { host, gm, note } = await atTheTable()
  value(await note('The bells ring'))
  const foe = { name: 'Guard', kind: 'guard', stamina: 4, power: 'd4', squares: 0, note: '', count: 1 }
  const { boards, revision } = gm.dashboard.frame!
  value(await askGm(host, { ask: 'act', revision, board: boards[0]!.id, command: { type: 'add-foes', ...foe } }))
  const { frame } = gm.dashboard
  value(await askGm(host, { ask: 'close' }))
  const [recent] = gm.dashboard.recents
  expect(recent?.left).toMatchObject({ session: frame?.session, scene: frame?.scene.title })
  expect(recent?.left?.owed.length).toBeLessThanOrEqual(3)
  expect(recent?.left?.owed).toContain('1 foe still standing')
})
