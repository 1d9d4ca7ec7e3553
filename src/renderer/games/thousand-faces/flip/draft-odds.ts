import { type FlipOdds, withHelp } from '#rules/thousand-faces/odds'
import { atNet } from '#rules/thousand-faces/flip/weighing'
import type { BoardOnScreen, PartyMember } from '../board/use-board'
import type { FlipDraft } from './draft'

/** The odds of a prepared flip, with all helpers. @param deck the present deck, or the deck after a shuffle */
export function oddsOf(board: BoardOnScreen, member: PartyMember, draft: FlipDraft, deck: 'now'): FlipOdds
export function oddsOf(board: BoardOnScreen, member: PartyMember, draft: FlipDraft, deck: 'ifShuffled'): FlipOdds | null
export function oddsOf(
  board: BoardOnScreen,
  { sheet }: PartyMember,
  { supporters, attribute, net }: FlipDraft,
  deck: 'now' | 'ifShuffled'
): FlipOdds | null {
  const table = sheet.odds[deck]
  if (!table) return null
  const helpers = supporters.flatMap(seat => {
    const helper = board.findMember(seat)
    return helper ? [helper.sheet.odds.help] : []
  })
  const own = atNet(table[attribute], net)
  return { ...own, results: withHelp(own.results, helpers) }
}
