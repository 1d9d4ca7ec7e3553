import { computed, ref, type ComputedRef, type Ref } from 'vue'
import type { BoardFrame, Frame } from '#rules/campaign/types'
import type { Command } from '#rules/game-face/state'
import type { Typed } from '#rules/game-face/ritual/model'
import type { Both, Side } from '#rules/game-face/vocabulary'
import type { ContestView } from '#rules/game-face/duel/view'
import type { GmView } from '#rules/game-face/view'
import type { Answer } from '#shared/contract'
import { fighterName, momentOf, shortFighterName, type Moment } from '../parts/sides'
import { useGm } from '../../../shell/gm/store'
import { refusalSpotAround } from '../../../shell/gm/refusal-spot'
import { context } from '../../../ui/context'
import { provideDraftPlace } from '../../../ui/draft'

export type DuelBoard = Extract<BoardFrame<'gm'>, { readonly system: 'game-face' }>

export interface DuelOnScreen {
  readonly board: ComputedRef<DuelBoard>
  readonly frame: ComputedRef<Frame<'gm'>>
  readonly view: ComputedRef<GmView>
  /** Only below a board on which two have been called. */
  readonly contest: ComputedRef<ContestView | null>
  readonly moment: ComputedRef<Moment | null>
  /** Real dice as they are being read out, before the reveal. */
  readonly told: Ref<Both<Typed | null>>
  nameOf(side: Side): string
  shortNameOf(side: Side): string
  /** From the last reveal to the cups of the next round. */
  goOn(): void
  act(command: Command): Promise<Answer<'act'>>
}

const [provide, duelAround] = context<DuelOnScreen>('this part belongs to no duel')

/** Provides the duel to everything below this component. */
export function provideDuel(shown: () => { readonly board: DuelBoard; readonly frame: Frame<'gm'> }): DuelOnScreen {
  const gm = useGm()
  const board = computed(() => shown().board)
  const frame = computed(() => shown().frame)
  const view = computed(() => board.value.view)
  const contest = computed(() => view.value.contest)
  /** The reveal that the Game Master has done with. */
  const left = ref(-1)
  const told = ref<Both<Typed | null>>({ left: null, right: null })
  const duel: DuelOnScreen = {
    board,
    frame,
    view,
    contest,
    told,
    moment: computed(() => {
      if (!contest.value) return null
      const done = left.value === view.value.serial && !contest.value.verdict
      return done ? { kind: 'cups', reveal: null } : momentOf(contest.value)
    }),
    nameOf: side => (contest.value ? fighterName(contest.value.sides[side].who, frame.value.seats) : ''),
    shortNameOf: side => (contest.value ? shortFighterName(contest.value.sides[side].who, frame.value.seats) : ''),
    goOn: () => (left.value = view.value.serial),
    act: command => gm.act(board.value.id, command)
  }
  provideDraftPlace(() => `${frame.value.title}/${board.value.id}/gm`)
  return provide(duel)
}

/** The duel that this part belongs to; what it refuses is told at the nearest `RefusalSpot`. */
export function useDuel(): DuelOnScreen {
  const gm = useGm()
  const duel = duelAround()
  const spot = refusalSpotAround()
  return { ...duel, act: command => gm.act(duel.board.value.id, command, spot()) }
}
