import { onScopeDispose, readonly, shallowRef, watch, type Ref } from 'vue'
import type { PictureId } from '#rules/core/picture'
import { wholeView } from '#shared/picture-view'
import type { PictureView } from '#shared/picture-view-schema'
import { useGm } from '../../dashboard/store'

/** At most so often is a new view sent: 20 times a second. What comes between is left out, the last one never. */
const everyMs = 50

/**
 * How the picture on the table is seen. What the Game Master does is here at once and on the screens a moment later.
 * @param shown the picture that the table shows, and how; null: none, or it is not live
 */
export function usePictureView(
  shown: () => { readonly picture: PictureId; readonly view: PictureView | undefined } | null
): { readonly view: Readonly<Ref<PictureView>>; set(view: PictureView): void } {
  const view = shallowRef<PictureView>(shown()?.view ?? wholeView)
  const sender = useSender()
  // Another showing begins whole; what comes back of our own sending is older than what is here.
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
  // What is still to be sent is sent at once.
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
