import { afterEach, describe, expect, test, vi } from 'vitest'
import type { GmSnapshot, SaveState } from '#shared/contract'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { seen } from '../../../support/seen'
import { gmSnapshot } from '../../../support/snapshots'

let dashboard: MountedDashboard
afterEach(() => dashboard.end())

function unsaved(shell: GmSnapshot['shell']): GmSnapshot {
  const problem = {
    kind: 'not-written',
    code: 'EACCES',
    message: 'This folder or file may not be written to',
    remedy: 'Save the campaign somewhere else'
  } as const
  const save: SaveState = { kind: 'not-saved', since: 0, acts: 2, problem }
  const file = { name: 'bells.hearth', path: '/x/bells.hearth', save, journaled: 0, unsaved: 2 }
  return { ...gmSnapshot(), shell, file }
}

describe('the banner of a campaign that is not saved', () => {
  test('says why, and what to do', async () => {
    dashboard = await mountDashboard(unsaved('electron'))
    expect(document.body.textContent).toContain(
      'NOT saved — This folder or file may not be written to. Save the campaign somewhere'
    )
  })

  test('hands out the campaign as it is in memory', async () => {
    const given = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:bells')
    dashboard = await mountDashboard(unsaved('browser'), { export: { name: 'bells.hearth', text: '{}' } })
    await dashboard.click(dashboard.named('Download a copy'))
    expect(dashboard.asks).toContainEqual({ ask: 'export' })
    expect(given).toHaveBeenCalledOnce()
  })

  test('asks for another name, and saves under it', async () => {
    dashboard = await mountDashboard(unsaved('browser'), { 'list-files': [] })
    await dashboard.click(dashboard.named('Save under another name…'))
    await seen(() => expect(dashboard.asks).toContainEqual({ ask: 'list-files' }))
    await settled()
    await dashboard.click(dashboard.named('Save here'))
    expect(dashboard.asks).toContainEqual({ ask: 'save-as', path: 'bells', title: 'The Drowned Bells' })
  })

  test('leaves places to the system’s own dialog where there is one', async () => {
    dashboard = await mountDashboard(unsaved('electron'))
    expect(() => dashboard.named('Download a copy')).toThrow()
    await dashboard.click(dashboard.named('Save elsewhere…'))
    await seen(() => expect(dashboard.asks).toContainEqual({ ask: 'save-as', path: null }))
  })
})
