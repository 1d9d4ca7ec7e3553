import { afterAll, describe, expect, it } from 'vitest'
import { KnownFrames } from '../support/frames'
import { frozenSaves } from '../support/frozen'

// A change of form changes no frame. For an intended change HEARTHSIDE_FRAMES=rewrite npx vitest run tests/campaigns/frames
// writes the digests anew. The commit says what is shown differently now. The long form: npm run torture -- frames.

const known = new KnownFrames('frames.json')
const saves = frozenSaves()

describe('the frames of every audience, the GM’s log further back among them', () => {
  it.each(saves)('are what they were, to the byte: $name', save => {
    expect(known.compare(save, save.entries.length > 1000 ? 15 : 150)).toBeNull()
  })

  it('are known of each save that there is, and of no other', () => {
    const remedy = 'For a new save: HEARTHSIDE_FRAMES=rewrite npx vitest run tests/campaigns/frames'
    expect(known.names, remedy).toEqual(saves.map(({ name }) => name))
  })

  afterAll(() => known.write())
})
