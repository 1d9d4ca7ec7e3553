import { nativeTheme, type BrowserWindow } from 'electron'
import type { GmShowing } from '#shared/contract'

/** Title, proxy icon, the dot in the close button: what a desktop shows of a document, it shows of a campaign. */
export function dress(window: BrowserWindow, { frame, file, preferences }: GmShowing): void {
  window.setTitle(frame ? `${frame.title}${saved(file)} · Hearthside` : 'Hearthside')
  window.setRepresentedFilename(file?.path ?? '')
  window.setDocumentEdited(file?.save.kind === 'not-saved')
  nativeTheme.themeSource = preferences.theme === 'parchment' ? 'light' : 'dark'
}

function saved(file: GmShowing['file']): string {
  if (!file) return ''
  return { saved: ' — saved', 'read-only': ' — read only', 'not-saved': ' — NOT saved' }[file.save.kind]
}
