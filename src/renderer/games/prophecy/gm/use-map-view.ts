import { getRectOfNodes, getTransformForBounds, useVueFlow } from '@vue-flow/core'
import { computed } from 'vue'

/** Drawn smaller, the letters in an oval are under 12 px where a rem is 15. */
const leastZoom = 0.77
const edge = 14

/** What is seen of the story map, and how large. @param about the scene that stays in sight */
export function useMapView(about: () => string | undefined) {
  const { dimensions, findNode, getNodes, setCenter, viewport } = useVueFlow('story-canvas')
  const map = computed(() => getRectOfNodes(getNodes.value))

  function zoomFrom(least: number): number {
    const { width, height } = dimensions.value
    return getTransformForBounds(map.value, width, height, least, 1.15, `${edge}px`).zoom
  }

  function look(zoom: number, id = about()): void {
    const scene = findNode(id)
    if (!scene) return
    /** As near to the scene as the map's edge allows. */
    const middle = (from: 'x' | 'y', side: 'width' | 'height'): number => {
      const [start, length] = [map.value[from] - edge, map.value[side] + 2 * edge]
      const half = Math.min(length, dimensions.value[side] / zoom) / 2
      return Math.max(start + half, Math.min(scene.position[from] + scene.dimensions[side] / 2, start + length - half))
    }
    void setCenter(middle('x', 'width'), middle('y', 'height'), { zoom })
  }

  /** What the keyboard reaches comes into sight; under a mouse nothing moves. */
  function onFocus({ target }: FocusEvent, id: string): void {
    if ((target as Element).matches(':focus-visible')) look(viewport.value.zoom, id)
  }
  return {
    zoom: computed(() => Math.max(viewport.value.zoom, leastZoom)),
    /** The whole map. */
    fit: () => look(zoomFrom(0)),
    /** The whole map, or where its letters would be too small what of it is around one scene. */
    show: () => look(zoomFrom(leastZoom)),
    onFocus
  }
}
