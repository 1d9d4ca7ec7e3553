import type { Attribute, ResultValue } from '../vocabulary'
import type { MoveId } from './ids'
import type { Level } from './level'

/** The letter on a move card, which says how many of its kind a new character may take. */
export type MoveClass = 'A' | 'B' | 'C'

/** `9/30`: not in one-shots. `30`: in 30-hour campaigns only. */
type MoveCampaign = 'any' | '9/30' | '30'

type MoveTag = 'unencumbered' | 'day' | 'town' | 'receive-cards' | 'extra-flip'

/** What may be put into a slot of a move or an item card. */
export const slots = ['exhaustion-physical', 'exhaustion-mental', 'exhaustion-any', 'harm', 'harm-or-wound'] as const
export type Slot = (typeof slots)[number]

/** Where a ring mark is printed: half-rings on the edges, quarter-rings on the corners. Source: reference 3.4. */
export type RingMark = 'e' | 'w' | 'se' | 'sw' | 'ne' | 'nw'

/** What tires somebody: their body or their mind. Source: ruling O26. */
export const exertions = ['physical', 'mental'] as const
export type Exertion = (typeof exertions)[number]

/** One thing that a result of a move brings about, beyond the story. */
export type Effect =
  | { readonly kind: 'recover'; readonly amount: '1' | 'd4' }
  | { readonly kind: 'expend'; readonly points: number; readonly exertion: Exertion }
  | { readonly kind: 'pick'; readonly count: number; readonly by: 'player' | 'gm' }
  | { readonly kind: 'tokens'; readonly count: number }
  | { readonly kind: 'face-down' }
  | { readonly kind: 'pay-xp'; readonly amount: number }
  /** Optional: without it the options stay closed (ruling O33). */
  | { readonly kind: 'may-pay-xp'; readonly amount: number; readonly opens: number }
  | { readonly kind: 'attack-power'; readonly amount: '1' | 'd4' | 'roll' | 'half-roll' | 'roll-or-1' }
  | { readonly kind: 'foe-attacks' }
  | { readonly kind: 'red-tokens'; readonly upTo: number }
  /** `removes` damage cards for every `perPack` Pack spent. */
  | { readonly kind: 'repair'; readonly removes: number; readonly perPack: number }
  | { readonly kind: 'magic-effect' }
  | { readonly kind: 'drawback'; readonly by: 'player' | 'gm' }
  | { readonly kind: 'take-blessing' }
  | { readonly kind: 'lose-charge' }
  | { readonly kind: 'deplete' }
  | { readonly kind: 'lose-item' }

/** What a heavy load costs this move. Source: reference 3.7. */
export type Encumbrance = 'expend' | 'flight' | 'over-three'

/** A move as it is printed, in our own words. */
export interface Move {
  readonly id: MoveId
  readonly name: string
  readonly group: 'basic' | 'downtime' | 'card'
  /** Those it may be flipped with; empty when it needs no flip. */
  readonly attributes: readonly Attribute[]
  readonly class: MoveClass | null
  readonly campaign: MoveCampaign
  readonly fast: boolean
  readonly tags: readonly MoveTag[]
  /** The levels printed on it, lowest first. */
  readonly levels: readonly Level[]
  readonly summary: string
  /** Worst first: cross, single check, two checks, three checks. Null when there is no flip. */
  readonly results: readonly [string, string, string, string] | null
  /** Whether the card itself says something for these results (else a GM move is owed). */
  readonly hasText: { readonly check: boolean; readonly cross: boolean }
  readonly options: readonly string[]
  readonly effects: Readonly<Partial<Record<ResultValue, readonly Effect[]>>>
  readonly encumbrance: Encumbrance | null
  readonly faceDownUntil: 'take-a-breather' | 'rest' | null
  /** XP paid when it is used, 0–2. */
  readonly xp: number
  /** Slots open at each level. */
  readonly slots: Readonly<Partial<Record<Level, readonly Slot[]>>>
  readonly rings: readonly RingMark[]
}

type PrintedMove = Pick<Move, 'id' | 'name' | 'group' | 'attributes' | 'summary'> &
  Partial<Omit<Move, 'id' | 'name' | 'group' | 'attributes' | 'summary' | 'hasText'>> & {
    readonly silentOnCheck?: true
    readonly speaksOnCross?: true
  }

/** A move from what is printed on it; what is not printed is its plain default. */
export function move({ silentOnCheck, speaksOnCross, ...printed }: PrintedMove): Move {
  return {
    class: null,
    campaign: 'any',
    fast: false,
    tags: [],
    levels: [],
    results: null,
    hasText: { check: silentOnCheck === undefined, cross: speaksOnCross === true },
    options: [],
    effects: {},
    encumbrance: null,
    faceDownUntil: null,
    xp: 0,
    slots: {},
    rings: [],
    ...printed
  }
}
