import { counted } from '#rules/core/text'
import type { Forecast } from '#rules/thousand-faces/forecast/forecast'
import type { Figure, Share } from '#rules/thousand-faces/forecast/intervals'
import type { FighterOdds } from '#rules/thousand-faces/forecast/tally'

/** Numbers of fights that a person can imagine. */
const pictured = [2, 3, 4, 5, 6, 8, 10, 20, 50, 100]

/** A share as a person says it: "in 1 of 8 fights". */
export function oddsWords({ share }: Share): string {
  if (share < 0.005) return share === 0 ? 'in none of these fights' : 'in fewer than 1 of 200 fights'
  if (share > 0.995) return share === 1 ? 'in all of these fights' : 'in nearly all fights'
  const near = Math.min(share, 1 - share) * 0.08
  const all = pictured.find(each => Math.abs(Math.round(share * each) / each - share) <= near) ?? 100
  return `in ${Math.round(share * all)} of ${all} fights`
}

/** The interval of a share, as fights of 100: "11 to 13 of 100". */
export function intervalWords({ low, high }: Share): string {
  const [from, to] = [percent(low), percent(high)]
  if (from === to) return `${from} of 100`
  return low === 0 ? `fewer than ${to} of 100` : `${from} to ${to} of 100`
}

/** Small shares have one decimal, and are never rounded to 0. */
function percent(share: number): string {
  const hundred = share * 100
  return hundred > 0 && hundred < 1 ? Math.max(0.1, hundred).toFixed(1) : String(Math.round(hundred))
}

/** The middle half of the fights: "3 to 6 Stamina left, 5 in the middle". */
export function staminaWords([low, middle, high]: FighterOdds['stamina']): string {
  return low.value === high.value
    ? `${middle.value} Stamina left`
    : `${low.value} to ${high.value} Stamina left, ${middle.value} in the middle`
}

/** "3 or 4 rounds", of the middle half of the fights. */
export function roundsWords([low, , high]: readonly [Figure, Figure, Figure]): string {
  if (low.value === high.value) return counted(low.value, 'round')
  return `${low.value} ${high.value - low.value === 1 ? 'or' : 'to'} ${high.value} rounds`
}

/** A change in words: "One more Guard". */
export function changeWords({ change, foe }: Pick<Forecast['whatIf'][number], 'change' | 'foe'>): string {
  if (change === 'one-more-foe') return `One more foe like ${foe}`
  return change === 'foe-d6' ? `${foe} strikes with a d6` : 'One advantage more on every flip'
}

/** Whether two shares differ for certain, and which way: their intervals do not meet. */
export function compareShares(now: Share, then: Share): 'more' | 'less' | 'same' {
  if (then.low > now.high) return 'more'
  return then.high < now.low ? 'less' : 'same'
}
