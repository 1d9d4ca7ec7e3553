import { describe, expect, it } from 'vitest'
import { applyAct } from '#rules/campaign/apply'
import { emptyCampaign } from '#rules/campaign/campaign'
import { entryParser } from '#rules/campaign/entry-parser'
import { LineOfPlay } from '#rules/campaign/line-of-play'
import type { ActEntry, Campaign, EntryId } from '#rules/campaign/types'
import { type FrozenSave, frozenSaves } from '../support/frozen'

// A slice is added by its files and one line (docs/contributing.md). No event of another slice may lose its state.

describe('what an unknown slice keeps on a board is still there after every event', () => {
  it.each(frozenSaves())('in $name', save => {
    let campaign: Campaign = emptyCampaign
    for (const act of actsThatStand(save)) {
      const { boards } = campaign
      campaign = applyAct(campaign, act)
      const lost = campaign.boards.slice(0, boards.length).some(({ state }) => (state as Kept).kept !== true)
      if (lost) expect.fail(`lost by entry ${act.id}: ${JSON.stringify(act.events)}`)
      if (campaign.boards.length > boards.length) campaign = { ...campaign, boards: campaign.boards.map(kept) }
    }
    expect(campaign.boards.length).toBeGreaterThan(0)
  })
})

interface Kept {
  readonly kept?: boolean
}

/** The board with something of an unknown slice on it. */
function kept<Board extends { readonly state: unknown }>(board: Board): Board {
  return { ...board, state: { ...(board.state as object), kept: true } }
}

function actsThatStand({ entries }: FrozenSave): readonly ActEntry[] {
  const parse = entryParser()
  const line = new LineOfPlay()
  const acts = new Map<EntryId, ActEntry>()
  for (const raw of entries) {
    const read = parse(raw)
    if (!read.ok) throw new Error(read.error.message)
    const entry = read.value
    if (entry.kind === 'act') {
      acts.set(entry.id, entry)
      line.add(entry.id)
    } else if (entry.kind === 'undo') line.undo(entry.steps)
    else if (entry.kind === 'redo') line.redo(entry.steps)
  }
  return Array.from({ length: line.standing }, (_, place) => acts.get(line.at(place + 1))).filter(
    act => act !== undefined
  )
}
