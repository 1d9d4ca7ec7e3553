import type { Bridge } from '#shared/contract'
import type { useGm } from '../store'

type Gm = ReturnType<typeof useGm>

/** The most that a campaign file may weigh to be taken in through a page: 64 MB. */
const heaviest = 64 * 1024 * 1024

/** Whether a file may be a campaign, by its name. */
export function isCampaign(name: string): boolean {
  return /\.(hearth|json)$/i.test(name)
}

/** Opens a file that was dropped or chosen: from where it lies if this shell can say so, else as a copy of its text. */
export async function takeIn(file: File, gm: Gm, door: Pick<Bridge, 'pathOf'>, at: string): Promise<void> {
  if (!isCampaign(file.name)) {
    const says = `${file.name} is not a campaign: a campaign’s name ends in .hearth`
    gm.said = { at, denial: { kind: 'problem', problem: { kind: 'unsupported', says } } }
    return
  }
  const path = door.pathOf?.(file) ?? ''
  if (path) {
    await gm.ask({ ask: 'open', place: path, mode: 'edit' }, at)
    return
  }
  if (file.size > heaviest) {
    const says = `${file.name} is too large to be a campaign`
    gm.said = { at, denial: { kind: 'problem', problem: { kind: 'unsupported', says } } }
    return
  }
  await gm.ask({ ask: 'import', name: file.name, text: await file.text() }, at)
}

/** Gives the open campaign to the browser as a download. */
export async function download(gm: Gm, at: string): Promise<void> {
  const answer = await gm.ask<'export'>({ ask: 'export' }, at)
  if (answer.ok) giveFile(answer.value)
}

/** Hands a text to whoever sits at this machine, as a file. */
export function giveFile({ name, text }: { readonly name: string; readonly text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: some browsers only begin to read it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
