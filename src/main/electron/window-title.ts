import { nativeTheme, type BrowserWindow } from 'electron'
import type { GmSnapshot } from '#shared/contract'

/** Title, proxy icon, the dot in the close button: what a desktop shows of a document, it shows of a campaign. */
export function updateWindowTitle(window: BrowserWindow, { frame, file, preferences }: GmSnapshot): void {
  window.setTitle(frame ? `${frame.title}${saveSuffix(file)} · Hearthside` : 'Hearthside')
  window.setRepresentedFilename(file?.path ?? '')
  window.setDocumentEdited(file?.save.kind === 'not-saved')
  const theme = preferences.theme === 'parchment' ? 'light' : 'dark'
  // Setting it has every page work out its colours again.
  if (nativeTheme.themeSource !== theme) nativeTheme.themeSource = theme
}

function saveSuffix(file: GmSnapshot['file']): string {
  if (!file) return ''
  return { saved: ' — saved', 'read-only': ' — read only', 'not-saved': ' — NOT saved' }[file.save.kind]
}
