import { refuse } from '../../core/refusal'
import { ok } from '../../core/result'
import { happen } from '../act'
import { foeOf } from '../foes/steps'
import type { Deciding } from '../slices'
import { allyName } from './ally'
import type { AllyCommand } from './shapes'
import { actAsAlly, allyOf } from './steps'

/** Allies who came for a Journey point: rule J12. */
export const decideAllies: Deciding<AllyCommand> = {
  'send-ally'(act, { ally: id, deed, foe }) {
    const ally = allyOf(act.state, id)
    if (!ally.ok) return ally
    if (deed === 'reveal') return actAsAlly(act, id, { deed, foe: null, seat: null })
    if (foe === null) return refuse({ because: 'ties-up-whom', name: allyName(ally.value) })
    const tied = foeOf(act.state, foe)
    if (!tied.ok) return tied
    return actAsAlly(act, id, { deed, foe, seat: null })
  },
  'dismiss-ally'(act, { ally: id }) {
    const ally = allyOf(act.state, id)
    return ally.ok ? ok(happen(act, { type: 'ally-left', ally: id, name: allyName(ally.value) })) : ally
  }
}
