import type { PublicScreen, ScreenMode } from '#shared/screens'
import { useActions } from '@/features/actions/actions'
import { useGm } from '@/dashboard/store'
import { useAsk } from '@/features/commands/use-host-reply'
import { commonMode } from './screen-modes'

/** Sets the mode of a kind of screen, or of all. */
export function useScreenModes(): { set(screens: PublicScreen | 'all', mode: ScreenMode): void } {
  const { ask } = useAsk()
  return { set: (screens, mode) => void ask({ ask: 'set-screen-mode', screens, mode }) }
}

/** The keys for freeze and blank on all screens; a second press sets all screens live again. */
export function useScreenModeKeys(): void {
  const gm = useGm()
  const { set } = useScreenModes()
  const toggle = (mode: 'freeze' | 'blank'): void => {
    if (gm.snapshot) set('all', commonMode(gm.snapshot.modes) === mode ? 'live' : mode)
  }
  useActions({ 'all-live': () => set('all', 'live'), freeze: () => toggle('freeze'), blank: () => toggle('blank') })
}
