import type { AudienceSnapshot } from '#shared/contract'
import { looksTheSame } from './snapshots'

type Picture = AudienceSnapshot<'overlay'>

/**
 * What the viewers of one link see: every picture so many seconds late and in order (DI7). What covers the screen does
 * so at once: a pause, a blank screen, and a freeze, which holds what the viewers have; uncovering waits its turn.
 */
export class DelayLine {
  /** Oldest first. */
  private waiting: { readonly at: number; readonly picture: Picture }[] = []
  private newest: Picture | null = null
  /** The newest that is due. */
  private due: Picture | null = null
  private shown: Picture | null = null
  /** What the viewers had when it was frozen was struck out, and nobody knows any more what they may see of it. */
  private isStruckOut = false

  /** @param at milliseconds, never smaller than before */
  take(picture: Picture, at: number): void {
    if (picture !== this.newest) this.waiting.push({ at, picture })
    this.newest = picture
    if (picture.mode === 'live' || picture.mode === 'waiting') this.isStruckOut = false
  }

  /** The same object for as long as nobody could see a difference. Null before the first picture was taken. */
  showing(now: number, delay: number): Picture | null {
    for (let next = this.waiting[0]; next && next.at + delay <= now; next = this.waiting[0]) {
      this.due = next.picture
      this.waiting.shift()
    }
    if (!this.newest) return null
    const made =
      this.isStruckOut && delay > 0 ? { ...this.newest, ...dark } : covered(this.due, this.newest, this.shown)
    if (this.shown && looksTheSame(this.shown, made)) return this.shown
    this.shown = { ...made, serial: Math.max(now, (this.shown?.serial ?? 0) + 1) }
    return this.shown
  }

  /** Milliseconds until another picture is due; null when none waits. */
  dueIn(now: number, delay: number): number | null {
    const [next] = this.waiting
    return next ? Math.max(0, next.at + delay - now) : null
  }

  /** What was said before a name was struck out is not said any later. */
  forget(): void {
    this.isStruckOut ||= this.newest?.mode === 'frozen'
    this.waiting = []
    this.newest = this.due = this.shown = null
  }
}

const dark = { mode: 'blank', frame: null } as const

function covered(due: Picture | null, newest: Picture, shown: Picture | null): Picture {
  // How it looks is no news: that changes at once.
  const { look, layout } = newest
  const around = { ...(due ?? { ...newest, mode: 'waiting' as const, frame: null }), look, ...(layout && { layout }) }
  const paused = newest.paused || around.paused
  if (newest.mode === 'blank') return { ...around, ...dark, paused }
  if (newest.mode === 'frozen' || around.mode === 'frozen') {
    const frame = shown?.frame ?? (around.mode === 'frozen' ? around.frame : null)
    return { ...around, ...(frame ? { mode: 'frozen', frame } : dark), paused }
  }
  return { ...around, paused }
}
