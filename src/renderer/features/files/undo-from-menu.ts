import { perform } from '../actions/actions'

/** Undo and Redo of the native menu: of what is being typed, if something is, else of the last act. */
export function undoFromMenu(way: 'undo' | 'redo'): void {
  const typing = document.activeElement?.matches(
    'textarea, [contenteditable], input:not([type=checkbox], [type=radio])'
  )
  // Deprecated, and still the only way to a text field's own history.
  if (typing) document.execCommand(way)
  else perform(way)
}
