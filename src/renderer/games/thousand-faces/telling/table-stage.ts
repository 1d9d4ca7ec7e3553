import type { Farewell } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { FlipView } from '#rules/thousand-faces/flip/view'
import type { CornersView, PursuitView } from '#rules/thousand-faces/minigames/view'
import type {
  ShownOnTable,
  ShownBlow,
  ShownCall,
  ShownDay,
  ShownMaking,
  ShownShop
} from '#rules/thousand-faces/telling/view'
import type { TableView } from '#rules/thousand-faces/view'

/** What the table shows now, one thing at a time (TB1). */
export type TableStage =
  | { readonly kind: 'farewell'; readonly farewell: Farewell }
  | ({ readonly kind: 'flip'; readonly flip: FlipView } & NonNullable<ShownOnTable['flip']>)
  | { readonly kind: 'blow'; readonly blow: ShownBlow }
  | { readonly kind: 'called'; readonly call: ShownCall; readonly others: readonly ShownCall[] }
  | { readonly kind: 'taken'; readonly taken: NonNullable<ShownOnTable['taken']> }
  | { readonly kind: 'corners'; readonly game: CornersView }
  | { readonly kind: 'pursuit'; readonly game: PursuitView }
  | { readonly kind: 'chapter'; readonly chapter: NonNullable<TableView['chapter']> }
  | { readonly kind: 'making'; readonly making: ShownMaking }
  | { readonly kind: 'shop'; readonly shop: ShownShop }
  | { readonly kind: 'day'; readonly day: ShownDay }
  | { readonly kind: 'fight' }
  | { readonly kind: 'idle' }

/** The state of the table around this content. */
export interface TableMoment {
  readonly farewell: Farewell | null
  /** Nothing new was shown for a while: news has disappeared, waiting things stay (TB6). */
  readonly atRest: boolean
}

export function tableStage(view: TableView, { farewell, atRest }: TableMoment): TableStage {
  if (farewell) return { kind: 'farewell', farewell }
  return exchangeOf(view, atRest) ?? gameOf(view, atRest) ?? restOf(view)
}

/** A flip, a blow or a call. By the construction of the view, a shown flip is newer than the blow and the call beside it. */
function exchangeOf({ onTable, flip, waitingFor, game }: TableView, atRest: boolean): TableStage | null {
  const isOpen = waitingFor !== null || flip?.result === null
  if (game?.kind === 'corners') return null
  if (onTable.flip && flip && (isOpen || !atRest)) return { kind: 'flip', flip, ...onTable.flip }
  if (onTable.blow) return { kind: 'blow', blow: onTable.blow }
  const [call, ...others] = onTable.calls ?? []
  if (call) return { kind: 'called', call, others }
  return onTable.taken && !atRest ? { kind: 'taken', taken: onTable.taken } : null
}

function gameOf({ game, onTable, chapter }: TableView, atRest: boolean): TableStage | null {
  if (game?.kind === 'corners') return { kind: 'corners', game }
  if (game?.kind === 'pursuit') return { kind: 'pursuit', game }
  return onTable.chapter && chapter && !atRest ? { kind: 'chapter', chapter } : null
}

/** A foe that players see stands; subdued foes are no fight. */
export function isFight(foes: TableView['foes']): boolean {
  return foes.some(({ quarters }) => quarters > 0)
}

function restOf({ onTable, foes }: TableView): TableStage {
  if (onTable.making) return { kind: 'making', making: onTable.making }
  if (onTable.shop) return { kind: 'shop', shop: onTable.shop }
  if (isFight(foes)) return { kind: 'fight' }
  return onTable.day ? { kind: 'day', day: onTable.day } : { kind: 'idle' }
}

/** The seat that the stage is about: called, struck, or flipping. */
export function seatOnStage({ waitingFor }: Pick<TableView, 'waitingFor'>, stage: TableStage): SeatId | null {
  if (stage.kind === 'flip') return waitingFor?.seat ?? stage.flip.seat
  if (stage.kind === 'called') return stage.call.seat
  if (stage.kind === 'blow') return stage.blow.seat
  return stage.kind === 'taken' ? stage.taken.seat : null
}

/** Dice are shown with the flip or beside the scene; a blow and its result draw their own. */
export function diceOf(view: TableView, stage: TableStage, atRest: boolean): TableView['dice'] {
  const isDrawn = (['blow', 'taken', 'farewell', 'called', 'making', 'shop'] as const).some(kind => kind === stage.kind)
  return view.onTable.dice && !isDrawn && !atRest ? view.dice : null
}

/**
 * What a table at rest leaves out, as one key: while it stays the same, nothing new was shown (TB6). A changed scene,
 * fight or call is no part of it: an old flip must not come back with it.
 */
export function newsOf({ onTable, flip, dice, waitingFor }: TableView): string {
  return JSON.stringify([
    onTable.flip && [flip?.serial, flip?.result, flip?.cards.length, flip?.support.length],
    onTable.dice && dice?.serial,
    onTable.taken?.attack,
    onTable.chapter,
    waitingFor
  ])
}
