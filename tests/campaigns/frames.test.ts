import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { KnownDigests } from '../support/frames'
import { frozenSaves } from '../support/frozen'

// A change of form changes no frame. Where a frame is meant to change, HEARTHSIDE_FRAMES=rewrite npx vitest run tests/campaigns/frames
// writes frames.json anew, and the commit says what is shown otherwise now. The long form: npm run torture -- frames.

const known = new KnownDigests(join(import.meta.dirname, 'frames.json'))
const saves = frozenSaves()

describe('the frames of every audience, the GM’s log further back among them', () => {
  it.each(saves)('are what they were, to the byte: $name', save => {
    expect(known.compare(save, save.entries.length > 1000 ? 15 : 150)).toBeNull()
  })

  it('are known of each save that there is, and of no other', () => {
    expect(known.names).toEqual(saves.map(({ name }) => name))
  })

  afterAll(() => known.write())
})
