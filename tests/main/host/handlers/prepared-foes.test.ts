import { readFile, readdir, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import type { PreparedList } from '#shared/contract'
import { faultyDisk } from '../../storage/faulty-disk'
import { preparedEncounter, preparedFile, preparedFoe } from '../../../support/thousand-faces/prepared'
import { askGm, gmCaller, openTestHost, seatCaller } from '../test-host'

type Host = Awaited<ReturnType<typeof openTestHost>>['host']

async function list(host: Host): Promise<PreparedList> {
  const answer = await askGm(host, { ask: 'list-prepared-foes' })
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value as PreparedList
}
const keep = (host: Host, name: string, id: string | null = null) =>
  askGm(host, { ask: 'keep-prepared-foes', foes: [{ id, thing: preparedFoe({ name }) }], encounters: [] })
const bring = (host: Host, text: string, duplicates: 'ask' | 'replace' = 'ask') =>
  askGm(host, { ask: 'import-prepared-foes', text, duplicates })
const names = async (host: Host) => (await list(host)).foes.map(({ thing }) => thing.name)

describe('PF1 the prepared foes of this machine', () => {
  test('are still there when the program starts again, and are changed and removed by their ids', async () => {
    const first = await openTestHost()
    expect(await list(first.host)).toEqual({ foes: [], encounters: [], aside: null })
    expect(await keep(first.host, 'Guard')).toMatchObject({ ok: true, value: { foes: ['f1'] } })
    await keep(first.host, 'Beast')
    await keep(first.host, 'Captain', 'f1')
    const { host } = await openTestHost({ root: first.root })
    expect(await names(host)).toEqual(['Captain', 'Beast'])
    const gone = await askGm(host, { ask: 'remove-prepared-foes', foes: ['f2'], encounters: [] })
    expect(gone).toMatchObject({ ok: true, value: { foes: [{ id: 'f2' }] } })
    expect(await names(host)).toEqual(['Captain'])
    await keep(host, 'Beast', 'f2')
    await keep(host, 'New')
    expect((await list(host)).foes.map(({ id }) => id)).toEqual(['f1', 'f2', 'f3'])
  })

  test('two running Hearthsides keep each other’s changes, a hundred at once', async () => {
    const one = await openTestHost()
    const two = await openTestHost({ root: one.root })
    const nth = Array.from({ length: 50 }, (_, n) => n)
    const answers = await Promise.all(nth.flatMap(n => [keep(one.host, `one ${n}`), keep(two.host, `two ${n}`)]))
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
    const { foes } = await list(one.host)
    expect(new Set(foes.map(({ id }) => id)).size).toBe(100)
    expect(new Set(foes.map(({ thing }) => thing.name)).size).toBe(100)
    expect((await readdir(one.userFolder)).filter(name => /lock|tmp/.test(name))).toEqual([])
  })

  test('a file that cannot be read is put aside, reported, and never lost', async () => {
    const { userFolder, host, root } = await openTestHost()
    await keep(host, 'Guard')
    const path = join(userFolder, 'prepared-foes.json')
    const damaged = (await readFile(path, 'utf8')).replace('"stamina": 6', '"stamina": "six"')
    await writeFile(path, damaged)
    const again = await openTestHost({ root })
    const { aside, foes } = await list(again.host)
    expect([aside, foes]).toEqual([expect.stringMatching(/^prepared-foes\.json\.broken-/), []])
    expect(await readFile(join(userFolder, aside ?? ''), 'utf8')).toBe(damaged)
  })

  test('a lock that a dead process left behind delays no other process', async () => {
    const { userFolder, host } = await openTestHost()
    await keep(host, 'Guard')
    const left = { pid: 2 ** 22 + 1, host: hostname(), started: 0, token: 'left' }
    await writeFile(join(userFolder, 'prepared-foes.json.lock'), JSON.stringify(left))
    expect((await keep(host, 'Beast')).ok).toBe(true)
    expect(await names(host)).toEqual(['Guard', 'Beast'])
  })

  test('a file of a newer Hearthside is reported and left unchanged', async () => {
    const { userFolder, host } = await openTestHost()
    await keep(host, 'Guard')
    const path = join(userFolder, 'prepared-foes.json')
    const newer = (await readFile(path, 'utf8')).replace('"version": 1', '"version": 2')
    await writeFile(path, newer)
    for (const ask of [askGm(host, { ask: 'list-prepared-foes' }), keep(host, 'Beast')])
      expect(JSON.stringify(await ask)).toContain('newer Hearthside')
    expect(await readFile(path, 'utf8')).toBe(newer)
  })

  test('a refusal of the disk is reported, and the foe is never called kept', async () => {
    const disk = faultyDisk(({ what, path }) => (what === 'rename' && path.includes('prepared') ? 'ENOSPC' : null))
    const { host } = await openTestHost({ disk })
    expect(await keep(host, 'Guard')).toMatchObject({
      ok: false,
      error: { problem: { kind: 'not-written', code: 'ENOSPC' } }
    })
    expect(await names(host)).toEqual([])
  })
})

describe('PF1 a file of foes for others', () => {
  test('one of them, some with their encounter, or all; imported by another machine', async () => {
    const { host } = await openTestHost()
    await keep(host, 'Sluice guard')
    await keep(host, 'Beast')
    const encounter = preparedEncounter({ name: 'Gate', foes: [{ foe: 'f1', count: 2 }] })
    await askGm(host, { ask: 'keep-prepared-foes', foes: [], encounters: [{ id: null, thing: encounter }] })
    const file = async (foes: readonly string[] | null, encounters: readonly string[] | null) => {
      const answer = await askGm(host, { ask: 'export-prepared-foes', foes, encounters })
      return (answer as { value: { name: string; text: string } }).value
    }
    expect((await file(['f1'], [])).name).toBe('sluice-guard.foes.json')
    expect((await file(null, null)).name).toBe('prepared-foes.foes.json')
    const gate = await file([], ['e3'])
    const other = await openTestHost()
    expect(await bring(other.host, gate.text)).toMatchObject({ ok: true, value: { kind: 'imported', added: 2 } })
    expect(await names(other.host)).toEqual(['Sluice guard'])
    expect(JSON.stringify(await askGm(host, { ask: 'export-prepared-foes', foes: ['f9'], encounters: [] }))).toContain(
      'any more'
    )
  })

  test('what is there under the same name is asked about; what is hostile changes nothing and says where it is wrong', async () => {
    const { host, userFolder } = await openTestHost()
    await keep(host, 'Guard')
    const before = await readFile(join(userFolder, 'prepared-foes.json'), 'utf8')
    const other = JSON.stringify(preparedFile([preparedFoe({ stamina: 9 })]))
    expect(await bring(host, other)).toMatchObject({ ok: true, value: { kind: 'duplicates', foes: ['Guard'] } })
    const hostile = other.replace('"stamina":9', '"stamina":9e9')
    expect(JSON.stringify(await bring(host, hostile, 'replace'))).toContain('foes.0.thing.stamina')
    expect(JSON.stringify(await bring(host, '{"a":\n[}', 'replace'))).toContain('line 2')
    expect(await readFile(join(userFolder, 'prepared-foes.json'), 'utf8')).toBe(before)
    expect(await bring(host, other, 'replace')).toMatchObject({ ok: true, value: { replaced: 1 } })
    expect((await list(host)).foes[0]?.thing.stamina).toBe(9)
  })

  test('are the Game Master’s alone', async () => {
    const { host } = await openTestHost()
    for (const ask of [
      { ask: 'list-prepared-foes' },
      { ask: 'keep-prepared-foes', foes: [], encounters: [] },
      { ask: 'remove-prepared-foes', foes: [], encounters: [] },
      { ask: 'import-prepared-foes', text: '', duplicates: 'ask' },
      { ask: 'export-prepared-foes', foes: null, encounters: null }
    ])
      for (const caller of [
        seatCaller('s1' as SeatId),
        { ...gmCaller, screen: 'table' as const },
        { ...gmCaller, screen: 'overlay' as const }
      ])
        expect(await host.ask(caller, ask)).toMatchObject({ ok: false, error: { problem: { kind: 'not-allowed' } } })
  })
})
