/** A price as the rules write it, with its unit: "1" is "1 XP", "1 each" is "1 XP each". A price in other things stays as it is. */
export function priceWords(cost: string): string {
  const counted = /^(\d+(?: to \d+)?)(.*)$/.exec(cost)
  return counted ? `${counted[1]} XP${counted[2]}` : cost
}
