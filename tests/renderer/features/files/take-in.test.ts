import { expect, test } from 'vitest'
import type { Ask } from '#shared/contract'
import { takeIn } from '@/features/files/transfer'

const text = '{ "format": "hearthside-campaign" }'

/** The requests to the host after a drop of this file on the dashboard. @param path the path of the file, if the shell knows it */
async function askedFor(name: string, path: string): Promise<Ask[]> {
  const asks: Ask[] = []
  const asker = {
    ask: async (asked: Ask) => (asks.push(asked), { ok: true, value: null }) as never,
    refuse: ({ message }: { readonly message: string }) => {
      throw new Error(message)
    }
  }
  await takeIn(new File([text], name), asker as never, path === '' ? {} : { pathOf: () => path })
  return asks
}

test.each(['.hearth', '.HEARTH'])('a campaign (%s) that lies on this disk is opened from there', async ending => {
  expect(await askedFor(`salt${ending}`, `/home/gm/salt${ending}`)).toEqual([
    { ask: 'open', path: `/home/gm/salt${ending}`, mode: 'edit' }
  ])
})

test.each([
  ['salt.json', '/home/gm/salt.json'],
  ['salt.JSON', 'C:\\Users\\gm\\salt.JSON'],
  ['salt.json', ''],
  ['salt.hearth', '']
])('%s at %j is imported as a copy of its text', async (name, path) => {
  expect(await askedFor(name, path)).toEqual([{ ask: 'import', name, text }])
})
