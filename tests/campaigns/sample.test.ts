import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Chronicle } from '#rules/campaign/chronicle'
import { frameFor } from '#rules/campaign/frame'
import { games } from '#main/host/games'
import { versionsToday } from '#main/storage/opening/migrate'
import { theDrownedBells } from './the-drowned-bells'
import { printedFile } from '../support/printed-file'

const file = join(import.meta.dirname, '..', '..', 'resources', 'samples', 'the-drowned-bells.hearth')

/** Of many evenings that could have been, one with a tie to break, a fallen friend and a full pool. */
const seed = 225

function printed({ campaign, entries }: Chronicle): string {
  const head = {
    versions: versionsToday(games.versions),
    savedBy: 'Hearthside',
    id: 'the-drowned-bells',
    title: campaign.title,
    seats: campaign.seats,
    boards: campaign.boards
  }
  return printedFile(head, entries).toString('utf8')
}

describe('the sample campaign', () => {
  it('is the story played through the rules of today (npx vitest run tests/campaigns -u writes it anew)', async () => {
    await expect(printed(theDrownedBells(seed))).toMatchFileSnapshot(file)
  })

  it('opens in the middle of play: a tie to break, a character down, Shadow circled', () => {
    const chronicle = theDrownedBells(seed)
    const [board] = frameFor(chronicle, { kind: 'gm' }).boards
    if (board?.system !== 'thousand-faces') throw new Error('it opens on another game')
    expect(board.view.pending?.kind).toBe('tie')
    expect(board.view.sheets.filter(sheet => sheet.incapacitated)).toHaveLength(1)
    expect(board.view.shadow).toEqual({ free: 4, circled: 3 })
    expect(chronicle.campaign.session).toBe(6)
    expect(chronicle.savePoints.length).toBeGreaterThanOrEqual(4)
  })
})
