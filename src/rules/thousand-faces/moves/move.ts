import type { Attribute, ResultValue } from '../vocabulary'
import type { MoveId } from './ids'
import type { Level } from './level'

/** The letter on a move card: it limits how many of its kind a new character may take. */
export type MoveClass = 'A' | 'B' | 'C'

/** `9/30`: not in one-shots. `30`: only in 30-hour campaigns. */
type MoveCampaign = 'any' | '9/30' | '30'

type MoveTag = 'unencumbered' | 'day' | 'town' | 'receive-cards' | 'extra-flip'

/** The possible contents of a slot of a move or an item card. */
export const slots = ['exhaustion-physical', 'exhaustion-mental', 'exhaustion-any', 'harm', 'harm-or-wound'] as const
export type Slot = (typeof slots)[number]

/** The position of a printed ring mark: half-rings on the edges, quarter-rings on the corners. Source: reference 3.4. */
export type RingMark = 'e' | 'w' | 'se' | 'sw' | 'ne' | 'nw'

/** What an exertion tires: the body or the mind. Source: ruling O26. */
export const exertions = ['physical', 'mental'] as const
export type Exertion = (typeof exertions)[number]

/** One effect of a result, beyond the story. */
export type Effect =
  | { readonly kind: 'recover'; readonly amount: '1' | 'd4' }
  | { readonly kind: 'expend'; readonly points: number; readonly exertion: Exertion }
  | { readonly kind: 'pick'; readonly count: number; readonly by: 'player' | 'gm' }
  | { readonly kind: 'tokens'; readonly count: number }
  | { readonly kind: 'face-down' }
  | { readonly kind: 'pay-xp'; readonly amount: number }
  /** Optional: without the payment the options stay closed (ruling O33). */
  | { readonly kind: 'may-pay-xp'; readonly amount: number; readonly opens: number }
  | { readonly kind: 'attack-power'; readonly amount: '1' | 'd4' | 'roll' | 'half-roll' | 'roll-or-1' }
  | { readonly kind: 'foe-attacks' }
  | { readonly kind: 'red-tokens'; readonly upTo: number }
  /** Removes `removes` damage cards for every `perPack` Pack spent. */
  | { readonly kind: 'repair'; readonly removes: number; readonly perPack: number }
  | { readonly kind: 'magic-effect' }
  | { readonly kind: 'drawback'; readonly by: 'player' | 'gm' }
  | { readonly kind: 'take-blessing' }
  | { readonly kind: 'lose-charge' }
  | { readonly kind: 'deplete' }
  | { readonly kind: 'lose-item' }

/** The price of a heavy load for this move. Source: reference 3.7. */
export type Encumbrance = 'expend' | 'flight' | 'over-three'

/** A printed move, in our own words. */
export interface Move {
  readonly id: MoveId
  readonly name: string
  readonly group: 'basic' | 'downtime' | 'card'
  /** The attributes of its flip; empty without a flip. */
  readonly attributes: readonly Attribute[]
  readonly class: MoveClass | null
  readonly campaign: MoveCampaign
  readonly fast: boolean
  readonly tags: readonly MoveTag[]
  /** The printed levels, lowest first. */
  readonly levels: readonly Level[]
  readonly summary: string
  /** Worst first: cross, single check, two checks, three checks. Null without a flip. */
  readonly results: readonly [string, string, string, string] | null
  /** Whether the card has text for these results; without text a GM move is due. */
  readonly hasText: { readonly check: boolean; readonly cross: boolean }
  readonly options: readonly string[]
  readonly effects: Readonly<Partial<Record<ResultValue, readonly Effect[]>>>
  readonly encumbrance: Encumbrance | null
  readonly faceDownUntil: 'take-a-breather' | 'rest' | null
  /** XP paid at the use of the move, 0–2. */
  readonly xp: number
  /** The open slots at each level. */
  readonly slots: Readonly<Partial<Record<Level, readonly Slot[]>>>
  readonly rings: readonly RingMark[]
}

type PrintedMove = Pick<Move, 'id' | 'name' | 'group' | 'attributes' | 'summary'> &
  Partial<Omit<Move, 'id' | 'name' | 'group' | 'attributes' | 'summary' | 'hasText'>> & {
    readonly silentOnCheck?: true
    readonly speaksOnCross?: true
  }

/** A move from its printed values; a missing value takes the plain default. */
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
