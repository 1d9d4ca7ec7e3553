import { onScopeDispose, readonly, shallowRef, watch, type Ref } from 'vue'
import type { PictureId } from '#rules/core/picture'
import { wholeView, mostZoom } from '#shared/picture-view'
import type { PictureView, PicturePoint } from '#shared/picture-view-schema'
import { useGm } from '@/dashboard/store'

/** The position on the picture under a position of its frame, both in parts of width and height. */
export function pointUnder(view: PictureView, at: PicturePoint): PicturePoint {
  return { x: within(view.x + (at.x - 0.5) / view.zoom), y: within(view.y + (at.y - 0.5) / view.zoom) }
}

/** Zooms by a factor; the point under `at` (of the frame) stays there, within the limits of the picture. */
export function zoomView(view: PictureView, factor: number, at: PicturePoint = middle): PictureView {
  const zoom = rounded(Math.min(mostZoom, Math.max(1, view.zoom * factor)))
  const under = pointUnder(view, at)
  return kept({ ...view, zoom, x: under.x - (at.x - 0.5) / zoom, y: under.y - (at.y - 0.5) / zoom })
}

/** Moves the view by parts of the frame. */
export function moveView(view: PictureView, by: PicturePoint): PictureView {
  return kept({ ...view, x: view.x - by.x / view.zoom, y: view.y - by.y / view.zoom })
}

export function pointedAt(view: PictureView, at: PicturePoint | null): PictureView {
  return kept({ ...view, pointer: at })
}

/** Moves the pointer by parts of the frame, from the middle without one. At the edge of the view the picture moves too. */
export function pointerMoved(view: PictureView, by: PicturePoint): PictureView {
  const from = view.pointer
  const to = from
    ? { x: within(from.x + by.x / view.zoom), y: within(from.y + by.y / view.zoom) }
    : { x: view.x, y: view.y }
  const reach = 0.5 / view.zoom
  const follow = (middleOf: number, point: number): number => Math.min(point + reach, Math.max(point - reach, middleOf))
  return kept({ ...view, pointer: to, x: follow(view.x, to.x), y: follow(view.y, to.y) })
}

const middle: PicturePoint = { x: 0.5, y: 0.5 }

/** Keeps as much of the picture as possible in view, and rounds the numbers to the visible precision. */
function kept({ zoom, x, y, pointer }: PictureView): PictureView {
  const edge = 0.5 / zoom
  const inside = (at: number): number => rounded(Math.min(1 - edge, Math.max(edge, at)))
  return {
    zoom,
    x: inside(x),
    y: inside(y),
    pointer: pointer && { x: rounded(within(pointer.x)), y: rounded(within(pointer.y)) }
  }
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part))
}

function rounded(number: number): number {
  return Math.round(number * 1e4) / 1e4
}

/** Milliseconds between two sent views: 20 times a second. Views between are dropped, never the last one. */
const everyMs = 50

/**
 * The view of the picture on the table. The Game Master's changes are visible here at once, and on the screens shortly after.
 * @param shown the picture on the table and its view; null: none, or not live
 */
export function usePictureView(
  shown: () => { readonly picture: PictureId; readonly view: PictureView | undefined } | null
): { readonly view: Readonly<Ref<PictureView>>; set(view: PictureView): void } {
  const view = shallowRef<PictureView>(shown()?.view ?? wholeView)
  const sender = useSender()
  // A new exhibit begins with the whole picture. The echo of our own views is older than the local one.
  watch(
    () => shown()?.picture,
    () => {
      sender.forget()
      view.value = shown()?.view ?? wholeView
    }
  )
  watch(
    () => shown()?.view,
    now => {
      if (!sender.isBusy()) view.value = now ?? wholeView
    }
  )

  return {
    view: readonly(view) as Readonly<Ref<PictureView>>,
    set(next) {
      const picture = shown()?.picture
      if (!picture) return
      view.value = next
      sender.send({ picture, view: next })
    }
  }
}

interface WantedView {
  readonly picture: PictureId
  readonly view: PictureView
}

/** Sends the newest view, then waits for its answer and its turn. */
function useSender(): { send(next: WantedView): void; forget(): void; isBusy(): boolean } {
  const gm = useGm()
  let wanted: WantedView | null = null
  let isSending = false
  let endRest = (): void => undefined
  // An unsent view is sent at once.
  onScopeDispose(() => endRest())

  async function sendNewest(): Promise<void> {
    const next = wanted
    if (!next || isSending) return
    wanted = null
    isSending = true
    await Promise.all([
      gm.ask<'set-picture-view'>({ ask: 'set-picture-view', ...next }),
      new Promise<void>(resolve => {
        const timer = setTimeout(resolve, everyMs)
        endRest = () => (clearTimeout(timer), resolve())
      })
    ])
    isSending = false
    void sendNewest()
  }

  return {
    send(next) {
      wanted = next
      void sendNewest()
    },
    forget: () => void (wanted = null),
    isBusy: () => isSending || wanted !== null
  }
}
