/** "2 Pack, 1 precious Pack"; empty without any. */
export function packWords({ pack, precious }: { readonly pack: number; readonly precious: number }): string {
  return [...(pack ? [`${pack} Pack`] : []), ...(precious ? [`${precious} precious Pack`] : [])].join(', ')
}

/** A price as the rules write it, with its unit: "1" is "1 XP", "1 each" is "1 XP each". A price in other things stays as it is. */
export function priceWords(cost: string): string {
  const counted = /^(\d+(?: to \d+)?)(.*)$/.exec(cost)
  return counted ? `${counted[1]} XP${counted[2]}` : cost
}
