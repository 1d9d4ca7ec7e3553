import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ok } from '#rules/core/result'
import { thousandFaces } from '#rules/thousand-faces/index'
import { atTheTable, gmCaller, value } from './test-host'

test('CA22 an act that could not be opened again is refused, nothing is written, and the campaign goes on', async () => {
  const { host, gm, log, folder, revision, note, wrenSeat } = await atTheTable()
  const files = async () =>
    Promise.all(['.hearth', '.hearth.journal'].map(end => readFile(join(folder, `the-drowned-bells${end}`), 'utf8')))
  value(await note('The tide is out'))
  const before = [await files(), revision()]
  vi.spyOn(thousandFaces, 'decide').mockImplementationOnce(state =>
    ok({ state, events: [{ type: 'xp-gained', seat: wrenSeat, amount: Infinity, reason: 'endless' }] })
  )
  const board = gm.dashboard.frame?.boards[0]?.id ?? null
  const command = { type: 'gain-xp', seat: wrenSeat, amount: 1, reason: '' }
  const answer = await host.ask(gmCaller, { ask: 'act', revision: revision(), board, command })
  if (answer.ok || answer.error.kind !== 'refused') throw new Error('it was taken')
  expect(answer.error.because).toBe('our-bug')
  expect(answer.error.explanation.message.join('')).toContain('was not recorded')
  expect(JSON.stringify(answer)).not.toContain('events.0')
  expect([await files(), revision()]).toEqual(before)
  expect(log.filter(line => line.includes('our bug'))).toEqual([expect.stringMatching(/gain-xp: events\.0\.amount/)])

  value(await note('The bells ring'))
  expect(gm.dashboard.file?.save.kind).toBe('saved')
})
