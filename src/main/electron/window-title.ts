import { nativeTheme, type BrowserWindow } from 'electron'
import type { GmSnapshot } from '#shared/contract'

/** Shows the campaign as a desktop shows a document: title, proxy icon, and the dot in the close button. */
export function updateWindowTitle(window: BrowserWindow, { frame, file, preferences }: GmSnapshot): void {
  window.setTitle(frame ? `${frame.title}${saveSuffix(file)} · Hearthside` : 'Hearthside')
  window.setRepresentedFilename(file?.path ?? '')
  window.setDocumentEdited(file?.save.kind === 'not-saved')
  const theme = preferences.theme === 'parchment' ? 'light' : 'dark'
  // Setting it makes every page compute its colours again.
  if (nativeTheme.themeSource !== theme) nativeTheme.themeSource = theme
}

function saveSuffix(file: GmSnapshot['file']): string {
  if (!file) return ''
  return { saved: ' — saved', 'read-only': ' — read only', 'not-saved': ' — NOT saved' }[file.save.kind]
}
