import { expect, test } from 'vitest'
import { damagedAt } from '../main/storage/bundle-damage'
import { killedAtEach } from '../main/storage/media/killed'
import { restoredOver, restoreKilledAtEach } from '../main/storage/media/restore-killed'

test.each(['save-as', 'copy', 'delete', 'bring-back', 'save-copy', 'open-bundle'] as const)(
  'SH9 a kill at every step of %s leaves one whole campaign with every picture',
  async what => {
    expect(await killedAtEach(what, 1)).toEqual([])
  },
  300_000
)

test.each(restoredOver)(
  'SH9 a kill at every step of restoring a backup over a campaign that is %s loses neither it nor a picture',
  async what => {
    expect(await restoreKilledAtEach(what, 1)).toEqual([])
  },
  300_000
)

test.each(['byte', 'length'] as const)(
  'SH11 a bundle that is damaged at any %s is never taken for whole, and never written to',
  async what => {
    expect(await damagedAt(what, 1)).toEqual([])
  },
  600_000
)
