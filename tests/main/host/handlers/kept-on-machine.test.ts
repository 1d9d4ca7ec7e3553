import { describe, expect, test } from 'vitest'
import { askGm, atTheTable, GmViewer, openTestHost, settle, value } from '../test-host'

describe('what this machine remembers', () => {
  test('preferences and recent campaigns outlive the host', async () => {
    const { host, root, gm } = await atTheTable()
    value(await askGm(host, { ask: 'set-preferences', preferences: { tableScale: 0.9 } }))
    const [recent] = gm.dashboard.recents
    value(await askGm(host, { ask: 'close' }))
    const next = await openTestHost({ root })
    const after = new GmViewer()
    next.host.attach(after)
    await settle(next.host)
    expect(after.dashboard.preferences.tableScale).toBe(0.9)
    expect(after.dashboard.recents).toHaveLength(1)
    value(await askGm(next.host, { ask: 'forget-recent', path: recent?.path ?? '' }))
    expect(after.dashboard.recents).toEqual([])
  })

  test('notices go when they are put away', async () => {
    const { host, gm } = await atTheTable()
    host.notice('plain', 'one')
    host.notice('plain', 'two')
    const [one] = gm.dashboard.notices
    value(await askGm(host, { ask: 'dismiss', notice: one?.id ?? '' }))
    expect(gm.dashboard.notices.map(notice => notice.says)).toEqual(['two'])
  })
})
