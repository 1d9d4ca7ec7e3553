import { computed, ref, type ComputedRef } from 'vue'
import type { AnyQuestion } from '#rules/core/question'
import { partsOf } from '#rules/game-face/question-kinds'
import type { Command } from '#rules/game-face/state'
import type { Side } from '#rules/game-face/vocabulary'
import type { ContestView } from '#rules/game-face/duel/view'
import { fighterName, arenaViewOf, shortFighterName, type ArenaView } from './sides'
import { gmBoard, type GmBoard } from '@/games/gm-board'
import { provideDraftScope } from '@/ui/draft'

/** What this game adds to its board. */
interface ContestOnScreen {
  /** Only below a board on which two have been called. */
  readonly contest: ComputedRef<ContestView | null>
  readonly arena: ComputedRef<ArenaView | null>
  /** What is asked while two fight, or afterwards. */
  readonly asks: ComputedRef<readonly AnyQuestion[]>
  /** Who fights next, where a duel can begin. */
  readonly begins: ComputedRef<readonly AnyQuestion[]>
  nameOf(side: Side): string
  shortNameOf(side: Side): string
  /** From the last reveal to the cups of the next round. */
  leaveReveal(): void
}

const begins = ({ id }: AnyQuestion): boolean => partsOf(id).kind === 'begin'

type Duel = GmBoard<'game-face', Command>

export const [provideDuel, useDuel] = gmBoard(({ id, frame, view }: Duel): ContestOnScreen => {
  const contest = computed(() => view.value.contest)
  /** The reveal that the Game Master has done with. */
  const left = ref(-1)
  provideDraftScope(() => `${frame.value.title}/${id.value}/gm`)
  return {
    contest,
    arena: computed(() => {
      if (!contest.value) return null
      const done = left.value === view.value.serial && !contest.value.verdict
      return done ? { kind: 'cups', reveal: null } : arenaViewOf(contest.value)
    }),
    asks: computed(() => view.value.questions.filter(each => !begins(each))),
    begins: computed(() => view.value.questions.filter(begins)),
    nameOf: side => (contest.value ? fighterName(contest.value.sides[side].who, frame.value.seats) : ''),
    shortNameOf: side => (contest.value ? shortFighterName(contest.value.sides[side].who, frame.value.seats) : ''),
    leaveReveal: () => (left.value = view.value.serial)
  }
})
