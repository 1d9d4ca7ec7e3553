import { join, basename } from 'node:path'
import { app, dialog, type BrowserWindow } from 'electron'
import type { FolderFile } from '#rules/book/folder/folder'
import type { FolderAudience } from '#rules/campaign/book-folder'
import { gm } from '#rules/core/seat'
import { ok, type Result } from '#rules/core/result'
import type { Denial } from '#shared/contract'
import { deny } from '../host/handler-context'
import type { HostApi } from '../host/dependencies'
import { realDisk } from '../storage/disk/disk'
import { replaceDurably } from '../storage/disk/durable-write'

/**
 * Saves the book as a folder of Markdown files inside the chosen folder. Existing files stay untouched (OI1, OI3).
 * @returns the new folder; null when the person cancelled
 */
export async function saveBook(
  window: BrowserWindow,
  host: HostApi,
  holds: FolderAudience
): Promise<Result<string | null, Denial>> {
  const answer = await host.ask({ actor: gm, screen: 'gm', campaign: null }, { ask: 'export-book', holds })
  if (!answer.ok) return answer
  const { name, files } = answer.value as { readonly name: string; readonly files: readonly FolderFile[] }
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: 'Where the folder of notes goes',
    buttonLabel: 'Save the notes here',
    defaultPath: app.getPath('documents'),
    properties: ['openDirectory', 'createDirectory']
  })
  const [inside] = filePaths
  if (canceled || inside === undefined) return ok(null)
  try {
    return ok(await writeFolder(inside, name, files))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return deny({
      kind: 'failed',
      message: `The notes were not all saved (${why})`,
      remedy: 'Choose another folder, or save a .zip'
    })
  }
}

async function writeFolder(inside: string, name: string, files: readonly FolderFile[]): Promise<string> {
  const folder = join(inside, freeName(name, await realDisk.list(inside)))
  await realDisk.makeFolder(folder)
  for (const each of new Set(files.map(({ path }) => path.split('/').slice(0, -1).join('/'))))
    if (each !== '') await realDisk.makeFolder(join(folder, each))
  for (const { path, text } of files) await replaceDurably(realDisk, join(folder, path), [Buffer.from(text)])
  return folder
}

/** Ignores case on every system, because some file systems do. */
function freeName(name: string, taken: readonly string[]): string {
  const there = new Set(taken.map(each => each.toLowerCase()))
  for (let nth = 1; ; nth++) {
    const tried = nth === 1 ? name : `${name} ${nth}`
    if (!there.has(tried.toLowerCase())) return tried
  }
}

/**
 * Saves the printed form of this window's page as a PDF at the path that the person chooses (PG7). The style sheet sets
 * the size of the paper.
 * @returns the file; null when the person cancelled
 */
export async function savePdf(window: BrowserWindow, suggested: string): Promise<Result<string | null, Denial>> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: 'Save as PDF',
    defaultPath: join(app.getPath('documents'), `${basename(suggested) || 'Hearthside'}.pdf`),
    filters: [{ name: 'PDF', extensions: ['pdf'] }]
  })
  if (canceled || !filePath) return ok(null)
  const path = filePath.toLowerCase().endsWith('.pdf') ? filePath : `${filePath}.pdf`
  try {
    await replaceDurably(realDisk, path, [await window.webContents.printToPDF({ preferCSSPageSize: true })])
    return ok(path)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return deny({
      kind: 'failed',
      message: `The PDF was not saved (${why})`,
      remedy: 'Choose another folder, or print it instead'
    })
  }
}
