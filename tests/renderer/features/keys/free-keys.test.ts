import { expect, it } from 'vitest'
import { keyMap } from '@/features/keys/keys'
import { refusalOfKey } from '@/features/keys/refused-keys'

// npx vitest run tests/renderer/features/keys/free-keys --reporter=verbose prints the keys that a new action can have.

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const functionKeys = Array.from({ length: 12 }, (_, nth) => `F${nth + 1}`)
const all = [
  ...letters,
  ...letters.map(letter => `Shift+${letter}`),
  ...letters.map(letter => `Alt+${letter}`),
  ...functionKeys,
  ...functionKeys.map(key => `Shift+${key}`)
]
const taken = new Set(keyMap.value.flatMap(({ delivered }) => delivered))
const free = all.filter(stroke => !taken.has(stroke) && refusalOfKey(stroke, []) === null)

it(`the free keys are ${free.join(' ')}`, () => {
  expect(free.length).toBeGreaterThan(0)
})

it('no two actions have the same key at the same time', () => {
  const claims = keyMap.value.flatMap(({ delivered, lettered, during = '' }) =>
    lettered ? [] : delivered.map(stroke => `${stroke} ${during}`.trim())
  )
  const twice = claims.filter((claim, at) => claims.indexOf(claim) !== at)
  expect(twice, `These keys are free: ${free.join(' ')}`).toEqual([])
})
