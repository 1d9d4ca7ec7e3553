import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { systemIds } from '#rules/registry'
import { games } from '@/games/registry'
import { screens } from '@/games/screens'
import { streams } from '@/games/streams'

test('each game has a folder of its id with what the dashboard and what players see of it', () => {
  const folders = readdirSync('src/renderer/games', { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...systemIds].sort())
  for (const id of systemIds) {
    expect(games[id], id).toMatchObject({ label: expect.any(String), pages: { gm: expect.any(Object) } })
    expect(screens[id], id).toMatchObject({ pages: expect.any(Object) })
    expect(streams[id], id).toMatchObject({ main: expect.any(Object) })
  }
})
