import type { Frame } from '#rules/campaign/types'
import { audienceKey, type Audience, type AudienceKind } from '#rules/core/audience'
import { publicScreens, type PublicScreen, type ScreenMode } from '#shared/screens'
import type { HeldFrame, HeldFrames } from '../storage/machine/held-frames'
import type { HostState } from './host-state'

export type PublicAudience = Exclude<Audience, { kind: 'gm' }>

/** The frames that screens hold in their next mode: the present frame, unless the screen already holds one (ST3). */
export function heldAfter(
  { held: before, campaign, modes, seats }: Pick<HostState, 'held' | 'campaign' | 'modes' | 'seats'>,
  screens: readonly PublicScreen[],
  next: ScreenMode,
  frameOf: (audience: PublicAudience) => Frame<AudienceKind> | null
): HeldFrames {
  const held = new Map(before)
  for (const screen of screens.filter(each => next === 'live' || modes[each] === 'live')) {
    for (const key of before.keys()) if (screenOfKey(key) === screen) held.delete(key)
    if (next === 'live') continue
    const audiences = screen === 'phones' ? seats.map(seat => ({ kind: 'seat', seat }) as const) : [{ kind: screen }]
    for (const audience of audiences)
      held.set(heldKey(audience, campaign?.store.id ?? null), frameOf(audience) as HeldFrame)
  }
  return held
}

/**
 * The part to store on disk. The viewers of a delayed stream have an older frame than the held one. After a restart
 * that stream is therefore dark.
 */
export function keptFrames({ held, preferences }: Pick<HostState, 'held' | 'preferences'>): HeldFrames {
  const isDelayed = preferences.layouts.some(({ delay }) => delay > 0)
  return new Map([...held].filter(([key]) => !isDelayed || key !== 'overlay'))
}

/** The key of a screen's held frame; for a seat it includes the campaign. */
export function heldKey(audience: PublicAudience, campaign: string | null): string {
  return audience.kind === 'seat' ? `${campaign ?? ''} ${audienceKey(audience)}` : audience.kind
}

function screenOfKey(key: string): PublicScreen {
  return publicScreens.find(screen => screen === key) ?? 'phones'
}
