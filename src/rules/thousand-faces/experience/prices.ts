/** Price of a flashback in XP, and of each step that raises its result (FB1, FB4). */
export const flashbackPrice = 1

/** Price of a Mercy Flashback in XP, besides the original price of the thing (X5). */
export const mercyPrice = 1

/** The two ways to pay for a good thing (Q7). */
export const goodThingPrices = { 'xp-and-pack': { xp: 1, pack: 1 }, 'two-pack': { xp: 0, pack: 2 } } as const
export type GoodThingPay = keyof typeof goodThingPrices

/** One of them in words: "1 XP and 1 Pack". */
export function goodThingWords(pay: GoodThingPay): string {
  const { xp, pack } = goodThingPrices[pay]
  return xp === 0 ? `${pack} Pack` : `${xp} XP and ${pack} Pack`
}

/** The ways to pay that this XP and Pack allow. */
export function goodThingPays(has: Readonly<Record<'xp' | 'pack', number>>): readonly GoodThingPay[] {
  return (['xp-and-pack', 'two-pack'] as const).filter(pay => {
    const { xp, pack } = goodThingPrices[pay]
    return has.xp >= xp && has.pack >= pack
  })
}

/** Price of studying in XP (L1). */
export const studyPrice = 2

/** Price of telling the tale of a weapon, in XP (Q13). */
export const talePrices = { plain: 2, magical: 3 } as const
