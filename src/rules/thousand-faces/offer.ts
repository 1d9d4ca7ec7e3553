import type { Obstacle } from '../core/question'
import { type Explanation, say } from '../core/refusal'
import type { SeatId } from '../core/seat'
import type { AllyView } from './allies/view'
import type { CallView, HelpView, RequestView } from './calls/view'
import type { CharacterView, WorkshopView } from './characters/view'
import type { Length } from './economy/chapters'
import type { Power } from './equipment/items'
import { bestPower } from './equipment/loot'
import type { FoeView } from './foes/view'
import type { CornersView, GameView } from './minigames/view'
import type { FastOffer } from './moves/fast-offers'
import type { MoveId } from './moves/ids'
import type { OfferedKind } from './question-kinds'
import type { RoundView } from './rounds/view'
import type { GmSheetView, SheetView } from './sheet-view'
import type { GmView, SeatView, ShadowView } from './view'

/** The data for the offered questions of one seat. They are views only: the host and every screen make the same questions. */
export interface OfferedTo {
  readonly sheet: SheetView
  readonly character: CharacterView
  /** All characters at the table: healing reaches others. */
  readonly sheets: readonly SheetView[]
  /** This player's request for a Mercy Flashback; null: none. */
  readonly mercy: string | null
  /** What this player asks the Game Master to be called for (HA15); null: nothing. */
  readonly request: RequestView | null
  /** What this player is called to flip; null: nothing. */
  readonly call: CallView | null
  /** The cards of this player that are laid in a mini-game: no other card can be turned (V10). Null: none. */
  readonly laid: CornersView | null
  /** The place of the present day; null: no day is counted. */
  readonly day: 'town' | 'outside' | null
  /** Called flips of others that this player helps or may help (HA12). */
  readonly help: readonly HelpView[]
  /** The last flip may be made again for XP (HA8). */
  readonly mayFlashback: boolean
  /** FAST moves that this player may add on a phone (HA13). */
  readonly fast: readonly FastOffer[]
  /** The player of an unfinished flip, and whether only a Critical Success is open; null: no flip waits. */
  readonly waits: { readonly seat: SeatId; readonly isCritical: boolean } | null
  /** The data for the creation of a character; null: this player creates none now. */
  readonly workshop: WorkshopView | null
  /** The data for questions that only the Game Master answers; null: a player is asked. */
  readonly gm: {
    readonly length: Length
    /** Cards from the envelopes. */
    readonly freed: readonly MoveId[]
    readonly blessingSupply: number
    readonly shadow: ShadowView
    readonly game: GameView | null
    /** The round of a Pursuit that a player is called for. */
    readonly roundCall: { readonly id: number; readonly seat: SeatId } | null
    readonly foes: readonly FoeView[]
    readonly allies: readonly AllyView[]
    /** Null without a round. */
    readonly round: RoundView | null
    /** The highest power of a weapon in the party: loot usually has no more (Q17). */
    readonly bestPower: Power
    /** The chapter asks each character to stay, sacrifice or abandon (J3). */
    readonly asksFind: boolean
    /** Why there can be no second day; null: there can. */
    readonly secondDay: Explanation | null
    /** Players who flip on a phone. */
    readonly onPhone: readonly SeatId[]
  } | null
}

/** The data for the Game Master's decisions about one seat. */
export function offeredToGm(view: GmView, sheet: GmSheetView): OfferedTo {
  const { sheets, economy, workshop, blessingSupply, shadow, game } = view
  const { calls = [], requests = [], mercies = [], onPhone = [] } = view
  const round = calls.find(each => each.round !== undefined)
  return {
    sheet,
    character: sheet.character,
    sheets,
    mercy: mercies.find(({ seat }) => seat === sheet.seat)?.what ?? null,
    request: requests.find(({ seat }) => seat === sheet.seat) ?? null,
    call: calls.find(({ seat }) => seat === sheet.seat) ?? null,
    laid: laidBy(view, sheet),
    day: economy.day?.place ?? null,
    help: helpOf(view, sheet),
    mayFlashback: sheet.mayFlashback,
    fast: [],
    waits: view.pending && { seat: view.pending.seat, isCritical: view.pending.kind === 'critical' },
    workshop,
    gm: {
      length: economy.length,
      freed: workshop.freed,
      blessingSupply,
      shadow,
      game,
      roundCall: round ? { id: round.id, seat: round.seat } : null,
      foes: view.foes,
      allies: view.allies,
      round: view.round ?? null,
      bestPower: bestPower(sheets.flatMap(each => each.character.equipment.items)),
      asksFind: economy.chapters.some(
        ({ state, conditions }) => state === 'now' && conditions.some(({ id }) => id === 'answered-or-heroic')
      ),
      secondDay: economy.journeyOffers.find(({ use }) => use === 'second-day')?.blocked ?? null,
      onPhone
    }
  }
}

