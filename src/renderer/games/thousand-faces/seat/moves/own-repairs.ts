import type { EquipmentView } from '#rules/thousand-faces/equipment/view'
import type { OutcomeView } from '#rules/thousand-faces/moves/view'
import { mostMended } from '#rules/thousand-faces/moves/settling'
import { withPackCost, repairPrice, type SettleDraft } from '../../gm/flip/outcome/settle-draft'
import type { OwnQuestion } from './own-question'

type Gear = Pick<EquipmentView, 'pack' | 'items'>

const total = (repairs: SettleDraft['repairs']): number => repairs.reduce((sum, { damage }) => sum + damage, 0)

/** The draft without repairs of what is whole or gone meanwhile, or beyond the Pack that is left. */
export function withinPack(outcome: OutcomeView, draft: SettleDraft, { pack, items }: Gear): SettleDraft {
  if (!outcome.repair) return draft
  let left = mostMended(outcome.repair, pack)
  const repairs = draft.repairs.flatMap(({ item, damage }) => {
    const off = Math.min(left, damage, items.find(({ id }) => id === item)?.damage ?? 0)
    left -= off
    return off > 0 ? [{ item, damage: off }] : []
  })
  return withPackCost(outcome.repair, { ...draft, repairs })
}

/** Sharpen & Stitch: what is mended, a damage card more at each press, and nothing again after the last one that can be paid. */
export function repairQuestion({ repair }: OutcomeView, draft: SettleDraft, { pack, items }: Gear): OwnQuestion | null {
  const broken = items.filter(({ damage }) => damage > 0)
  if (!repair || broken.length === 0) return null
  const most = mostMended(repair, pack)
  const offOf = (item: string): number => draft.repairs.find(each => each.item === item)?.damage ?? 0
  return {
    asks: `What your Pack mends: ${repairPrice(repair)}`,
    options: broken.map(({ id, name, damage }) => ({
      text: `${name}: ${offOf(id)} of ${damage} damage`,
      times: offOf(id),
      blocked:
        most > 0 ? null : { message: [pack > 0 ? `You have ${pack} Pack` : 'You have no Pack for it'], remedy: [] }
    })),
    pick(at) {
      const item = broken[at]
      if (!item) return draft
      const others = draft.repairs.filter(each => each.item !== item.id)
      const more = offOf(item.id) + 1
      const fits = more <= item.damage && total(others) + more <= most
      return withPackCost(repair, { ...draft, repairs: fits ? [...others, { item: item.id, damage: more }] : others })
    }
  }
}
