import { makeQuestionId, readQuestionId } from '../core/question-id'
import type { ThingId } from './equipment/item-schemas'
import type { MoveId } from './moves/ids'

/** Kinds of questions that wait for an answer (QU1). */
type WaitingKind = 'blow' | 'outcome' | 'critical' | 'flashback' | 'foe' | 'power' | 'answer'

/** Kinds of questions that are offered for one seat (QU5). */
type SeatKind =
  // the creation of a character
  | 'touchstone'
  | 'circle'
  | 'card'
  | 'put-back'
  | 'points'
  | 'moment'
  | 'deal'
  | 'pack'
  | 'received'
  | 'item'
  | 'fulfil'
  | 'find'
  // flips, and what is added to them
  | `called-${number}`
  | `help-${number}`
  | `leave-${number}`
  | `request-${MoveId}`
  | `token-${MoveId}`
  | `move-${MoveId}`
  | 'look-back'
  | 'fast'
  | 'rage'
  | 'accuse'
  | 'correct-move'
  // fights and injuries
  | 'strike'
  | `hit-${number}`
  | 'recover'
  | 'stand'
  | 'die'
  | 'rest'
  | 'regain'
  | 'mend'
  | 'expend'
  | 'heroic'
  // things and trade
  | `item-${ThingId}`
  | 'gain'
  | 'seller'
  | 'seller-leaves'
  | 'shop'
  | 'change'
  | 'repairs'
  | 'give'
  // experience and days
  | 'study'
  | 'mercy'
  | 'good-thing'
  | 'tale'
  | 'contemplate'
  | 'xp'
  | 'blessing'
  | 'envelope'
  | 'found'
  | 'day'
  // decks and mini-games
  | 'draw'
  | 'throw'
  | 'cards'
  | 'pursuit'
  | 'locks'
  | 'corner-magic'
  | 'round'
  | 'turf'
  | 'chase-end'
  | 'laid-corners'

/** Kinds of questions that are offered to the Game Master without a seat (QU5). */
type TableKind =
  | 'finish-all'
  | 'lay-out'
  | 'name-touchstone'
  | 'circle-touchstone'
  | 'strike-touchstone'
  | 'gm-move'
  | 'shadow'
  | 'gain-shadow'
  | 'other-use'
  | 'circle-shadow'
  | 'end-disadvantage'
  | 'journey'
  | 'length'
  | 'tutorial'
  | 'end-chapter'
  | 'begin-chapter'
  | 'begin-book'
  | 'fight'
  | 'add-foes'
  | `engage-${number}`
  | `upgrade-${number}`
  | `weakness-${number}`
  | `change-${number}`
  | `discard-${number}`
  | `ally-${number}`
  | 'reroll'
  | 'foes-turn'
  | 'marker'
  | 'party'

export type OfferedKind = SeatKind | TableKind
export type QuestionKind = WaitingKind | OfferedKind

/** The id of a question: "blow 12", "study s1", "gm-move". */
export const idOf = makeQuestionId<QuestionKind>

/** The kind in such an id, and the words after it. */
export const partsOf = readQuestionId<QuestionKind>
