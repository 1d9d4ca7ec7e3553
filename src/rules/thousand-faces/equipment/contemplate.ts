import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import type { z } from 'zod'
import type { Act } from '../act'
import { owned } from '../characters/character'
import { characterOf } from '../characters/part'
import { useDay, whyNotDay } from '../economy/days'
import { spendXp } from '../experience/decide'
import type { Refusal } from '../types'
import { changeItem, imbued, itemOf } from './hands'
import type { Item } from './item'
import { powerAbove } from './items'
import type { EquipmentCommand, studyShape } from './shapes'

type Study = Readonly<z.infer<typeof studyShape>>

/** Q13: Obsessive Contemplation: a town day, one option for each XP, at most three. */
export function contemplate(
  act: Act,
  { seat, studies }: Extract<EquipmentCommand, { type: 'contemplate' }>
): Result<Act, Refusal> {
  if (!owned(characterOf(act.state, seat), 'obsessive-contemplation'))
    return refuse({ because: 'needs-card', seat, move: 'obsessive-contemplation' })
  if (studies.length < 1 || studies.length > 3) return refuse({ because: 'too-many-studies', asked: studies.length })
  const why = whyNotDay(act.state, seat, 'obsessive-contemplation')
  if (why) return refuse(why)
  const paid = spendXp(useDay(act, seat, 'obsessive-contemplation'), seat, studies.length, 'Obsessive Contemplation')
  return studies.reduce<Result<Act, Refusal>>((so, each) => (so.ok ? studyOne(so.value, seat, each) : so), paid)
}

function studyOne(act: Act, seat: SeatId, study: Study): Result<Act, Refusal> {
  const item = itemOf(act, seat, study.item)
  if (!item.ok) return item
  const studied = learned(act, seat, item.value, study)
  return studied.ok ? ok(changeItem(act, seat, studied.value, 'studied')) : studied
}

function learned(act: Act, seat: SeatId, item: Item, study: Study): Result<Item, Refusal> {
  const { name, magic } = item
  switch (study.kind) {
    case 'add-effect':
      return magic
        ? ok({ ...item, magic: { ...magic, effect: `${magic.effect} ${study.effect}`.trim() } })
        : refuse({ because: 'not-magic', name })
    case 'capacity':
      if (!magic) return refuse({ because: 'not-magic', name })
      return magic.capacity >= 5
        ? refuse({ because: 'full-capacity', name })
        : ok({ ...item, magic: { ...magic, capacity: magic.capacity + 1 } })
    case 'more-power': {
      const power = powerAbove(item.power ?? 'd4', item.maxPower ?? 'd10')
      return power ? ok({ ...item, power }) : refuse({ because: 'no-more-power', name })
    }
    case 'imbue':
      if (!item.precious) return refuse({ because: 'not-precious', name })
      return ok({ ...item, magic: imbued(study.effect) })
    case 'look':
      return ok({ ...item, note: study.look })
    case 'weapon-effect': {
      const source = itemOf(act, seat, study.from)
      if (!source.ok) return source
      return source.value.magic
        ? ok({ ...item, magic: imbued(source.value.magic.effect) })
        : refuse({ because: 'not-magic', name: source.value.name })
    }
  }
}
