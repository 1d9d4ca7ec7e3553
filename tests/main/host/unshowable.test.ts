import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { thousandFaces } from '#rules/thousand-faces/index'
import { askGm, atTheTable, gmCaller, GmViewer, openTestHost, settle, value } from './test-host'

/** A closed campaign, and how to give it one act more. */
async function withAct(board: string, event: object, command: object) {
  const table = await atTheTable()
  const path = table.gm.dashboard.file?.path ?? ''
  value(await askGm(table.host, { ask: 'close' }))
  const file = JSON.parse(await readFile(path, 'utf8'))
  const { digest: _, ...rest } = file
  const entry = { id: file.revision + 1, at: 1, kind: 'act', board, actor: { kind: 'gm' }, command, events: [event] }
  const bent = JSON.stringify({ ...rest, entries: [...file.entries, entry], revision: entry.id })
  await writeFile(path, bent)
  return { ...table, path, bent }
}

const ofNobody = {
  type: 'follow-up-opened',
  followUp: {
    id: 1,
    seat: 's6',
    move: 'mix-it-up',
    flip: null,
    result: 2,
    waits: false,
    power: null,
    struck: null,
    answers: true,
    owed: false,
    hits: [{ base: 'roll', dice: [6], halved: false }]
  }
}

describe('a file that passes every look at its parts and does not fit together', () => {
  test('FU1 a follow-up of a seat that is not there is refused, in words', async () => {
    const { host, gm, path, bent } = await withAct('b1', ofNobody, { type: 'close-follow-up', followUp: 1 })
    const opened = await askGm(host, { ask: 'open', path, mode: 'edit' })
    expect(JSON.stringify(opened)).toContain('unreadable')
    expect(JSON.stringify(opened)).not.toContain('mistake')
    expect(gm.dashboard.trouble).toMatchObject({ kind: 'unreadable' })
    expect(await readFile(path, 'utf8')).toBe(bent)
    const imported = await askGm(host, { ask: 'import', name: 'bent', text: bent })
    expect(JSON.stringify(imported)).toContain('unreadable')
  })

  test('CA22 one that only the dashboard cannot show is refused when it is opened', async () => {
    const { host, gm } = await atTheTable()
    const path = gm.dashboard.file?.path ?? ''
    value(await askGm(host, { ask: 'close' }))
    const view = vi.spyOn(thousandFaces, 'view').mockImplementation(() => {
      throw new Error('no seat s6 at this board')
    })
    const opened = await askGm(host, { ask: 'open', path, mode: 'edit' })
    view.mockRestore()
    expect(JSON.stringify(opened)).toMatch(/unreadable.*cannot be shown/)
    value(await askGm(host, { ask: 'open', path, mode: 'edit' }))
  })
})

describe('a campaign that cannot be shown any more', () => {
  test('is closed, reported in words, and its file stays; another one can be opened', async () => {
    const { host, gm, table, note, root, revision, wrenSeat } = await atTheTable()
    const path = gm.dashboard.file?.path ?? ''
    value(await note('The tide is out'))
    const view = vi.spyOn(thousandFaces, 'view').mockImplementation(() => {
      throw new Error('no seat s6 at this board')
    })
    const board = gm.dashboard.frame?.boards[0]?.id ?? null
    const command = { type: 'gain-xp', seat: wrenSeat, amount: 1, reason: '' }
    await host.ask(gmCaller, { ask: 'act', revision: revision(), board, command })
    const late = new GmViewer()
    host.attach(late)
    await settle(host)
    view.mockRestore()
    for (const dashboard of [gm.dashboard, late.dashboard]) {
      expect(dashboard.frame).toBeNull()
      expect(JSON.stringify(dashboard)).toContain('does not fit together')
    }
    expect(table.last.frame).toBeNull()
    await expect.poll(() => exists(`${path}.lock`)).toBe(false)
    expect(JSON.parse(await readFile(path, 'utf8')).entries.at(-1)).toMatchObject({ command: { type: 'gain-xp' } })
    const next = await openTestHost({ root })
    value(await askGm(next.host, { ask: 'open', path, mode: 'edit' }))
  })
})

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false
  )
}
