import type { SeatId } from './seat'

/** The Game Master's dashboard, the players' table screen, the stream's overlay, or one player's private screen. */
export type Audience =
  | { readonly kind: 'gm' }
  | { readonly kind: 'table' }
  | { readonly kind: 'overlay' }
  | { readonly kind: 'seat'; readonly seat: SeatId }

export type AudienceKind = Audience['kind']

/** A unique string for each audience, for maps and caches: `gm`, `table`, `overlay`, `seat:s3`. */
export function audienceKey(audience: Audience): string {
  return audience.kind === 'seat' ? `seat:${audience.seat}` : audience.kind
}
