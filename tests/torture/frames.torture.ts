import { afterAll, expect, it } from 'vitest'
import { KnownFrames } from '../support/frames'
import { frozenSaves } from '../support/frozen'

// The long form of tests/campaigns/frames.test.ts: ten times as many moments of the long saves.

const known = new KnownFrames('frames-long.json')

it.each(frozenSaves().filter(({ entries }) => entries.length > 1000))('frames are what they were: $name', save => {
  expect(known.compare(save, 150)).toBeNull()
})

afterAll(() => known.write())
