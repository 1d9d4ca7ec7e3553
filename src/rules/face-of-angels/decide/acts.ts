import { assertNever } from '../../core/assert-never'
import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { Command } from '../commands'
import type { Event } from '../events'
import type { Refusal } from '../refusals'
import type { State } from '../state'

export type ActCommand = Extract<Command, { readonly type: 'edit-act' | 'mark-ending' | 'edit-night' }>

/** The acts' lists are the table's to write. Rules A33, A35. */
export function decideActs(state: State, command: ActCommand): Result<readonly Event[], Refusal> {
  switch (command.type) {
    case 'edit-act':
      return ok([{ type: 'act-edited', act: command.act }])
    case 'mark-ending': {
      const ending = state.acts.find(act => act.number === command.act)?.endings[command.ending]
      if (!ending) return refuse({ because: 'unknown-ending' })
      return ok([{ type: 'ending-marked', act: command.act, ending: command.ending, met: command.met }])
    }
    case 'edit-night': {
      const { place, why, event } = command
      return ok([{ type: 'night-edited', night: { place, why, event } }])
    }
    default:
      return assertNever(command)
  }
}
