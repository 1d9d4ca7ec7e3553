import type { FolderAudience } from '#rules/campaign/book-folder'
import { counted } from '#rules/core/text'
import { bridge } from '../../bridge/bridge'
import { giveBytes } from '../files/transfer'
import { refusalSpotAround } from '../refusals/refusal-spot'
import { useGm } from '../../dashboard/store'
import { useAsk } from '../commands/use-ask'
import { canWriteFolders, writeFolder } from './folder-access'
import { packFolder } from './zip'

/** Export of the book, as one file or as a folder (OI1, OI3). */
export function useSaveBook() {
  const gm = useGm()
  const spot = refusalSpotAround()
  const { ask, refuse } = useAsk()
  const { saveBook } = bridge()

  /** The native dialog of the desktop; the main process requests the files from the host. */
  async function saveOnDesktop(to: NonNullable<typeof saveBook>, holds: FolderAudience): Promise<string | null> {
    gm.said = null
    const at = spot()
    const answer = await to(holds)
    if (!answer.ok) gm.said = { at, denial: answer.error }
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
