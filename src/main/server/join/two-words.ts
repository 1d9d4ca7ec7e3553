import { randomInt } from 'node:crypto'

const first = (
  'amber azure blue brass bright bronze brown calm clear cold copper dark deep dusty early fair fast fine gentle gold ' +
  'green grey high iron kind late light long loud low mild new noble old open pale plain quick quiet red round rusty ' +
  'sharp silver slow small soft still stone tall warm white wide wild winter wise'
).split(' ')
const second = (
  'acorn anchor apple arrow badger barn basket beacon bell boat bridge broom candle castle cherry cloud clover comet ' +
  'drum eagle falcon feather ferry field forest fox garden harbour harvest hill island kettle ladder lamp lantern ' +
  'lighthouse meadow mill mirror moon needle oak orchard otter owl path pebble piano pine raven river sail ship ' +
  'shore spring star thimble tower valley wagon well willow window'
).split(' ')

/** Two short words that are easy to say and not in `taken`. The Game Master tells phones apart by these words. */
export function twoWords(taken: readonly string[]): string {
  for (;;) {
    const words = `${first[randomInt(first.length)]} ${second[randomInt(second.length)]}`
    if (!taken.includes(words)) return words
  }
}
