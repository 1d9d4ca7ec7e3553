import { describe, expect, test, vi } from 'vitest'
import { games } from '#main/host/games'
import { parseEnvelope } from '#main/storage/campaign/envelope'
import { parseJournal, chainLine } from '#main/storage/campaign/journal-text'
import { limits } from '#main/storage/opening/limits'
import { parseCampaignFile, replayEntries } from '#main/storage/opening/replay-entries'

const head = { format: 'hearthside-campaign', versions: { file: 1 }, savedBy: '', id: 'crowd', title: '' }

function entry(id: number, events: readonly object[]): object {
  const command = { type: 'write-note', text: 'x', audience: 'gm' }
  return { id, at: 1, kind: 'act', board: null, actor: { kind: 'gm' }, command, events }
}

const added = (nth: number): object => ({ type: 'seat-added', seat: `s${nth}`, player: 'P', character: 'C' })
const opened = (nth: number): object => ({
  type: 'board-opened',
  board: `b${nth}`,
  system: 'prophecy',
  title: 'B',
  settings: {}
})

const crowds = {
  'seats in one act': {
    events: Array.from({ length: 20_000 }, (_, nth) => added(nth + 1)),
    each: 20_000,
    what: 'seats'
  },
  'seats in an act each': { events: Array.from({ length: 3_000 }, (_, nth) => added(nth + 1)), each: 1, what: 'seats' },
  'boards in one act': {
    events: Array.from({ length: 5_000 }, (_, nth) => opened(nth + 1)),
    each: 5_000,
    what: 'boards'
  },
  'boards in an act each': {
    events: Array.from({ length: 3_000 }, (_, nth) => opened(nth + 1)),
    each: 1,
    what: 'boards'
  }
}

describe('a file that would hold the table up', () => {
  test.each(Object.keys(crowds) as (keyof typeof crowds)[])(
    'by its %s is refused before they are played',
    async name => {
      const { events, each, what } = crowds[name]
      const entries = Array.from({ length: events.length / each }, (_, nth) =>
        entry(nth + 1, events.slice(nth * each, (nth + 1) * each))
      )
      const text = JSON.stringify({ ...head, entries, revision: entries.length })
      const file = await parseCampaignFile(Buffer.from(text))
      if (!file.ok) throw new Error(file.error.message)
      const fold = vi.spyOn(games, 'fold')
      const read = await replayEntries(file.value.envelope, { kind: 'folded' }, games)
      expect(fold).not.toHaveBeenCalled()
      fold.mockRestore()
      expect(read).toMatchObject({ ok: false, error: { message: expect.stringMatching(`more than 1000 ${what}`) } })
    }
  )

  test('by its versions is refused before any is looked at, in the file and in the journal', () => {
    const many = Object.fromEntries(Array.from({ length: limits.versions + 1 }, (_, nth) => [`game-${nth}`, 1]))
    const file = parseEnvelope({ ...head, versions: { ...many, file: 1 }, entries: [], revision: 0 })
    expect(file).toMatchObject({ ok: false, error: { path: 'versions' } })
    const journal = chainLine(
      '',
      JSON.stringify({ journal: 'hearthside-journal', campaign: 'x', after: 0, last: '', versions: many })
    )
    expect(parseJournal(Buffer.from(journal.text)).mark).toBeNull()
  })

  test('not by as much as a table can have', () => {
    const parse = games.parser()
    for (let nth = 1; nth <= limits.seats; nth++) expect(parse(entry(nth, [added(nth)])).ok).toBe(true)
    expect(parse(entry(limits.seats + 1, [added(limits.seats + 1)]))).toMatchObject({
      ok: false,
      error: { path: 'events' }
    })
  })
})
