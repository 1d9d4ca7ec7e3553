import { watch } from 'vue'
import type { PictureId } from '#rules/core/picture'
import { bridge } from '../../bridge/bridge'
import { base64Of } from '../files/base64'
import { useGm } from '../../dashboard/store'
import { renditionOf } from './make-rendition'
import { useFullAddress } from './use-pictures'

/** Makes what the host wants of pictures that are prepared, one after the other, before they are shown (SH13). */
export function useRenditions(): void {
  const gm = useGm()
  const addressOf = useFullAddress()
  /** By host and picture, what was answered while it is still wanted: one that is missing or refused is shown as it is, and not tried for ever. */
  const tried = new Set<string>()
  let isMaking = false

  function open(): readonly (readonly [name: string, picture: PictureId])[] {
    const { pictureKey, renditionsWanted = [] } = gm.snapshot ?? {}
    return renditionsWanted.map(picture => [`${pictureKey} ${picture}`, picture])
  }
  /** One that got no answer is tried again with the next snapshot. */
  async function makeNext(): Promise<void> {
    const wanted = open()
    const names = new Set(wanted.map(([name]) => name))
    for (const name of tried) if (!names.has(name)) tried.delete(name)
    const [name, picture] = wanted.find(([each]) => !tried.has(each)) ?? []
    if (!name || !picture || isMaking) return
    isMaking = true
    const answered = await make(picture, addressOf(picture)).catch(() => false)
    isMaking = false
    if (!answered) return
    tried.add(name)
    void makeNext()
  }
  watch(() => gm.snapshot, makeNext, { immediate: true })
}

/** @returns true when it was answered; it fails where the host is not there */
async function make(picture: PictureId, address: string): Promise<true> {
  const answer = await fetch(address)
  if (!answer.ok) return true
  const rendition = await renditionOf(await answer.blob()).catch(() => null)
  const bytes = rendition && (await base64Of(rendition))
  await bridge().ask<'keep-rendition'>({ ask: 'keep-rendition', picture, bytes })
  return true
}
