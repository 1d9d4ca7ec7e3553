import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import type { GuideStepId } from '#rules/campaign/guide/vocabulary'
import type { CampaignCommand, Frame } from '#rules/campaign/types'
import type { GuideStep } from '@/games/game'
import { firstSteps, laterSteps } from './first-steps'
import { type SessionBoard, useSessionBoards } from '@/features/session/game-sessions'
import { pageSpot } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'
import { useCampaign } from '@/dashboard/use-campaign'

/** The guide of a first session: the next step. What was done and passed is in the campaign (SE8). */
export const useGuide = defineStore('guide', () => {
  const gm = useGm()
  const { frame } = useCampaign()
  const boards = useSessionBoards()

  /** The board of the guide. */
  const place = computed(() => boards.value[0] ?? null)
  const guide = computed(() => (place.value ? frame.value?.guide : undefined))
  const steps = computed(() => stepsOn(gm, frame.value, place.value))
  /** The remaining steps, for now or later. */
  const left = computed(() => steps.value.filter(({ id, done }) => !done && !guide.value?.passed.includes(id)))
  const step = computed(() => {
    if (!guide.value) return null
    const ready = left.value.filter(({ later }) => !later)
    return ready.find(({ first }) => first) ?? ready[0] ?? null
  })
  const finished = computed(() => Boolean(guide.value) && steps.value.length > 0 && left.value.length === 0)

  const command = (wanted: CampaignCommand) => gm.act(null, wanted, 'guide-step')
  /** Who has left or finished a guide begins the next campaign without one; the settings can bring it back. */
  function endInNewCampaigns(): void {
    if (gm.snapshot?.preferences.guide) void gm.ask({ ask: 'set-preferences', preferences: { guide: false } })
  }
  watch(finished, now => now && endInNewCampaigns(), { immediate: true })

  return {
    step,
    pass: (id: GuideStepId) => command({ type: 'pass-guide-step', step: id }),
    async leave(): Promise<void> {
      if (!(await command({ type: 'leave-guide' })).ok) return
      endInNewCampaigns()
      gm.announce('The guide is closed. “Show the guide” under Find anything brings it back.')
    },
    /** Shows the guide again, with all unfinished steps. */
    async show(): Promise<void> {
      if (steps.value.some(({ done }) => !done)) await command({ type: 'show-guide' })
      else gm.lastDenial = { at: pageSpot, denial: nothingLeft }
    }
  }
})

const nothingLeft = {
  kind: 'problem',
  problem: {
    kind: 'unsupported',
    message: 'Every step of the guide is done',
    remedy: 'Play on: there is nothing left to prepare'
  }
} as const

function stepsOn(
  gm: ReturnType<typeof useGm>,
  frame: Frame<'gm'> | null,
  place: SessionBoard | null
): readonly GuideStep[] {
  return frame && place
    ? [
        ...firstSteps(gm, frame),
        ...place.game.guide(place.board, frame),
        ...laterSteps(gm, frame, { played: place.game.played(place.board), over: place.game.over(place.board) })
      ]
    : []
}
