import { watch } from 'vue'
import type { PictureId } from '#rules/core/picture'
import { bridge } from '../../bridge/bridge'
import { base64Of } from '../files/base64'
import { useGm } from '../../dashboard/store'
import { renditionOf } from './make-rendition'
import { useFullAddress } from './use-pictures'

/** Makes the renditions of prepared pictures that the host requests, one after another, before they are shown (SH13). */
export function useRenditions(): void {
  const gm = useGm()
  const addressOf = useFullAddress()
  /** The answered requests by host and picture: a missing or refused picture is shown unchanged, and not tried again. */
  const tried = new Set<string>()
  let isMaking = false

  function open(): readonly (readonly [name: string, picture: PictureId])[] {
    const { pictureKey, renditionsWanted = [] } = gm.snapshot ?? {}
    return renditionsWanted.map(picture => [`${pictureKey} ${picture}`, picture])
  }
  /** A rendition without an answer is tried again with the next snapshot. */
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

/** @returns true after an answer; rejects without a host */
async function make(picture: PictureId, address: string): Promise<true> {
  const answer = await fetch(address)
  if (!answer.ok) return true
  const rendition = await renditionOf(await answer.blob()).catch(() => null)
  const bytes = rendition && (await base64Of(rendition))
  await bridge().ask<'keep-rendition'>({ ask: 'keep-rendition', picture, bytes })
  return true
}
