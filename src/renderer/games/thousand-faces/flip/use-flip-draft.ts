import { computed, type ComputedRef } from 'vue'
import { freshDraft, type FlipDraft } from './draft'
import { useGmChoices } from '../board/gm-choices'
import { useBoard, type BoardOnScreen, type PartyMember } from '../board/use-board'
import { type FlipOdds, withHelp } from '#rules/thousand-faces/odds'
import { atNet } from '#rules/thousand-faces/flip/weighing'

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

/** The next flip of the chosen seat, and how to change it. */
export function useFlipDraft(): {
  readonly draft: ComputedRef<FlipDraft>
  readonly change: (to: Partial<FlipDraft>) => void
} {
  const board = useBoard()
  const gmChoices = useGmChoices()
  const seat = computed(() => board.chosen.value?.seat.id ?? null)
  return {
    draft: computed(() => (seat.value ? gmChoices.draftOf(seat.value) : freshDraft)),
    change(to) {
      if (seat.value) gmChoices.setUp(seat.value, to)
    }
  }
}
