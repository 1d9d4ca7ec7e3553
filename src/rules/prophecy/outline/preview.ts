import { line } from '../../core/log-line'
import type { Preview } from '../../core/preview'
import type { SliceWords } from '../../core/slice'
import { counted } from '../../core/text'
import type { Game, State } from '../state'
import type { SceneId } from '../vocabulary'
import { branchOf, diceLent, sceneOf } from './scenes'

/** The effect of a change to the outline: difficulty and dice of the scene, and number of cut scenes (PR14, PR16, PR24). */
export const outlinePreview = {
  sketch: (before, _command, after) => sceneAfter(before, after, after.scenes.at(-1)?.id ?? null),
  'move-scene': (before, { scene }, after) => sceneAfter(before, after, scene),
  match: (before, { scene }, after) => sceneAfter(before, after, scene),
  unmatch: (before, { scene }, after) => sceneAfter(before, after, scene),
  'cut-scene'(before, { scene }) {
    const scenes = branchOf(before, scene).length
    const others = scenes > 1 ? `, with ${counted(scenes - 1, 'scene')} leading to it` : ''
    return { lines: [line('grave', `It is removed${others}`)], numbers: { scenes } }
  }
} satisfies SliceWords<Game>['preview']

function sceneAfter(before: State, after: State, id: SceneId | null): Preview {
  const [was, is] = [sceneOf(before, id), sceneOf(after, id)]
  if (!is) return { lines: [], numbers: {} }
  const pool = is.pairs.length + diceLent(after, is.id)
  const dice = was ? was.pairs.length + diceLent(before, was.id) : 0
  const lines = [
    ...(was?.difficulty === is.difficulty ? [] : [line('plain', `Difficulty ${is.difficulty}`)]),
    ...(pool === dice ? [] : [line('plain', `Dice ${dice} → ${pool}`)])
  ]
  return { lines, numbers: { difficulty: is.difficulty, pool } }
}
