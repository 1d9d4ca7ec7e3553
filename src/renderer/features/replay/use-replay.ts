import { computed } from 'vue'
import type { Ask } from '#shared/contract'
import { replaySpeeds } from '#shared/replay'
import { useActions } from '@/features/actions/actions'
import { useGm } from '@/dashboard/store'
import { useAsk } from '@/features/commands/use-host-reply'

type ReplayRequest = Extract<Ask, { ask: 'start-replay' }>['what']
type ReplayControl = Extract<Ask, { ask: 'steer-replay' }>['to']

/** The replay on the table page, and its controls. */
export function useReplay() {
  const gm = useGm()
  const { ask } = useAsk()
  const replay = computed(() => gm.snapshot?.replay ?? null)
  return {
    replay,
    start: (what: ReplayRequest) => ask<'start-replay'>({ ask: 'start-replay', what }),
    steer: (to: ReplayControl) => void ask<'steer-replay'>({ ask: 'steer-replay', to, speed: null }),
    /** Changes to the next speed; after the last to the first. */
    hasten() {
      const { speed } = replay.value ?? { speed: 1 }
      const next = replaySpeeds[(replaySpeeds.findIndex(each => each === speed) + 1) % replaySpeeds.length] ?? 1
      void ask<'steer-replay'>({ ask: 'steer-replay', to: null, speed: next })
    }
  }
}

/** The keys of the replay: active only during one. */
export function useReplayKeys({ replay, steer, hasten }: ReturnType<typeof useReplay>): void {
  const during = (run: () => void) => ({ run, blocked: () => (replay.value ? null : 'The table sees no replay') })
  useActions({
    'replay-play': during(() => steer(replay.value?.isPlaying ? 'stop' : 'play')),
    'replay-back': during(() => steer('back')),
    'replay-on': during(() => steer('on')),
    'replay-speed': during(hasten),
    'replay-end': during(() => steer('end'))
  })
}
