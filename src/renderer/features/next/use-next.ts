import { computed, type ComputedRef } from 'vue'
import type { Frame } from '#rules/campaign/types'
import { useSessionDue } from '@/features/session/use-session-due'
import { useGm } from '@/dashboard/store'
import { useCampaign } from '@/dashboard/use-campaign'
import { useLead } from './lead'
import { useGuide } from './use-guide'

interface Act {
  readonly label: string
  readonly run: () => void
}

/** The next step beside the game. */
export interface NextThing {
  readonly heading: string
  readonly says: string
  readonly why: string
  /** The action of its key. */
  readonly main: Act
  /** The action that skips it, by Shift and the same key. */
  readonly pass: Act
  readonly leave?: Act
  /** It is the only next step: its button is the ember one, and Enter performs it. */
  readonly leads?: boolean
}

/** A session that is due before play, or the next step of the guide; null without either. */
export function useNext(): ComputedRef<NextThing | null> {
  const gm = useGm()
  const guide = useGuide()
  const lead = useLead()
  const step = useGuided()
  /** A step that is done by play gives way to the round of a fight. */
  const guided = computed(() => (lead.fight && step.value?.leads === false ? null : step.value))
  const { frame, command, readOnly } = useCampaign()
  const { due, runs, notYet } = useSessionDue()
  const session = computed(() => frame.value?.session ?? 0)

  async function begin(): Promise<void> {
    // A first session has no earlier one to recall.
    const first = session.value === 0
    if (!(await command({ type: 'begin-session', at: Date.now() })).ok || first) return
    openAt(gm, 'steps')
  }

  const beginning = computed<NextThing>(() => ({
    heading: 'Session',
    says: `Start session ${session.value + 1} first?`,
    why:
      session.value > 0
        ? 'Who is here, recap, notes, XP for everybody, who starts.'
        : 'The log and XP then know which evening it is.',
    main: { label: `Start session ${session.value + 1}`, run: () => void begin() },
    pass: { label: 'Continue without', run: () => void command({ type: 'continue-session', at: Date.now() }) },
    leads: session.value > 0 && isKnownOver(frame.value)
  }))
  const ending = computed<NextThing>(() => ({
    heading: 'Session',
    says: `End session ${session.value}?`,
    why: `It began ${Math.floor((runs.value ?? 0) / 3_600_000)} hours ago. You see what is open first.`,
    main: { label: 'End the session…', run: () => openAt(gm, 'end') },
    pass: { label: 'Not yet', run: notYet }
  }))
  return computed(() => {
    if (readOnly.value || !frame.value) return null
    if (guide.step?.first) return guided.value
    if (due.value === 'end') return ending.value
    if (lead.decision && due.value === 'begin') return null
    if (due.value === 'begin' && session.value > 0) return beginning.value
    if (step.value) return guided.value
    return due.value === 'begin' ? beginning.value : null
  })
}

/** The session before is known to be over, or to have begun long ago; older files know neither. */
function isKnownOver(frame: Frame<'gm'> | null): boolean {
  return frame?.current !== undefined && (frame.current.ended || frame.current.since !== null)
}

function openAt(gm: Pick<ReturnType<typeof useGm>, 'sheet' | 'sheetPage'>, page: 'steps' | 'end'): void {
  gm.sheetPage = page
  gm.sheet = 'session'
}

function useGuided(): ComputedRef<NextThing | null> {
  const guide = useGuide()
  return computed(() => {
    const { step } = guide
    if (!step) return null
    const { id, says, why, label, once } = step
    // It is passed first: an undo then takes back what the step did.
    const run = async (): Promise<void> => {
      if (!once || (await guide.pass(id)).ok) step.run()
    }
    const pass = { label: 'Skip', run: () => void guide.pass(id) }
    const leave = { label: 'Leave the guide', run: () => void guide.leave() }
    return {
      heading: 'Next',
      says,
      why,
      main: { label, run: () => void run() },
      pass,
      leave,
      leads: step.play !== true
    }
  })
}