/** The data for a player's decisions; null before they have a sheet and a character. */
export function offeredToPlayer(view: SeatView): OfferedTo | null {
  const { yours, sheets, character, inTown, help = [], mayFlashback = false, fast = [], workshop = null } = view
  const sheet = sheets.find(({ seat }) => seat === yours)
  if (!sheet || !character) return null
  return {
    sheet,
    character,
    sheets,
    mercy: view.mercy ?? null,
    request: view.request ?? null,
    call: view.call ?? null,
    laid: laidBy(view, sheet),
    day: inTown ? 'town' : null,
    help,
    mayFlashback,
    fast,
    waits: view.waitingFor && { seat: view.waitingFor.seat, isCritical: view.waitingFor.for === 'critical' },
    workshop,
    gm: null
  }
}

function laidBy({ game }: Pick<GmView, 'game'>, { seat }: SheetView): CornersView | null {
  return game?.kind === 'corners' && game.seat === seat ? game : null
}

/** The calls that this player helps, or may help (HA12). They are in the scene, able to flip, and neither lead nor opponent. */
function helpOf(
  { calls = [], onPhone = [], encounter }: GmView,
  { seat, dead, incapacitated }: GmSheetView
): readonly HelpView[] {
  if (!onPhone.includes(seat)) return []
  const isAway = encounter.scene.some(each => each.seat === seat && !each.here)
  return calls
    .filter(({ round }) => round === undefined)
    .map(({ chances: _, ...call }) => ({ call, helping: call.helpers.includes(seat) }))
    .filter(
      ({ call, helping }) =>
        helping || (!isAway && !dead && !incapacitated && call.seat !== seat && call.versus !== seat)
    )
}

/** The kind of the question about helping that call, or ending the help: "help-5". */
export function helpKind({ call, helping }: HelpView): OfferedKind {
  return `${helping ? 'leave' : 'help'}-${call.id}`
}

/** F11: why this character takes no action of their own; null: they can. */
export function whyDown(sheet: SheetView): Explanation | null {
  const { seat, incapacitated } = sheet
  return (
    whyDead(sheet) ??
    (incapacitated ? say([{ seat }, ' is incapacitated'], 'Recover or seek help first', 'recover') : null)
  )
}

/** J8: why nothing more is done for this character; null: the character lives. */
export function whyDead({ seat, dead }: SheetView): Explanation | null {
  return dead ? say([{ seat }, ' is dead'], 'Choose another character') : null
}

/** HA17, HA18: why a player buys, changes and studies nothing on a phone; null: a day in town has begun. */
export function whyNoTown({ gm, day }: OfferedTo): Explanation | null {
  return gm === null && day !== 'town' ? say('No day in town has begun', 'Ask the Game Master to begin one') : null
}

/** D3: why no cards can be moved while a flip is not over; null: they can. A Critical Success holds only real cards (RC5). */
export function whyNotStill({ sheet: { cards, exhaustion }, waits }: OfferedTo): Explanation | null {
  if (!waits || (waits.isCritical && (cards === 'digital' || exhaustion === 0))) return null
  return notOver(waits.seat)
}

/** The reason for everything that must wait for a flip. */
export function notOver(seat: SeatId): Explanation {
  return say(
    ['The flip of ', { seat }, ' is not finished; until then no cards move'],
    'Finish the flip first, or undo it',
    'who-decides'
  )
}

/** D2: real cards are shuffled at the table; null: enough are left. */
export function whyShuffleFirst({ seat, cards, mustShuffle }: SheetView): Explanation | null {
  if (cards === 'digital' || !mustShuffle) return null
  return say(['Too few cards are left in the deck of ', { seat }], 'Shuffle the discard pile in first', 'shuffle')
}

/** The first of the reasons, as part of a question. */
export function blockedBy(...reasons: readonly (Obstacle | null | undefined)[]): { readonly blocked?: Obstacle } {
  const blocked = reasons.find(reason => reason !== null && reason !== undefined)
  return blocked ? { blocked } : {}
}
