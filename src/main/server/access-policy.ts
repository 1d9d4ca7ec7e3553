import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Audience } from '#rules/core/audience'
import { nobody } from '#rules/core/seat'
import type { ScreenKind, WatchingScreen } from '#shared/screens'
import type { LayoutId } from '#shared/overlay-layout-schema'
import type { Caller } from '../host/dependencies'

/** One page that was let in, and as whom. */
export interface Admission {
  readonly caller: Caller & { readonly screen: ScreenKind }
  readonly audience: Audience
  /** One device at a time for each of these; null where any number may look. */
  readonly seatKey: string | null
  /** Overlay only: the layout of its link; absent: the first one. */
  readonly layout?: LayoutId
  /** False once the link it came by has been renewed. */
  isValid(): boolean
}

/** `join`: where a device without a link asks to be let in; it has no socket (JN1). */
export type PageName = ScreenKind | 'join'

/** Who is let in by one server. The stage and the browser shell each have their own. */
export interface AccessPolicy {
  /** The pages that are served here at all. */
  readonly pages: readonly PageName[]
  admit(screen: ScreenKind, request: IncomingMessage, url: URL): Admission | null
  /** Answers a request that is not for a file (a one-time link). @returns whether it did. */
  respond(request: IncomingMessage, response: ServerResponse, url: URL): boolean
}

/** A screen that only shows what everybody may see. */
export function spectatorAdmission(screen: WatchingScreen, isValid: () => boolean): Admission {
  return {
    caller: { actor: nobody, screen, campaign: null },
    audience: { kind: screen },
    seatKey: null,
    isValid
  }
}
