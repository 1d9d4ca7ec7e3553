import { expect, test } from 'vitest'
import { killedAtEach } from '../main/storage/media/killed'

test.each(['save-as', 'copy', 'delete', 'bring-back'] as const)(
  'SH9 a kill at every step of %s leaves one whole campaign with every picture',
  async what => {
    expect(await killedAtEach(what, 1)).toEqual([])
  },
  300_000
)
