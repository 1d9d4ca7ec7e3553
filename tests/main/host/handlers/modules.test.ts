import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import type { Module } from '#rules/prophecy/world/module'
import type { OwnModule } from '#shared/contract'
import { faultyDisk } from '../../storage/faulty-disk'
import { askGm, openTestHost, seatCaller } from '../test-host'

const lamplight: Module = {
  hearthside: 'prophecy-module',
  version: 1,
  title: 'Lamplight',
  world: 'A city on stilts. Nobody looks down.',
  catastrophe: 'The tide will not come back.',
  objects: [{ name: 'The harbour master', kind: 'person', aspects: ['Owes everybody'] }],
  questions: ['Who lit the first lamp?']
}

type Host = Awaited<ReturnType<typeof openTestHost>>['host']

async function ownModules(host: Host): Promise<readonly OwnModule[]> {
  const answer = await askGm(host, { ask: 'list-modules' })
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value as readonly OwnModule[]
}

const keep = (host: Host, module: unknown) => askGm(host, { ask: 'keep-module', text: JSON.stringify(module) })

describe('PR10: the table’s own modules', () => {
  test('are still there when the program starts again, the latest first', async () => {
    const first = await openTestHost()
    expect(await ownModules(first.host)).toEqual([])
    expect((await keep(first.host, lamplight)).ok).toBe(true)
    expect((await keep(first.host, { ...lamplight, title: 'Ebb' })).ok).toBe(true)
    const { host } = await openTestHost({ root: first.root })
    expect(await ownModules(host)).toMatchObject([
      { title: 'Ebb', teaser: 'A city on stilts.' },
      { title: 'Lamplight', teaser: 'A city on stilts.' }
    ])
  })

  test('kept twice is kept once', async () => {
    const { host } = await openTestHost()
    for (const module of [lamplight, lamplight]) expect((await keep(host, module)).ok).toBe(true)
    expect(await ownModules(host)).toHaveLength(1)
  })

  test('can be given another name, saved as a file, and removed; a number never comes back', async () => {
    const { host } = await openTestHost()
    await keep(host, lamplight)
    await askGm(host, { ask: 'rename-module', module: 'm1', title: '  Low Water ' })
    const file = await askGm(host, { ask: 'read-module', module: 'm1' })
    expect(file).toMatchObject({ ok: true, value: { name: 'low-water.prophecy.json' } })
    const { text } = (file as { value: { text: string } }).value
    expect(JSON.parse(text)).toEqual({ ...lamplight, title: 'Low Water' })
    await askGm(host, { ask: 'forget-module', module: 'm1' })
    expect(await ownModules(host)).toEqual([])
    await keep(host, lamplight)
    expect((await ownModules(host)).map(each => each.id)).toEqual(['m2'])
  })

  test.each([
    ['{"milk": 2}', 'This file is not a Prophecy module'],
    ['milk', 'not even JSON'],
    [JSON.stringify({ ...lamplight, version: 2 }), 'newer Hearthside'],
    [JSON.stringify({ ...lamplight, catastrophe: '' }), 'damaged at “catastrophe”']
  ])('what is none is refused with a sentence: %s', async (text, says) => {
    const { host } = await openTestHost()
    const answer = await askGm(host, { ask: 'keep-module', text })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'problem', problem: { kind: 'unsupported' } } })
    expect(JSON.stringify(answer)).toContain(says)
    expect(await ownModules(host)).toEqual([])
  })

  test('without a name, or gone already, it says so', async () => {
    const { host } = await openTestHost()
    await keep(host, lamplight)
    expect(JSON.stringify(await askGm(host, { ask: 'rename-module', module: 'm1', title: ' ' }))).toContain(
      'needs a name'
    )
    expect(JSON.stringify(await askGm(host, { ask: 'read-module', module: 'm7' }))).toContain('not among your own')
    expect((await ownModules(host))[0]?.title).toBe('Lamplight')
  })

  test('a hundred are enough', async () => {
    const { host } = await openTestHost()
    for (let nth = 1; nth <= 100; nth++) await keep(host, { ...lamplight, title: `Lamplight ${nth}` })
    expect(JSON.stringify(await keep(host, lamplight))).toContain('100 modules of your own already')
    expect(await ownModules(host)).toHaveLength(100)
  })

  test('a damaged file of modules is put aside, not overwritten', async () => {
    const { userFolder, host } = await openTestHost()
    await keep(host, lamplight)
    const path = join(userFolder, 'modules.json')
    const damaged = (await readFile(path, 'utf8')).replace('"title": "Lamplight"', '"title": 7')
    await writeFile(path, damaged)
    expect(await ownModules(host)).toEqual([])
    await keep(host, { ...lamplight, title: 'Ebb' })
    const aside = (await readdir(userFolder)).find(name => name.startsWith('modules') && name !== 'modules.json')
    expect(await readFile(join(userFolder, aside ?? ''), 'utf8')).toBe(damaged)
  })

  test('a refusal of the disk is reported, and the module is never called kept', async () => {
    const disk = faultyDisk(({ what, path }) => (what === 'rename' && path.includes('modules') ? 'ENOSPC' : null))
    const { host } = await openTestHost({ disk })
    const answer = await keep(host, lamplight)
    expect(answer).toMatchObject({ ok: false, error: { problem: { kind: 'not-written', code: 'ENOSPC' } } })
    expect(await ownModules(host)).toEqual([])
  })

  test('are the Game Master’s alone', async () => {
    const { host } = await openTestHost()
    const answer = await host.ask(seatCaller('s1' as SeatId), { ask: 'list-modules' })
    expect(answer).toMatchObject({ ok: false, error: { problem: { kind: 'not-allowed' } } })
  })
})
