import { assertNever } from '../core/assert-never'
import type { Explanation, Why } from '../core/refusal'
import type { SeatId } from '../core/seat'
import { counted } from '../core/text'
import { explainBook, isBookRefusal } from '../book/index'
import type { BookRefusal } from '../book/state'

/** Why the campaign itself says no. */
export type CampaignRefusal =
  | BookRefusal
  | { readonly because: 'gm-only' }
  | { readonly because: 'only-shows' }
  | { readonly because: 'no-title' }
  | { readonly because: 'nameless-seat' }
  | { readonly because: 'no-such-seat' }
  | { readonly because: 'seat-is-retired'; readonly seat: SeatId }
  | { readonly because: 'seat-is-here'; readonly seat: SeatId }
  | { readonly because: 'seat-has-history'; readonly seat: SeatId }
  | { readonly because: 'table-is-full'; readonly seats: number }
  | { readonly because: 'no-such-board' }
  | { readonly because: 'board-is-closed'; readonly title: string }
  | { readonly because: 'board-is-open'; readonly title: string }
  | { readonly because: 'bad-settings'; readonly place: string }
  | { readonly because: 'empty-note' }
  | { readonly because: 'nothing-to-undo'; readonly steps: number; readonly possible: number }
  | { readonly because: 'nothing-to-redo'; readonly steps: number; readonly possible: number }
  | { readonly because: 'our-bug' }

/** A campaign's refusal in words. */
export function explainCampaign(why: CampaignRefusal): Explanation {
  if (isBookRefusal(why)) return explainBook(why)
  switch (why.because) {
    case 'gm-only':
      return says('Only the Game Master can do that', 'Ask the GM')
    case 'only-shows':
      return says('This page only shows the game', 'Do it on the dashboard, or on a player’s own page')
    case 'no-title':
      return says('It needs a name', 'Type at least one letter')
    case 'nameless-seat':
      return says('A seat needs a player or a character', 'Type a name in either field')
    case 'no-such-seat':
      return says('There is no such seat', 'Pick one of the seats at the table')
    case 'seat-is-retired':
      return { says: [{ seat: why.seat }, ' has left the table'], instead: ['The GM can bring the seat back'] }
    case 'seat-is-here':
      return { says: [{ seat: why.seat }, ' is already at the table'], instead: ['Nothing needs to be done'] }
    case 'seat-has-history':
      return {
        says: [{ seat: why.seat }, ' has a part in what was played, so the seat cannot be removed'],
        instead: ['Retire it: its history stays, and it can come back']
      }
    case 'table-is-full':
      return says(`A table has ${why.seats} seats at most`, 'Retire a seat first; it can come back later')
    case 'no-such-board':
      return says('That game is not in this campaign', 'Open one in the bar on the left')
    case 'board-is-closed':
      return says(`${why.title} is closed`, 'Open it again first')
    case 'board-is-open':
      return says(`${why.title} is already open`, 'Pick it in the bar on the left')
    case 'bad-settings':
      return says(`These settings do not fit the game (${why.place})`, 'Choose them again')
    case 'empty-note':
      return says('There is nothing to write down', 'Type a line first')
    case 'nothing-to-undo':
      return why.possible === 0
        ? says('There is nothing to take back', 'Play on')
        : says(`Only ${counted(why.possible, 'act')} can be taken back`, 'Take back fewer')
    case 'nothing-to-redo':
      return why.possible === 0
        ? says('Nothing was taken back', 'Play on')
        : says(`Only ${counted(why.possible, 'act')} can be done again`, 'Redo fewer')
    case 'our-bug':
      return says(
        'This is a mistake in Hearthside, not yours: what came of it could not have been opened again, so it was not recorded',
        'Nothing is lost and the game goes on. Do it another way or by a correction, and tell us what you tried'
      )
    default:
      return assertNever(why)
  }
}

function says(sentence: string, instead: string): Explanation {
  return { says: [sentence], instead: [instead] }
}

/** A refusal together with its words, whoever refused. */
export interface Refused {
  readonly kind: 'refused'
  readonly because: Why['because']
  readonly explanation: Explanation
  /** For the log of the machine, never for a screen: what is wrong inside. Only with `our-bug`. */
  readonly detail?: string
}

export function refused(why: CampaignRefusal): Refused {
  return { kind: 'refused', because: why.because, explanation: explainCampaign(why) }
}

/** Something that must not be recorded, whoever made the mistake. */
export function ourBug(detail: string): Refused {
  return { ...refused({ because: 'our-bug' }), detail }
}
