import { basename, join } from 'node:path'
import { app, dialog, type BrowserWindow } from 'electron'
import { ok, type Result } from '#rules/core/result'
import type { Denial } from '#shared/contract'
import { deny } from '../host/denial'
import { realDisk } from '../storage/disk/disk'
import { replaceDurably } from '../storage/disk/durable-write'

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
