import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { BoardFrame, Frame } from '#rules/campaign/types'
import type { Actor, SeatId } from '#rules/core/seat'
import type { Command } from '#rules/prophecy/state'
import type { ObjectId, SceneId } from '#rules/prophecy/vocabulary'
import type { GmView } from '#rules/prophecy/view'
import type { ObjectView } from '#rules/prophecy/world/view'
import type { SceneView } from '#rules/prophecy/stage/view'
import type { Answer } from '#shared/contract'
import { useGm } from '../../../shell/gm/store'
import { nameIn } from '../../../shell/gm/use-campaign'
import { refusalSpotAround } from '../../../shell/gm/refusal-spot'
import { context } from '../../../ui/context'
import { provideDraftPlace } from '../../../ui/draft'

export type StoryBoard = Extract<BoardFrame<'gm'>, { readonly system: 'prophecy' }>

export interface StoryOnScreen {
  readonly board: ComputedRef<StoryBoard>
  readonly frame: ComputedRef<Frame<'gm'>>
  readonly view: ComputedRef<GmView>
  /** The oval that the light falls on. */
  readonly picked: Ref<SceneId | null>
  readonly scene: ComputedRef<SceneView | null>
  /** The scene that a new one is being written for: nobody else sees it before it has an objective. */
  readonly sketching: Ref<SceneId | null>
  readonly characters: ComputedRef<readonly ObjectView[]>
  readonly world: ComputedRef<readonly ObjectView[]>
  /** Opens the form for a scene that leads to this one; where there is no room, the reason is said before anybody has thought of one. */
  sketchBelow(id: SceneId): void
  objectOf(id: ObjectId): ObjectView | null
  seatName(seat: SeatId): string
  playerName(player: Actor): string
  /** A command that is put together from the picture is given as a maker: it is made when its turn comes. */
  act(command: Command | (() => Command)): Promise<Answer<'act'>>
  /** When everything that was asked for is in the picture: whoever leaves a field by pressing a button means its words too. */
  settled(): Promise<unknown>
}

const [provide, storyAround] = context<StoryOnScreen>('this part belongs to no story')

/** Provides the story to everything below this component. */
export function provideStory(shown: () => { readonly board: StoryBoard; readonly frame: Frame<'gm'> }): StoryOnScreen {
  const gm = useGm()
  const board = computed(() => shown().board)
  const frame = computed(() => shown().frame)
  const view = computed(() => board.value.view)
  const picked = ref<SceneId | null>(null)
  const sketching = ref<SceneId | null>(null)
  const seatName = (seat: SeatId): string => nameIn(frame.value.seats, seat)
  const story: StoryOnScreen = {
    board,
    frame,
    view,
    picked,
    sketching,
    scene: computed(() => pickedOf(view.value, picked.value)),
    characters: computed(() => view.value.objects.filter(object => object.player !== null)),
    world: computed(() => view.value.objects.filter(object => object.player === null)),
    sketchBelow: id => sketchBelow(story, id),
    objectOf: id => view.value.objects.find(object => object.id === id) ?? null,
    seatName,
    playerName: player => (player.kind === 'gm' ? 'You' : seatName(player.seat)),
    act: command => gm.act(board.value.id, command),
    settled: () => gm.commands.whenIdle()
  }
  // What was refused for one scene, or in one phase, says nothing about the next.
  watch([picked, sketching, () => view.value.phase], () => (gm.said = null))
  provideDraftPlace(() => `${frame.value.title}/${board.value.id}/gm`)
  return provide(story)
}

function sketchBelow(story: StoryOnScreen, id: SceneId): void {
  story.picked.value = id
  const mayBe = story.view.value.scenes.find(scene => scene.id === id)?.maySketch
  story.sketching.value = mayBe ? id : null
  if (!mayBe) void story.act({ type: 'sketch', parent: id, objective: 'A new scene' })
}

/** What was picked; else what is being performed; else the next that could be; else the Finale. */
function pickedOf({ scenes, onStage }: GmView, picked: SceneId | null): SceneView | null {
  return (
    scenes.find(scene => scene.id === picked) ??
    scenes.find(scene => scene.id === onStage) ??
    scenes.find(scene => scene.standing === 'ready') ??
    scenes[0] ??
    null
  )
}

/** The story that this part belongs to; what it refuses is told at the nearest `RefusalSpot`. */
export function useStory(): StoryOnScreen {
  const gm = useGm()
  const spot = refusalSpotAround()
  const around = storyAround()
  const story: StoryOnScreen = {
    ...around,
    sketchBelow: id => sketchBelow(story, id),
    act: command => gm.act(around.board.value.id, command, spot())
  }
  return story
}
