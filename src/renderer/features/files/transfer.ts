import type { Bridge } from '#shared/contract'
import { counted } from '#rules/core/text'
import { useGm } from '../../dashboard/store'
import type { Asker } from '../commands/use-ask'
import type { PlainExplanation } from '#rules/core/refusal'
import { bundleOf, isBundle, takeInBundle, tooLargeWords } from './bundle-transfer'
import { kindOfFile, noCampaignWords } from './what-file'

/** Limit of a campaign file that a page imports: 64 MB. */
const heaviest = 64 * 1024 * 1024

/** Whether a file may be a campaign, by its name. */
export function isCampaign(name: string): boolean {
  return /\.(hearth|json)$/i.test(name)
}

/** Why a file cannot be opened as a campaign, before the open one is closed; null when the host must check it. */
export async function noCampaign(file: File): Promise<PlainExplanation | null> {
  const kind = await kindOfFile(file)
  return kind === 'campaign' ? null : noCampaignWords(file.name, kind)
}

/**
 * Opens a dropped or chosen file: in its folder if this version of the app knows the path, else as a copy of its text.
 * A `.json` file always becomes a copy: a campaign is never kept under that name.
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

/** Offers the open campaign as a download: one file with its pictures. */
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
  /** A MIME type. */
  readonly type?: string
}

/** Offers a text for download, as a file. */
export function giveFile({ name, text, type = 'application/json' }: GivenFile): void {
  giveBlob(name, new Blob([text], { type }))
}

/** Offers bytes for download, as a file. */
export function giveBytes(file: {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
}): void {
  giveBlob(file.name, new Blob([file.bytes], { type: file.type }))
}

/** Offers bytes for download, as a file with this name. */
function giveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Later, because some browsers begin to read the bytes only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
