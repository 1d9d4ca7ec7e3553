/** The share of an outcome, and its 95 % confidence interval. Shares are 0–1. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** A number with its 95 % confidence interval. */
export interface Figure {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Number of standard deviations that contain 95 % of a normal distribution. */
const z = 1.959964

/** Wilson's interval, which is valid for rare outcomes too. @param count of `all` fights, which are 1 or more */
export function shareOf(count: number, all: number): Share {
  const share = count / all
  const spread = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all))
  const middle = share + (z * z) / (2 * all)
  const whole = 1 + (z * z) / all
  return {
    share,
    low: count === 0 ? 0 : (middle - spread) / whole,
    high: count === all ? 1 : (middle + spread) / whole
  }
}

/** A quantile of whole numbers from their counts, with the interval of its rank. @param part 0–1 */
export function quantileOf(counts: Uint32Array, part: number): Figure {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const spread = z * Math.sqrt(all * part * (1 - part))
  const at = (rank: number): number => valueAt(counts, Math.max(1, Math.min(all, Math.ceil(rank))))
  return { value: at(all * part), low: at(all * part - spread), high: at(all * part + spread + 1) }
}

/** The value of the `rank`th smallest, from 1. */
function valueAt(counts: Uint32Array, rank: number): number {
  let seen = 0
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value] ?? 0
    if (seen >= rank) return value
  }
  return Math.max(0, counts.length - 1)
}

/** The mean of whole numbers, from their counts. */
export function meanOf(counts: Uint32Array): Figure {
  let all = 0
  let sum = 0
  let squares = 0
  counts.forEach((count, value) => {
    all += count
    sum += count * value
    squares += count * value * value
  })
  const value = sum / all
  const spread = z * Math.sqrt(Math.max(0, squares / all - value * value) / all)
  return { value, low: value - spread, high: value + spread }
}
