import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Audience } from '#rules/core/audience'
import { viewer } from '#rules/core/seat'
import type { ScreenKind, WatchingScreen } from '#shared/screens'
import type { LayoutId } from '#shared/overlay-layout-schema'
import type { Caller } from '../host/dependencies'

/** A page that the server has admitted, and the audience it belongs to. */
export interface Admission {
  readonly caller: Caller & { readonly screen: ScreenKind }
  readonly audience: Audience
  /** Each key allows one connected device at a time; null allows any number. */
  readonly seatKey: string | null
  /** Overlay only: the layout of the link. When the field is absent, the page shows the first layout. */
  readonly layout?: LayoutId
  /** False after the page's link was renewed. */
  isValid(): boolean
}

/** `join`: the page for a device without a link; it has no socket (JN1). */
export type PageName = ScreenKind | 'join'

/** The rules of admission for one server. The device server and the browser shell each have their own. */
export interface AccessPolicy {
  /** The pages that this server offers. */
  readonly pages: readonly PageName[]
  admit(screen: ScreenKind, request: IncomingMessage, url: URL): Admission | null
  /** Answers a request that is not for a file (a one-time link). @returns whether the request was answered */
  respond(request: IncomingMessage, response: ServerResponse, url: URL): boolean
}

/** Admits a screen that shows public content only. */
export function spectatorAdmission(screen: WatchingScreen, isValid: () => boolean): Admission {
  return {
    caller: { actor: viewer, screen, campaign: null },
    audience: { kind: screen },
    seatKey: null,
    isValid
  }
}
