import { counted } from '#rules/core/text'
import type { EquipmentView } from '#rules/thousand-faces/equipment/view'
import type { OutcomeView } from '#rules/thousand-faces/moves/view'
import type { SettleOutcome } from '#rules/thousand-faces/moves/model'
import { mostMended, packsFor, optionsWanted } from '#rules/thousand-faces/moves/settling'
import { asksNow } from '../../../parts/asks-now'

/** How an open move shall be settled, as put together so far. */
export type SettleDraft = Omit<SettleOutcome, 'type' | 'outcome'>

/** Nothing decided yet; what there is no choice about is filled in. The price is −1 where each would end the fight (FU12). */
export function freshSettle({ pick, drawbacks, costs = [] }: OutcomeView): SettleDraft {
  const possible = drawbacks.filter(each => each.blocked === null)
  return {
    picks: [],
    pay: pick && pick.xp > 0 ? 'xp' : 'nothing',
    slots: [],
    packs: 0,
    repairs: [],
    drawback: possible.length === 1 ? (possible[0]?.drawback ?? null) : null,
    price: costs.length > 0 ? costs.findIndex(({ fatal }) => !fatal) : 0,
    red: null,
    note: ''
  }
}

type Repair = NonNullable<OutcomeView['repair']>

/** What a repair costs: "2 Pack for 1 damage". */
export function repairPrice({ perPack, removes }: Repair): string {
  return `${counted(perPack, 'Pack', 'Pack')} for ${counted(removes, 'damage', 'damage')}`
}

/** The draft with the Pack that its repairs take. */
export function withPackCost(repair: Repair, draft: SettleDraft): SettleDraft {
  const off = draft.repairs.reduce((sum, { damage }) => sum + damage, 0)
  return { ...draft, packs: packsFor(repair, off) }
}

/** Sharpen & Stitch begins with all that their Pack can mend: less can be chosen, nothing is not what it was flipped for. */
export function withRepairs(
  draft: SettleDraft,
  { repair }: Pick<OutcomeView, 'repair'>,
  { pack, items }: Pick<EquipmentView, 'pack' | 'items'>
): SettleDraft {
  if (!repair) return draft
  let left = mostMended(repair, pack)
  const repairs = items.flatMap(({ id, damage }) => {
    const off = Math.min(left, damage)
    left -= off
    return off > 0 ? [{ item: id, damage: off }] : []
  })
  return withPackCost(repair, { ...draft, repairs })
}

/** Whether the price is a question: there are several, or the only one would end the fight (FU12). */
export function asksPrice({ prices, costs = [] }: Pick<OutcomeView, 'prices' | 'costs'>): boolean {
  return prices.length > 1 || costs.some(({ fatal }) => fatal)
}

/** What is still to be said before it can be settled, in a few words; null when it is ready. */
export function stillWanted(outcome: OutcomeView, draft: SettleDraft): string | null {
  if (outcome.result === null && outcome.attribute !== null) return 'The flip is not over'
  const left = optionsWanted(outcome.pick, draft.pay) - draft.picks.length
  if (left > 0) return `Pick ${left} more`
  if (draft.price < 0) return 'Pick the price'
  if (outcome.drawbacks.length > 0 && draft.drawback === null) return 'Pick a drawback'
  return null
}

/** One option picked, or put back; one too many takes the place of the oldest. Where the card allows it, twice the same. */
export function togglePick(outcome: OutcomeView, draft: SettleDraft, option: number): SettleDraft {
  const wanted = optionsWanted(outcome.pick, draft.pay)
  const has = draft.picks.filter(each => each === option).length
  const others = draft.picks.filter(each => each !== option)
  if (outcome.pick?.twice && has < wanted) return { ...draft, picks: [...draft.picks, option].slice(-wanted) }
  return { ...draft, picks: has > 0 ? others : [...others, option].slice(-Math.max(1, wanted)).slice(0, wanted) }
}

/** The draft as the command that settles it. */
export function asSettle(outcome: OutcomeView, draft: SettleDraft): SettleOutcome {
  return {
    type: 'settle-outcome',
    outcome: outcome.id,
    ...draft,
    picks: [...draft.picks],
    slots: draft.slots.map(each => ({ ...each })),
    ...(draft.cards?.length ? { cards: [...draft.cards] } : {}),
    repairs: draft.repairs.map(each => ({ ...each })),
    red: draft.red && { ...draft.red },
    note: draft.note.trim()
  }
}

/** The open move that a panel should show: the newest of that seat that asks for something and was not put aside. */
export function openOutcome(
  outcomes: readonly OutcomeView[],
  seat: OutcomeView['seat'],
  aside: ReadonlySet<number>
): OutcomeView | null {
  return outcomes.findLast(each => each.seat === seat && !aside.has(each.id) && asksNow(each)) ?? null
}
