import { describe, expect, test } from 'vitest'
import type { BackupInfo } from '#shared/problem'
import { askGm, atTheTable, value } from '../test-host'

describe('backups', () => {
  test('are listed and put back', async () => {
    const { host, gm, note } = await atTheTable()
    value(await note('before'))
    value(await askGm(host, { ask: 'save' }))
    value(await note('after'))
    const path = gm.dashboard.file?.path ?? ''
    const backups = value(await askGm(host, { ask: 'list-backups', path })) as readonly BackupInfo[]
    const [first] = backups
    expect(first?.reason).toBe('first-of-day')
    value(await askGm(host, { ask: 'restore-backup', path, backup: first?.id ?? '' }))
    expect(JSON.stringify(gm.dashboard.frame?.log)).not.toContain('after')
    const kept = value(await askGm(host, { ask: 'list-backups', path })) as readonly BackupInfo[]
    expect(kept.map(({ reason }) => reason)).toContain('before-restore')
  })
})
