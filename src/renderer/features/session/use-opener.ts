import { computed, ref, type Component } from 'vue'
import { openerSteps, stepNames, type OpenerStep } from '#rules/campaign/session/vocabulary'
import type { Frame } from '#rules/campaign/types'
import type { SessionStep } from '@/games/game'
import { refusalSpotAround } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'
import { useCampaign } from '@/dashboard/use-campaign'
import AttendanceStep from './AttendanceStep.vue'
import NotesStep from './NotesStep.vue'
import RecapStep from './RecapStep.vue'
import { useSessionBoards, type SessionBoard } from './game-sessions'

const own: Readonly<Partial<Record<OpenerStep, Component>>> = {
  attendance: AttendanceStep,
  recap: RecapStep,
  notes: NotesStep
}
/** Steps that a first session does not have. It has no earlier session, and XP of the opener begin with the second (X4). */
const laterOnly: readonly OpenerStep[] = ['recap', 'notes', 'xp']

/** One step of the opener with its present state. */
interface OpenStep {
  readonly id: OpenerStep
  readonly label: string
  readonly done: boolean
  readonly skipped: boolean
  readonly component: Component
  /** The board of the step; null for a step of the campaign. */
  readonly on: SessionBoard | null
  readonly act: SessionStep['act']
}

/** The steps with this id that have something to do. */
function stepsOf(id: OpenerStep, now: Frame<'gm'> | null, boards: readonly SessionBoard[]): readonly OpenStep[] {
  if (!now || (now.session < 2 && laterOnly.includes(id))) return []
  const mark = now.current?.steps[id]
  const on = boards.find(({ game }) => game.steps[id]) ?? null
  const brought = on?.game.steps[id]
  const component = own[id] ?? brought?.component
  if (!component) return []
  const done = mark === 'done' || (on !== null && brought?.done?.(on.board, now) === true)
  return [{ id, label: stepNames[id], done, skipped: mark === 'skipped' && !done, component, on, act: brought?.act }]
}

/** The opener of the running session, step by step (SE3). */
export function useOpener() {
  const gm = useGm()
  const { frame, command } = useCampaign()
  const spot = refusalSpotAround()
  const boards = useSessionBoards()
  const steps = computed(() => openerSteps.flatMap(id => stepsOf(id, frame.value, boards.value)))
  const at = ref(
    Math.max(
      0,
      steps.value.findIndex(each => !each.done && !each.skipped)
    )
  )
  const step = computed(() => steps.value[Math.min(at.value, steps.value.length - 1)] ?? null)

  function next(): boolean {
    if (at.value >= steps.value.length - 1) return true
    at.value += 1
    return false
  }

  async function mark(as: 'done' | 'skipped'): Promise<boolean> {
    const now = step.value
    if (!now || now.done || (as === 'skipped' && now.skipped)) return true
    return (await command({ type: 'mark-opener-step', step: now.id, as })).ok
  }

  return {
    steps,
    /** The index of the shown step. */
    at,
    step,
    /** The text of the big button. */
    main: computed(() => mainLabel(step.value, steps.value[at.value + 1])),
    /** Performs the act of the step, and goes on. @returns whether the opener is over */
    async performStep() {
      const now = step.value
      const shown = frame.value
      if (now?.act && now.on && !now.done && shown) {
        const answer = await gm.act(now.on.board.id, now.act.command(shown), spot())
        return answer.ok && next()
      }
      return (await mark('done')) && next()
    },
    skip: async () => (await mark('skipped')) && next()
  }
}

/** The text of the big button: the act of the step, else the next step. */
function mainLabel(step: OpenStep | null, next: OpenStep | undefined): string {
  if (step?.act && !step.done) return step.act.label
  return next ? `Next: ${next.label}` : 'Begin to play'
}
