import type { Edge, Node } from '@vue-flow/core'
import type { SceneView } from '#rules/prophecy/stage/view'
import { tidyTree } from './parts/tidy-tree'

/** Pixels of the map where a rem is 16. */
const column = 262
const row = 176
const oval = { width: 226, height: 92 } as const
const finale = { width: 300, height: 104 } as const

/**
 * The ovals where the tidy tree puts them; those that can be hung elsewhere can be dragged.
 * @param unit how many sixteenths of a rem a pixel is: ovals and their distances grow with their letters
 */
export function nodesOf(scenes: readonly SceneView[], sketching: boolean, unit: number): Node[] {
  const { spots } = tidyTree(scenes)
  return scenes.flatMap(scene => {
    const spot = spots.get(scene.id)
    if (!spot) return []
    const { width, height } = scene.depth === 0 ? finale : oval
    const position = { x: (spot.column * column - width / 2) * unit, y: (spot.row * row - height / 2) * unit }
    return [
      {
        id: scene.id,
        type: 'scene',
        position,
        data: scene,
        width: width * unit,
        height: height * unit,
        focusable: false,
        selectable: true,
        draggable: sketching && scene.parent !== null && (scene.standing === 'waiting' || scene.standing === 'ready')
      }
    ]
  })
}

/** A line from each scene to its precursors; green where a die was won. */
export function threadsOf(scenes: readonly SceneView[]): Edge[] {
  const objectives = new Map(scenes.map(({ id, objective }) => [id, objective]))
  return scenes.flatMap(scene =>
    scene.parent === null
      ? []
      : [
          {
            id: `${scene.parent}-${scene.id}`,
            source: scene.parent,
            target: scene.id,
            // Read out: without it the numbers of both scenes are.
            ariaLabel: `${scene.objective} leads to ${objectives.get(scene.parent) ?? ''}`,
            class: scene.outcome === 'success' ? 'thread won' : 'thread',
            focusable: false
          }
        ]
  )
}
