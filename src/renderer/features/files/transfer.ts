import type { Bridge } from '#shared/contract'
import { counted } from '#rules/core/text'
import { giveBlob } from '../../ui/give-blob'
import { useGm } from '../../dashboard/store'
import type { Asker } from '../commands/use-ask'
import type { PlainExplanation } from '#rules/core/refusal'
import { bundleOf, isBundle, takeInBundle, tooLargeWords } from './bundle-transfer'
import { kindOfFile, noCampaignWords } from './what-file'

/** The most that a campaign file may weigh to be taken in through a page: 64 MB. */
const heaviest = 64 * 1024 * 1024

/** Whether a file may be a campaign, by its name. */
export function isCampaign(name: string): boolean {
  return /\.(hearth|json)$/i.test(name)
}

/** Why a file cannot be opened as a campaign, before anything is closed for it; null where the host is to look at it. */
export async function noCampaign(file: File): Promise<PlainExplanation | null> {
  const kind = await kindOfFile(file)
  return kind === 'campaign' ? null : noCampaignWords(file.name, kind)
}

/**
 * Opens a file that was dropped or chosen: a campaign from where it lies if this shell can say so, else as a copy of its text. A `.json` is
 * always taken in as a copy: a campaign is never kept under that name.
 */
export async function takeIn(file: File, { ask, refuse }: Asker, bridge: Pick<Bridge, 'pathOf'>): Promise<void> {
  const no = await noCampaign(file)
  if (no) return refuse(no)
  const path = /\.hearth$/i.test(file.name) ? (bridge.pathOf?.(file) ?? '') : ''
  if (path) {
    await ask({ ask: 'open', place: path, mode: 'edit' })
    return
  }
  if (await isBundle(file)) {
    await takeInBundle(file, { ask, refuse }, heaviest)
    return
  }
  if (file.size > heaviest) {
    refuse(tooLargeWords(file))
    return
  }
  await ask({ ask: 'import', name: file.name, text: await file.text() })
}

/** Gives the open campaign to the browser as a download: one file, its pictures in it. */
export async function download({ ask, refuse }: Asker): Promise<void> {
  const answer = await ask<'export'>({ ask: 'export' })
  if (!answer.ok) return
  const { name, text } = answer.value
  const bundle = await bundleOf(text, picture => `/picture/${useGm().snapshot?.pictureKey ?? ''}/${picture}/full`)
  if (!bundle) return giveFile(answer.value)
  giveBlob(name, bundle.bytes)
  if (bundle.missing > 0)
    refuse({
      message: `The copy is without ${counted(bundle.missing, 'picture')} missing on this machine`,
      remedy: 'Put them into the campaign again, then download it once more'
    })
}

interface GivenFile {
  readonly name: string
  readonly text: string
  /** As a MIME type. */
  readonly type?: string
}

/** Hands a text to whoever sits at this machine, as a file. */
export function giveFile({ name, text, type = 'application/json' }: GivenFile): void {
  giveBlob(name, new Blob([text], { type }))
}

/** The same with bytes. */
export function giveBytes(file: {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
}): void {
  giveBlob(file.name, new Blob([file.bytes], { type: file.type }))
}
