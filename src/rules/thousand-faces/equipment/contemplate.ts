import type { z } from 'zod'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { owned } from '../characters/character'
import { useDay, whyNotDay } from '../economy/days'
import { spendXp } from '../experience/steps'
import { characterOf } from '../sheets'
import type { Act, Refusal } from '../state'
import { itemOf } from './hands'
import { imbuedMagic } from './item'
import type { Item } from './item-schemas'
import { powerAbove } from './items'
import type { EquipmentCommand, EquipmentRefusal, studySchema } from './model'
import { whyNoStudy } from './studies'

type Study = Readonly<z.infer<typeof studySchema>>

/** Q13: Obsessive Contemplation: a day in town, one option for each XP, at most three. */
export function contemplate(
  act: Act,
  { seat, studies }: Extract<EquipmentCommand, { type: 'contemplate' }>
): Result<Act, Refusal> {
  if (!owned(characterOf(act.state, seat), 'obsessive-contemplation'))
    return refuse({ because: 'needs-card', seat, move: 'obsessive-contemplation' })
  if (studies.length < 1 || studies.length > 3) return refuse({ because: 'too-many-studies', asked: studies.length })
  const why = whyNotDay(act.state, seat, 'obsessive-contemplation')
  if (why) return refuse(why)
  const unfit = firstUnfit(act, seat, studies)
  if (unfit) return refuse(unfit)
  const paid = spendXp(useDay(act, seat, 'obsessive-contemplation'), seat, studies.length, 'Obsessive Contemplation')
  return studies.reduce<Result<Act, Refusal>>((so, each) => (so.ok ? studyOne(so.value, seat, each) : so), paid)
}

/** The first impossible option, by its index, before any payment. Each option is checked after those before it. */
function firstUnfit(act: Act, seat: SeatId, studies: readonly Study[]): Refusal | null {
  let after = act
  for (const [index, study] of studies.entries()) {
    const studied = studyOne(after, seat, study)
    if (!studied.ok) return { because: 'study-unfit', line: index + 1, why: studied.error }
    after = studied.value
  }
  return null
}

/** The event carries the item before the change, so that the log can name the changes. */
function studyOne(act: Act, seat: SeatId, study: Study): Result<Act, EquipmentRefusal> {
  const item = itemOf(act, seat, study.item)
  if (!item.ok) return item
  const studied = learned(act, seat, item.value, study)
  if (!studied.ok) return studied
  return ok(happen(act, { type: 'item-changed', seat, item: studied.value, how: 'studied', was: item.value }))
}

/** Q13: the changed item. New magic is added to existing magic and never replaces it. */
function learned(act: Act, seat: SeatId, item: Item, study: Study): Result<Item, EquipmentRefusal> {
  const why = whyNoStudy(item, study.kind)
  if (why) return refuse(why)
  const { magic } = item
  switch (study.kind) {
    case 'add-effect':
      return ok(magic ? { ...item, magic: { ...magic, effect: `${magic.effect} ${study.effect}`.trim() } } : item)
    case 'capacity':
      return ok(magic ? { ...item, magic: { ...magic, capacity: magic.capacity + 1 } } : item)
    case 'more-power':
      return ok({ ...item, power: powerAbove(item.power ?? 'd4', item.maxPower ?? 'd10') })
    case 'imbue':
      return ok({ ...item, magic: imbuedMagic(study.effect) })
    case 'look':
      return ok({ ...item, note: study.look })
    case 'weapon-effect': {
      const source = itemOf(act, seat, study.from)
      if (!source.ok) return source
      return source.value.magic
        ? ok({ ...item, magic: imbuedMagic(source.value.magic.effect) })
        : refuse({ because: 'not-magic', name: source.value.name })
    }
  }
}
