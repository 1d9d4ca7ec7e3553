import { onScopeDispose, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import type { Answer, AudienceSnapshot } from '#shared/contract'
import type { ConnectionState } from '@/bridge/use-snapshot'

/** The state of a press of the X-card. `lost`: it can no longer arrive from this page, and the player must be informed. */
export type PauseState = 'none' | 'on-its-way' | 'lost'

export interface PausePress {
  readonly state: ShallowRef<PauseState>
  press(): void
}

/** The delay until a press that the host could not accept is sent again. */
const retryAfterMs = 1_000

/**
 * A press of the X-card is never lost silently. It counts as on its way until the host has it. It is sent again until then,
 * also after a lost connection. If it can never arrive, the player is informed.
 */
export function usePausePress(
  send: () => Promise<Answer<'pause'>>,
  connection: Readonly<Ref<ConnectionState>>,
  snapshot: Readonly<Ref<AudienceSnapshot<'seat'> | null>>
): PausePress {
  const state = shallowRef<PauseState>('none')
  let sending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function press(): void {
    state.value = 'on-its-way'
    void deliver()
  }

  async function deliver(): Promise<void> {
    clearTimeout(timer)
    if (sending || state.value !== 'on-its-way' || connection.value !== 'open') return
    sending = true
    const answer = await send().catch(() => null)
    sending = false
    if (state.value !== 'on-its-way') return
    if (answer?.ok) state.value = 'none'
    else if (answer && isFinal(answer)) state.value = 'lost'
    else timer = setTimeout(() => void deliver(), retryAfterMs)
  }

  watch(connection, now => {
    if (now === 'open') void deliver()
    if ((now === 'replaced' || now === 'revoked') && state.value === 'on-its-way') state.value = 'lost'
  })
  // Also where another person pressed it: all screens have paused, as this player wanted.
  watch(snapshot, now => now?.paused && (state.value = 'none'))
  onScopeDispose(() => clearTimeout(timer))
  return { state, press }
}

/** Whether the host will never accept this press: another campaign is open, or the seat has left. */
function isFinal(answer: Answer<'pause'>): boolean {
  if (answer.ok || answer.error.kind !== 'problem') return false
  const { kind } = answer.error.problem
  return kind === 'no-campaign' || kind === 'not-allowed'
}

/** Whether a press can arrive from this page at all, now or after the connection returns. */
export function canPause(snapshot: AudienceSnapshot<'seat'> | null, connection: ConnectionState): boolean {
  if (connection === 'replaced' || connection === 'revoked') return false
  return snapshot !== null && snapshot.mode !== 'waiting' && snapshot.seat !== null
}
