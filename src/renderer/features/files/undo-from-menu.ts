import { perform } from '../actions/actions'

/** Undo and Redo of the native menu: in the focused text field, else of the last act. */
export function undoFromMenu(way: 'undo' | 'redo'): void {
  const typing = document.activeElement?.matches(
    'textarea, [contenteditable], input:not([type=checkbox], [type=radio])'
  )
  // Deprecated, but the only access to the history of a text field.
  if (typing) document.execCommand(way)
  else perform(way)
}
