import { getHeapSpaceStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { collectYoungGarbage } from '#main/host/young-garbage'

function young(): { readonly space_used_size: number; readonly space_available_size: number } {
  const space = getHeapSpaceStatistics().find(each => each.space_name === 'new_space')
  return space ?? expect.fail('V8 has no young generation')
}

/** Rubbish until more than half of the room for it is full. */
function litter(): void {
  for (let n = 0; n < 10_000_000 && young().space_used_size <= young().space_available_size; n++)
    for (let m = 0; m < 200; m++) JSON.parse('{"a":[1,2,3]}')
}

test('young garbage is collected once half the room for it is full', () => {
  litter()
  const before = young().space_used_size
  collectYoungGarbage()
  expect(young().space_used_size).toBeLessThan(before / 2)
})
