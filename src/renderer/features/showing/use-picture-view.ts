import { onScopeDispose, readonly, shallowRef, watch, type Ref } from 'vue'
import type { PictureId } from '#rules/core/picture'
import { wholeView } from '#shared/picture-view'
import type { PictureView } from '#shared/picture-view-schema'
import { useGm } from '../../dashboard/store'

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
