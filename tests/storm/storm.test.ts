import { expect, test } from 'vitest'
import { acquireLock } from '#main/storage/campaign/lock'
import { runs } from '../support/thorough'
import { SimMachine } from './machine'
import { playEvening } from './evening'

/** `npm run storm -- --seeds N` plays any number. */
const seeds = runs(40, 150)

test(`${seeds} evenings of kills, power losses and disks that fail break no promise`, async () => {
  const broken: string[] = []
  for (let seed = 1; seed <= seeds && broken.length === 0; seed++) {
    const { wrong, trace } = await playEvening(seed)
    if (wrong !== null) broken.push(...trace, `${wrong}: again by npm run storm -- --from ${seed} --seeds 1`)
  }
  expect(broken.join('\n')).toBe('')
}, 600_000)

test('the same seed is the same evening', async () => {
  const [one, other] = [await playEvening(7), await playEvening(7)]
  expect(one.trace).toEqual(other.trace)
  expect(one.calls).toBe(other.calls)
})

test('who takes a campaign over waits until a write that was under way has ended', async () => {
  const machine = new SimMachine(1)
  const giveBack = machine.takeOverTime()
  try {
    const [loser, winner] = [machine.start(), machine.start()]
    await machine.until(loser, acquireLock('/home/ash.hearth', 'edit', loser))
    const before = winner.clock.now()
    expect(await machine.until(winner, acquireLock('/home/ash.hearth', 'take-over', winner))).toMatchObject({
      ok: true
    })
    // Some milliseconds are the disk's own; those of the grace are 250.
    expect(winner.clock.now() - before).toBeGreaterThanOrEqual(250)
  } finally {
    giveBack()
  }
})
