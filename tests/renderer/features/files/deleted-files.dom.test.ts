import { afterEach, expect, test } from 'vitest'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { seen } from '../../../support/seen'
import { gmSnapshot } from '../../../support/snapshots'

let dashboard: MountedDashboard
afterEach(() => dashboard.end())

const name = 'bells (deleted, 2026-11-22 18.05).hearth'
const bells = { name, path: `/x/${name}`, title: 'The Drowned Bells', bytes: 9, changedAt: 0, journaled: false }

test('a deleted campaign is below the others, is brought back by one press, and the page says where it is', async () => {
  const other = { ...bells, name: 'other.hearth', path: '/x/other.hearth', title: 'Other' }
  const answers = {
    'list-files': [other],
    'delete-file': { path: '/x/y' },
    'list-deleted': [bells],
    'bring-back': { path: '/x/bells.hearth' }
  }
  dashboard = await mountDashboard(gmSnapshot(null), answers)
  await seen(() => expect(dashboard.named(/^Open…/)).toBeDefined())
  await dashboard.click(dashboard.named(/^Open…/))
  await seen(() => expect(dashboard.dialog()?.textContent).toContain('Deleted (1)'))
  await dashboard.click(dashboard.named('Delete…'))
  await dashboard.click(dashboard.named('Delete'))
  expect(dashboard.dialog()?.textContent).toContain('You can bring it back')
  await dashboard.click(dashboard.named('Bring back The Drowned Bells'))
  await settled()
  expect(dashboard.asks).toContainEqual({ ask: 'bring-back', path: bells.path })
  expect(dashboard.dialog()?.textContent).toContain('“The Drowned Bells” is back as bells')
  expect(dashboard.dialog()?.textContent).not.toContain('You can bring it back')
  expect(dashboard.asks.filter(asked => asked.ask === 'list-files')).toHaveLength(3)
})
