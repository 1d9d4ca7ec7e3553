import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import { type Actor, gm as gmActor, type SeatId } from '#rules/core/seat'
import type { AnyQuestion } from '#rules/core/question'
import { moderationQuestions } from '#rules/prophecy/moderation-questions'
import type { Command } from '#rules/prophecy/state'
import type { ObjectId, SceneId } from '#rules/prophecy/vocabulary'
import type { GmView } from '#rules/prophecy/view'
import type { ObjectView } from '#rules/prophecy/world/view'
import type { WorldTo } from '#rules/prophecy/world/world-questions'
import type { SceneView } from '#rules/prophecy/stage/view'
import { useGm } from '@/dashboard/store'
import { nameIn } from '@/dashboard/use-campaign'
import { gmBoard, type GmBoard } from '@/games/gm-board'
import { provideDraftScope } from '@/ui/draft'

/** What this game adds to its board. */
interface MapOnScreen {
  /** The oval that the light falls on. */
  readonly picked: Ref<SceneId | null>
  readonly scene: ComputedRef<SceneView | null>
  /** The scene before which a new scene is written. Only its author sees the new scene until it has an objective. */
  readonly sketching: Ref<SceneId | null>
  readonly characters: ComputedRef<readonly ObjectView[]>
  readonly world: ComputedRef<readonly ObjectView[]>
  /** What the questions about the world are made of. */
  readonly worldTo: ComputedRef<WorldTo>
  /** Of the questions about options, Moderator and table those with this id. */
  moderation(...ids: readonly string[]): readonly AnyQuestion[]
  objectOf(id: ObjectId): ObjectView | null
  seatName(seat: SeatId): string
  playerName(player: Actor): string
  /** Resolves when the snapshot contains every requested change: a press on a button also saves the field that it leaves. */
  settled(): Promise<unknown>
}

type Board = GmBoard<'prophecy', Command>

export const [provideStory, useStory] = gmBoard(({ id, frame, view }: Board): MapOnScreen => {
  const gm = useGm()
  const picked = ref<SceneId | null>(null)
  const sketching = ref<SceneId | null>(null)
  const present = computed(() => frame.value.seats.filter(seat => !seat.retired).map(seat => seat.id))
  const moderation = computed(() =>
    moderationQuestions({ ...view.value, seats: present.value, by: gmActor }).map(({ question }) => question)
  )
  const seatName = (seat: SeatId): string => nameIn(frame.value.seats, seat)
  // What was refused for one scene, or in one phase, says nothing about the next.
  watch([picked, sketching, () => view.value.phase], () => (gm.lastDenial = null))
  provideDraftScope(() => `${frame.value.title}/${id.value}/gm`)
  return {
    picked,
    sketching,
    scene: computed(() => pickedOf(view.value, picked.value)),
    characters: computed(() => view.value.objects.filter(object => object.player !== null)),
    world: computed(() => view.value.objects.filter(object => object.player === null)),
    worldTo: computed(() => ({
      objects: view.value.objects,
      options: view.value.options,
      seats: present.value,
      by: gmActor
    })),
    moderation: (...ids) => moderation.value.filter(({ id }) => ids.includes(id)),
    objectOf: object => view.value.objects.find(each => each.id === object) ?? null,
    seatName,
    playerName: player => (player.kind === 'gm' ? 'You' : seatName(player.seat)),
    settled: () => gm.commands.whenIdle()
  }
})

/** Opens the form for a scene that leads to this one. Without space for another scene it shows the reason at once. */
export function sketchBelow(story: Board & MapOnScreen, id: SceneId): void {
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
