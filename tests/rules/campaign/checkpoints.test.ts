import { describe, expect, it } from 'vitest'
import { emptyCampaign } from '#rules/campaign/campaign'
import { Checkpoints } from '#rules/campaign/checkpoints'
import type { Campaign } from '#rules/campaign/types'
import { isSame } from '#rules/core/values'
import type { Sheet, State } from '#rules/thousand-faces/state'
import { Played } from '../../support/chronicle'
import { runs } from '../../support/thorough'

/** A campaign whose session is the number of its acts. Counts how often an act was played. */
class Counted {
  readonly checkpoints = new Checkpoints()
  applied = 0
  readonly step = (campaign: Campaign, place: number): Campaign => {
    if (campaign.session !== place - 1) throw new Error(`act ${place} was played after ${campaign.session}`)
    this.applied++
    return { ...emptyCampaign, session: place }
  }

  /** Plays on to a place, or undoes to it. @returns how many acts were played for that */
  to(place: number, how: 'play' | 'undo'): number {
    const before = this.applied
    expect(this.checkpoints.reach(place, this.step).session).toBe(place)
    if (how === 'undo') this.checkpoints.lookAhead(place, this.step)
    return this.applied - before
  }
}

describe('CA10 going back', () => {
  it.each([500, 20_000, ...(runs(0, 1) ? [100_000, 300_000] : [])])(
    'CA10 every one of 3000 single undos costs a few acts, whatever the age (%i acts)',
    age => {
      const counted = new Counted()
      for (let place = 1; place <= age; place++) counted.to(place, 'play')
      let most = 0
      for (let undone = 1; undone <= Math.min(3000, age - 1); undone++)
        most = Math.max(most, counted.to(age - undone, 'undo'))
      expect(most).toBeLessThanOrEqual(4)
    }
  )

  it('CA10 the same in a campaign that was just opened, and after a jump far back', () => {
    const counted = new Counted()
    counted.to(100_000, 'play')
    for (let undone = 1; undone <= 700; undone++) expect(counted.to(100_000 - undone, 'undo')).toBeLessThanOrEqual(4)
    expect(counted.to(40_000, 'undo')).toBeLessThan(1000)
    for (let undone = 1; undone <= 700; undone++) expect(counted.to(40_000 - undone, 'undo')).toBeLessThanOrEqual(4)
  })

  it('CA10 redo and new acts after a long way back find their campaigns too', () => {
    const counted = new Counted()
    counted.to(5000, 'play')
    for (let undone = 1; undone <= 900; undone++) counted.to(5000 - undone, 'undo')
    for (let place = 4101; place <= 4400; place++) expect(counted.to(place, 'play')).toBeLessThanOrEqual(1)
    counted.checkpoints.forgetAfter(4400)
    for (let place = 4401; place <= 6000; place++) expect(counted.to(place, 'play')).toBe(1)
    for (let undone = 1; undone <= 2500; undone++) expect(counted.to(6000 - undone, 'undo')).toBeLessThanOrEqual(4)
  })

  it('CA10 what an undo leaves as it was stays the same object, also where play steps from a kept campaign into one played again', () => {
    const played = Played.table('The Drowned Bells', 'Kresk', 'Wren', 'Ash')
    for (let act = 0; act < 500; act++)
      played.act({ type: 'gain-xp', seat: played.seats[act % 3], amount: 1, reason: 'a story' })
    let sheets = sheetsOf(played)
    let same = 0
    for (let undone = 1; undone <= 490; undone++) {
      const later = sheets
      played.undo()
      sheets = sheetsOf(played)
      for (const [at, sheet] of sheets.entries()) {
        if (!isSame(sheet, later[at])) continue
        same += 1
        expect(sheet, `${undone} undos`).toBe(later[at])
      }
    }
    expect(same).toBe(2 * 490)
  })
})

function sheetsOf({ chronicle }: Played): readonly Sheet[] {
  return (chronicle.campaign.boards[0]?.state as State).sheets
}
