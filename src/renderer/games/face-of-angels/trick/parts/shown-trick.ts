import { suitOf } from '#rules/face-of-angels/cards'
import type { LaidCard, Point, TrickRecord } from '#rules/face-of-angels/contest/shapes'
import type { ContestView } from '#rules/face-of-angels/ending/view'
import type { LaidView, TrickView } from '#rules/face-of-angels/trick/view'
import type { CardId, Side, Suit } from '#rules/face-of-angels/vocabulary'

/** One card as it lies on its side of the stage. */
export interface ShownCard {
  readonly laid: LaidCard
  /** What it adds to the point card; null for the point card itself. */
  readonly bonus: number | null
}

/** One side of the trick in the light. */
export interface ShownSide {
  readonly side: Side
  readonly cards: readonly ShownCard[]
  /** The named point card, or the principal's own while nothing is named. */
  readonly point: Point | null
  readonly takes: boolean
}

/** The trick in the light: the one that is played, or, until its first card lies, the one before. */
export interface ShownTrick {
  readonly key: string
  readonly number: number
  readonly leader: Side
  readonly left: ShownSide
  readonly right: ShownSide
  readonly done: TrickRecord | null
  readonly suit: Suit | null
}

/** What the stage shows, or null before the first card. The initiator stands on the left. */
export function shownTrick(contest: ContestView): ShownTrick | null {
  const { phase, tricks, serial } = contest
  const open = phase.at === 'trick' ? phase.trick : null
  if (open && open.laid.length > 0) return openTrick(open, serial)
  const done = tricks.at(-1)
  return done ? doneTrick(done, serial) : null
}

function openTrick(trick: TrickView, serial: number): ShownTrick {
  const side = (which: Side): ShownSide => {
    const laid = trick.laid.filter(one => one.side === which)
    const named = laid.find(one => one.card === trick.points[which]) ?? laid[0]
    return {
      side: which,
      cards: inOrder(laid, named?.card ?? null, named?.point ?? null),
      point: named?.point ?? null,
      takes: false
    }
  }
  return {
    key: `${serial}.${trick.number}`,
    number: trick.number,
    leader: trick.leader,
    left: side('initiator'),
    right: side('respondent'),
    done: null,
    suit: ledSuit(trick.laid)
  }
}

function doneTrick(trick: TrickRecord, serial: number): ShownTrick {
  const side = (which: Side): ShownSide => {
    const point = trick.points[which]
    const laid = trick.laid.filter(one => one.side === which)
    return {
      side: which,
      cards: inOrder(laid, point?.card ?? laid[0]?.card ?? null, point),
      point,
      takes: trick.takenBy === which
    }
  }
  return {
    key: `${serial}.${trick.number}`,
    number: trick.number,
    leader: trick.leader,
    left: side('initiator'),
    right: side('respondent'),
    done: trick,
    suit: ledSuit(trick.laid)
  }
}

/** Helpers first, behind; the point card last, in front. */
function inOrder(
  laid: readonly (LaidCard | LaidView)[],
  named: CardId | null,
  point: Point | null
): readonly ShownCard[] {
  const others = laid.filter(one => one.card !== named)
  const front = laid.find(one => one.card === named)
  const behind = others.map((one, at): ShownCard => ({ laid: one, bonus: point?.bonuses[at] ?? null }))
  return front ? [...behind, { laid: front, bonus: null }] : behind
}

function ledSuit(laid: readonly LaidCard[]): Suit | null {
  const [first] = laid
  return first ? suitOf(first.card) : null
}

/** The tricks behind the one in the light. */
export function pastTricks(contest: ContestView, stage: ShownTrick | null): readonly TrickRecord[] {
  return contest.tricks.filter(trick => trick.number !== stage?.number)
}

/** The card that was laid last in this contest, or null before the first. */
export function lastLaid({ phase, tricks }: Pick<ContestView, 'phase' | 'tricks'>): LaidCard | null {
  const open = phase.at === 'trick' ? phase.trick.laid.at(-1) : undefined
  return open ?? tricks.at(-1)?.laid.at(-1) ?? null
}

/** Who leads and who answers, for a caption. */
export function roleOf(trick: Pick<ShownTrick, 'leader'>, side: Side): 'leads' | 'answers' {
  return trick.leader === side ? 'leads' : 'answers'
}
