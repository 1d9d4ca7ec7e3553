import type { useGm } from '@/dashboard/store'

/**
 * Undoes the last act, or does it again. Each press waits for the press before it: a held Ctrl+Z undoes act by act, and no
 * request is stale.
 */
export function takeBack(gm: ReturnType<typeof useGm>, way: 'undo' | 'redo'): void {
  void gm.commands.send(null, async () => {
    const frame = gm.snapshot?.frame
    if (frame) await gm.ask({ ask: way, revision: frame.revision, steps: 1 })
  })
}
