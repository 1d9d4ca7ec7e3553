import type { FolderAudience } from '#rules/campaign/book-folder'
import { counted } from '#rules/core/text'
import { bridge } from '@/bridge/bridge'
import { giveBytes } from '@/features/files/transfer'
import { refusalSpotAround } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'
import { useAsk } from '@/features/commands/use-host-reply'
import { packFolder } from './zip'
import type { FolderFile } from '#rules/book/folder/folder'

/** Export of the book, as one file or as a folder (OI1, OI3). */
export function useSaveBook() {
  const gm = useGm()
  const spot = refusalSpotAround()
  const { ask, refuse } = useAsk()
  const { saveBook } = bridge()

  /** The native dialog of the desktop; the main process requests the files from the host. */
  async function saveOnDesktop(to: NonNullable<typeof saveBook>, holds: FolderAudience): Promise<string | null> {
    gm.lastDenial = null
    const at = spot()
    const answer = await to(holds)
    if (!answer.ok) gm.lastDenial = { at, denial: answer.error }
    return answer.ok && answer.value ? `Saved in ${answer.value}` : null
  }

  /** @returns the saved file or folder, in words; null without a chosen folder, or after a failure, which is shown */
  async function save(way: 'zip' | 'folder', holds: FolderAudience): Promise<string | null> {
    if (way === 'folder' && saveBook) return saveOnDesktop(saveBook, holds)
    const answer = await ask<'export-book'>({ ask: 'export-book', holds })
    if (!answer.ok) return null
    const { name, files } = answer.value
    try {
      if (way === 'zip')
        giveBytes({ name: `${name}.zip`, bytes: await packFolder(name, files), type: 'application/zip' })
      const folder = way === 'zip' ? `${name}.zip` : await writeFolder(name, files)
      return folder ? `${counted(files.length, 'file')} in ${folder}` : null
    } catch {
      refuse({ message: 'The folder could not be written', remedy: 'Choose another one, or save a .zip' })
      return null
    }
  }

  /** Whether notes can be written into a folder: on the desktop, and in a browser like Chrome. */
  const canSaveFolder = (): boolean => saveBook !== undefined || canWriteFolders(gm.snapshot?.shell)
  return { canSaveFolder, save }
}

/** Chrome’s access to folders, which the types of TypeScript do not contain. */
interface FolderPicker {
  showDirectoryPicker?(options: { readonly mode: 'readwrite'; readonly id: string }): Promise<FileSystemDirectoryHandle>
}

/** Whether this page may write into a folder: in a browser like Chrome, on this machine. Electron’s pages may not. */
function canWriteFolders(shell: 'electron' | 'browser' | undefined): boolean {
  return shell === 'browser' && 'showDirectoryPicker' in globalThis
}

/**
 * Writes files into a new folder inside the chosen one; existing files stay unchanged.
 * @returns the name of the new folder, or null without a choice
 */
async function writeFolder(name: string, files: readonly FolderFile[]): Promise<string | null> {
  const inside = await chooseFolder()
  if (!inside) return null
  const free = await freeName(inside, name)
  const folder = await inside.getDirectoryHandle(free, { create: true })
  for (const { path, text } of files) {
    const parts = path.split('/')
    const file = parts.pop() ?? path
    let place = folder
    for (const part of parts) place = await place.getDirectoryHandle(part, { create: true })
    const writable = await (await place.getFileHandle(file, { create: true })).createWritable()
    await writable.write(text)
    await writable.close()
  }
  return free
}

async function chooseFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    return (await (globalThis as FolderPicker).showDirectoryPicker?.({ mode: 'readwrite', id: 'book' })) ?? null
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') return null
    throw reason
  }
}

async function freeName(inside: FileSystemDirectoryHandle, name: string): Promise<string> {
  for (let nth = 1; ; nth++) {
    const tried = nth === 1 ? name : `${name} ${nth}`
    const isThere = await inside.getDirectoryHandle(tried).then(
      () => true,
      (reason: unknown) => !(reason instanceof DOMException && reason.name === 'NotFoundError')
    )
    if (!isThere) return tried
  }
}
