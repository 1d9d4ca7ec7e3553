import type { Luck } from '../core/luck'
import { fail, ok, type Result } from '../core/result'
import { isSame } from '../core/same'
import type { Actor } from '../core/seat'
import type { ActAsk, ChronicleAsk, ChronicleDenial, EntryDraft } from './asks'
import { considerAct, type Consideration } from './consider'
import { removesHistory, type History } from './history'
import { refused } from './refusals'
import type { ActEntry } from './types'

/** The decision of an ask by the history and the rules; not yet proved to be readable from a file. */
export function judge(
  played: History,
  ask: ChronicleAsk,
  actor: Actor,
  luck: Luck
): Result<Consideration, ChronicleDenial> {
  const { line } = played
  if (ask.kind === 'act') {
    if (undoneTwin(played, ask, actor)) return drafted({ kind: 'redo', steps: 1 })
    const kept = removesHistory(played, ask, actor)
    if (kept) return fail(refused({ because: 'seat-has-history', seat: kept }))
    return considerAct(played.campaign, ask, actor, luck, played.revision + 1)
  }
  if (actor.kind !== 'gm') return fail(refused({ because: 'gm-only' }))
  if (ask.kind === 'save-point') {
    const name = ask.name.trim()
    if (name === '') return fail(refused({ because: 'no-title' }))
    return drafted({ kind: 'save-point', name, after: line.latest })
  }
  const possible = ask.kind === 'undo' ? line.standing : line.undone
  if (ask.steps >= 1 && ask.steps <= possible) return drafted({ kind: ask.kind, steps: ask.steps })
  return fail(refused({ because: `nothing-to-${ask.kind}`, steps: ask.steps, possible }))
}

/** Prevents a new draw by undo: an undone command that is sent again, unchanged, has the same outcome. */
function undoneTwin(played: History, ask: ActAsk, actor: Actor): ActEntry | null {
  const { line } = played
  const next = played.entry(line.at(line.standing + 1))
  if (next?.kind !== 'act' || next.board !== ask.board) return null
  return isSame(next.actor, actor) && isSame(next.command, ask.command) ? next : null
}

function drafted(draft: EntryDraft): Result<Consideration, never> {
  return ok({ draft, after: null })
}
