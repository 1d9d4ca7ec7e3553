import { sheetOf } from '#rules/thousand-faces/sheets'
import { ada, bo, board, digital, sheet, strOn } from '../../../support/thousand-faces/table'
import type { State } from '#rules/thousand-faces/state'
import type { CardId, Suit } from '#rules/thousand-faces/vocabulary'

/** Ada whose Strength shows this suit, with these cards on top of her deck; Bo beside her. */

export const onTop = (suit: Suit, ...top: readonly CardId[]): State =>
  board([sheet(ada, { ranks: strOn(suit), piles: digital({ top }) }), sheet(bo)])

export const ofAda = (state: State) => sheetOf(state, ada)
