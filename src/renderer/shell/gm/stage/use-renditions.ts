import { watch } from 'vue'
import type { PictureId } from '#rules/core/picture'
import { bridge } from '../../bridge/bridge'
import { base64Of } from '../files/base64'
import { useGm } from '../store'
import { renditionOf } from './make-rendition'
import { useFullAddress } from './use-pictures'

/** Makes what the host wants of pictures that are prepared, one after the other, before they are shown (SH13). */
export function useRenditions(): void {
  const gm = useGm()
  const addressOf = useFullAddress()
  /** One that is missing or cannot be drawn is shown as it is; it is not tried for ever. */
  const tried = new Set<PictureId>()
  let isMaking = false

  async function makeNext(): Promise<void> {
    const picture = gm.showing?.renditionsWanted?.find(id => !tried.has(id))
    if (!picture || isMaking) return
    isMaking = true
    tried.add(picture)
    await make(picture, addressOf(picture)).catch(() => undefined)
    isMaking = false
    void makeNext()
  }
  watch(() => gm.showing?.renditionsWanted, makeNext, { immediate: true })
}

async function make(picture: PictureId, address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) return
  const rendition = await renditionOf(await answer.blob())
  const bytes = rendition && (await base64Of(rendition))
  await bridge().ask<'keep-rendition'>({ ask: 'keep-rendition', picture, bytes })
}
