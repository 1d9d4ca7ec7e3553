import { describe, expect, it } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { logBefore } from '#rules/campaign/log'
import type { ActEntry } from '#rules/campaign/types'
import { gm } from '#rules/core/seat'
import { noLuck } from '../support/luck'
import { frozenSaves } from '../support/frozen'

// The proof of shuffles is retired. Saved campaigns of 0.1.0 have its fields, its command and its event.

const save = frozenSaves().find(({ name }) => name === '0.1.0/sealed-shuffles')!

function opened(): Chronicle {
  const parse = entryParser()
  const entries = save.entries.map(entry => {
    const read = parse(entry)
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    return read.value
  })
  const chronicle = Chronicle.open(entries)
  if (!chronicle.ok) throw new Error(JSON.stringify(chronicle.error))
  return chronicle.value
}

describe('a saved campaign with sealed shuffles', () => {
  it('CA13 opens, keeps every field and deals the cards that it dealt', () => {
    const { entries, campaign } = opened()
    expect(entries).toEqual(save.entries)
    expect(entries.filter(entry => entry.kind === 'act' && 'shuffle' in entry)).toHaveLength(5)
    const { events } = entries.at(-1) as ActEntry
    const [, first] = events as readonly { readonly event: { readonly deck: readonly string[] } }[]
    expect(campaign.boards[0]).toHaveProperty('state.sheets.0.piles.deck', first!.event.deck)
  })

  it('CA13 shows the new deal, and nothing of the seals', () => {
    const log = logBefore(opened(), { kind: 'gm' }, Infinity, 100)
    const texts = log.filter(({ entry }) => entry === 11).map(({ line }) => JSON.stringify(line))
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(text).toContain('’s unseen cards are dealt anew')
  })

  it('CA22 takes the retired command no more', () => {
    const { command } = save.entries.at(-1) as ActEntry
    const denied = opened().consider({ kind: 'act', board: null, command }, gm, noLuck)
    expect(denied).toMatchObject({ ok: false, error: { kind: 'invalid' } })
  })
})
