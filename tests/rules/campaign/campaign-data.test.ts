import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { campaignData, campaignDataSchema } from '#rules/campaign/campaign-data'
import { dataSchema } from '#rules/thousand-faces/data'
import { anyBook } from '../../support/book-folder'
import { RandomCampaign } from '../../support/torture/player'

const page = readFileSync(join(import.meta.dirname, '../../../docs/campaign-data.md'), 'utf8')
const tables = page.split('`games[].state` of A Thousand Faces')

/** The fields that a table of the page names. */
function documented(part: string): readonly string[] {
  const rows = part.split('\n').filter(line => line.startsWith('| `'))
  return rows
    .flatMap(row => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(match => match[1] ?? ''))
    .sort()
}

/** The fields of a schema, down to plain values: `seats[].player`. */
function fieldsOf(schema: z.ZodType, path = ''): readonly string[] {
  const { def } = schema as unknown as {
    readonly def: { readonly type: string; readonly element?: z.ZodType; readonly shape?: Record<string, z.ZodType> }
  }
  if (def.type === 'object')
    return Object.entries(def.shape ?? {}).flatMap(([name, of]) => fieldsOf(of, path === '' ? name : `${path}.${name}`))
  const isListOfRecords =
    def.type === 'array' && (def.element as unknown as { def: { type: string } }).def.type === 'object'
  return isListOfRecords ? fieldsOf(def.element!, `${path}[]`) : [path]
}

describe('OI7 the campaign as data', () => {
  it('has the fields that its page names, and the page names all of them', () => {
    expect(documented(tables[0]!)).toEqual([...fieldsOf(campaignDataSchema)].sort())
    expect(documented(tables[1]!)).toEqual([...fieldsOf(dataSchema)].sort())
  })

  it('is what the page says for every state of random play in all games and of random books', () => {
    const habits = { typed: (path: string) => `some ${path}`, extremes: 3, chance: 15 }
    for (const { chronicle } of [new RandomCampaign(3, habits).until(200).played, anyBook(5), anyBook(6)]) {
      const data = JSON.parse(JSON.stringify(campaignData(chronicle.campaign))) as {
        games: { game: string; state: unknown }[]
      }
      expect(campaignDataSchema.safeParse(data).error).toBeUndefined()
      for (const { game, state } of data.games)
        if (game === 'thousand-faces') expect(dataSchema.safeParse(state).error).toBeUndefined()
        else expect(state).toBeNull()
    }
  })
})
