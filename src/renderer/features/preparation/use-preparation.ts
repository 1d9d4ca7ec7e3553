import { computed, type ComputedRef, type Ref } from 'vue'
import type { PageLine, PreparationPage } from '#rules/campaign/preparation'
import { pageNow } from '#rules/book/preparation/page'
import type { LineKind } from '#rules/book/preparation/vocabulary'
import type { ThingId } from '#rules/book/vocabulary'
import type { SeatId } from '#rules/core/seat'
import { context } from '@/ui/context'
import { useSessionDue } from '@/features/session/use-session-due'
import { useCampaign } from '@/dashboard/use-campaign'
import { useHostReply } from '@/features/commands/use-host-reply'
import { usePreparationStore } from './preparation-store'

/** The text of one line. */
interface LineWords {
  readonly text: string
  readonly branches?: readonly string[]
  readonly seat?: SeatId | null
  readonly shelf?: string | null
}

export interface PreparationOnScreen {
  /** Null until the host has answered. */
  readonly page: Readonly<Ref<PreparationPage | null>>
  /** The session of the page. */
  readonly session: ComputedRef<number>
  /** A session is running: its page is in use, and the page of the next one can be prepared too. */
  readonly runs: ComputedRef<boolean>
  readonly readOnly: ComputedRef<boolean>
  linesOf(kind: LineKind): readonly PageLine[]
  add(kind: LineKind, words: LineWords): Promise<boolean>
  /** An empty text removes the line. */
  reword(line: PageLine, text: string, branches?: readonly string[]): void
  remove(line: PageLine): void
  tick(line: PageLine, branch?: 0 | 1 | null): void
  /** Records the use of a thing of the book that was not on the page. */
  tickThing(thing: ThingId, kind: LineKind): void
}

const [providePreparing, preparingAround] = context<PreparationOnScreen>('nothing is prepared here')
export const usePreparing = preparingAround

/** The page of a session for all components below; requested again after each change of the campaign. @param always tonight’s */
export function layOutPreparation(always: boolean): PreparationOnScreen {
  const store = usePreparationStore()
  const { frame, readOnly } = useCampaign()
  const { due } = useSessionDue()
  const runs = computed(() => {
    const { session, current } = frame.value ?? { session: 0 }
    return session > 0 && current?.ended !== true && due.value !== 'begin'
  })
  const session = computed(() => {
    const played = frame.value?.session ?? 0
    return pageNow({ session: played, ended: !runs.value || (store.next && !always) })
  })
  const { answer: page } = useHostReply<'read-preparation'>(
    () => ({ ask: 'read-preparation', session: session.value }),
    'preparation'
  )
  const linesOf = (kind: LineKind): readonly PageLine[] => (page.value?.lines ?? []).filter(line => line.kind === kind)
  return providePreparing({ page, session, runs, readOnly, linesOf, ...useLineActs(session) })
}

type Acts = Pick<PreparationOnScreen, 'add' | 'reword' | 'remove' | 'tick' | 'tickThing'>

function useLineActs(session: ComputedRef<number>): Acts {
  const { command } = useCampaign()
  const on = (): { readonly session: number; readonly at: number } => ({ session: session.value, at: Date.now() })
  return {
    async add(kind, { text, branches = [], seat = null, shelf = null }) {
      const answer = await command({ type: 'prepare-line', session: session.value, kind, text, branches, seat, shelf })
      return answer.ok
    },
    reword({ id, branches: were }, text, branches = were.map(({ typed }) => typed)) {
      if (text === '') void command({ type: 'remove-line', line: id })
      else void command({ type: 'reword-line', line: id, text, branches })
    },
    remove: ({ id }) => void command({ type: 'remove-line', line: id }),
    tick({ id, used }, branch = null) {
      if (used) void command({ type: 'untick-line', line: id })
      else void command({ type: 'tick-line', line: id, branch, ...on() })
    },
    tickThing: (thing, kind) => void command({ type: 'tick-thing', thing, kind, ...on() })
  }
}
