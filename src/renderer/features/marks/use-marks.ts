import type { Ref } from 'vue'
import type { MarksPage } from '#rules/campaign/mark-page'
import { useActions } from '@/features/actions/actions'
import { momentNow } from '@/features/clocks/use-clocks'
import { pageSpot } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'
import { useHostReply } from '@/features/commands/use-host-reply'

/** The marks of a session; requested again after each change of the campaign. @param session null for the newest */
export function useMarksPage(session: Readonly<Ref<number | null>>): Readonly<Ref<MarksPage | null>> {
  return useHostReply<'read-marks'>(() => ({ ask: 'read-marks', session: session.value }), pageSpot).answer
}

/** The keys that set a mark and open the clocks, on every page. */
export function useMarkActions(): void {
  const gm = useGm()
  const mark = useMark()
  useActions({ mark: () => void mark(), clocks: () => void (gm.sheet = 'clocks') })
}

/** Sets a mark at this moment. */
export function useMark(): (text?: string, kind?: 'moment' | 'recording') => Promise<void> {
  const gm = useGm()
  return async (text = '', kind = 'moment') => {
    const at = momentNow()
    await gm.act(null, { type: 'set-mark', kind, text, at })
  }
}
