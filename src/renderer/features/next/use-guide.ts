import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { Frame } from '#rules/campaign/types'
import type { GuideStep } from '@/games/game'
import { firstSteps, laterSteps } from './first-steps'
import { type SessionBoard, useSessionBoards } from '@/features/session/game-sessions'
import { pageSpot } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'
import { useCampaign } from '@/dashboard/use-campaign'

/** The guide of a first session: the next step, from the campaign. Only skipped steps are stored (SE8). */
export const useGuide = defineStore('guide', () => {
  const gm = useGm()
  const { frame } = useCampaign()
  const boards = useSessionBoards()
  const path = computed(() => gm.snapshot?.file?.path ?? null)
  const { memory, keep } = useMemory(() => path.value)

  /** The board of the guide. */
  const place = computed(() => boards.value[0] ?? null)
  const fresh = computed(() => isFresh(frame.value, boards.value))
  const on = computed(() => place.value !== null && (memory.value?.on ?? (fresh.value && !isGuideKnown())))
  const steps = computed(() => stepsOn(gm, frame.value, place.value))
  /** The remaining steps, for now or later. */
  const left = computed(() => steps.value.filter(({ id, done }) => !done && !memory.value?.skipped.includes(id)))
  const step = computed(() => {
    if (!on.value) return null
    const ready = left.value.filter(({ later }) => !later)
    return ready.find(({ first }) => first) ?? ready[0] ?? null
  })

  // Once on, the guide stays on in every game, and ends without remaining steps.
  watch(
    [on, () => left.value.length],
    ([shown, count]) => {
      if (!shown || steps.value.length === 0) return
      if (count === 0) keep({ on: false, skipped: [] })
      else if (memory.value === null) keep({ on: true, skipped: [] })
    },
    { immediate: true }
  )

  return {
    step,
    skip(id: string): void {
      keep({ on: true, skipped: [...(memory.value?.skipped ?? []), id] })
    },
    leave(): void {
      keep({ on: false, skipped: [] })
      gm.announce('The guide is closed. “Show the guide” under Find anything brings it back.')
    },
    /** Shows the guide again, with all unfinished steps. */
    show(): void {
      if (steps.value.some(({ done }) => !done)) keep({ on: true, skipped: [] })
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

/** The memory of the guide for the open campaign. */
function useMemory(path: () => string | null) {
  const memory = ref<GuideMemory | null>(null)
  watch(path, now => (memory.value = now === null ? null : guideOf(now)), { immediate: true })
  return {
    memory,
    keep(next: GuideMemory): void {
      memory.value = next
      const now = path()
      if (now !== null) keepGuide(now, next)
    }
  }
}

/** Whether nothing has been played or begun. */
function isFresh(frame: Frame<'gm'> | null, boards: readonly SessionBoard[]): boolean {
  return frame?.session === 0 && !frame.current && boards.every(({ board, game }) => !game.played(board))
}

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

// The memory of the guide on this machine: a campaign's file contains none of it (SE8).

/** The guide of one campaign. */
interface GuideMemory {
  readonly on: boolean
  /** Steps that the GM has skipped, by their ids. */
  readonly skipped: readonly string[]
}

const prefix = 'guide:'
/** A user of this machine has left or finished a guide: the next campaign begins without one. */
const known = 'guide-known'

/** @param path of the campaign's file @returns null when the guide was never shown in it */
function guideOf(path: string): GuideMemory | null {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + path) ?? 'null') as GuideMemory | null
    return kept && typeof kept.on === 'boolean' && Array.isArray(kept.skipped) ? kept : null
  } catch {
    return null
  }
}

/** A full or forbidden storage loses the memory, never the guide. */
function keepGuide(path: string, memory: GuideMemory): void {
  try {
    localStorage.setItem(prefix + path, JSON.stringify(memory))
    if (!memory.on) localStorage.setItem(known, 'yes')
  } catch {
    // Then the guide is offered again next time.
  }
}

function isGuideKnown(): boolean {
  try {
    return localStorage.getItem(known) !== null
  } catch {
    return false
  }
}
