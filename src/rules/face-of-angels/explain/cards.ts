import { cardSign } from '../cards'
import { named } from '../named'
import { say, type Sentences } from './sentence'

type Reason =
  | 'discards-owed'
  | 'hands-short'
  | 'draw-short'
  | 'not-in-hand'
  | 'empty-hand'
  | 'card-seen-elsewhere'
  | 'wrong-count'
  | 'card-twice'
  | 'not-a-trump'
  | 'not-a-super-trump'
  | 'cannot-help'
  | 'not-on-your-side'

/** Where cards are and what they can do. */
export const aboutCards: Sentences<Reason> = {
  'discards-owed': ({ who, count }) =>
    say(
      [named(who), ` holds ${count === 1 ? 'one card' : `${count} cards`} too many`],
      'They choose what to discard first'
    ),
  'hands-short': () => say('Not every hand is full', 'The Game Master deals the hands up to size first'),
  'draw-short': ({ needed, left }) =>
    say(
      `${needed === 1 ? 'One card is' : `${needed} cards are`} needed, and the draw pile and the discard pile together hold ${left}`,
      'Bring cards back first: end the contest, or let somebody leave the game'
    ),
  'not-in-hand': ({ card }) => say(`${cardSign(card)} is not in that hand`, 'Choose one of the cards that are'),
  'empty-hand': ({ who }) =>
    say([named(who), ' does not hold that many cards'], 'Count the hand, and undo what was entered wrongly'),
  'card-seen-elsewhere': ({ card }) =>
    say(`${cardSign(card)} lies face up already`, 'Look at the card again, or undo what was entered wrongly'),
  'wrong-count': ({ needed, given }) =>
    say(
      needed === 0
        ? 'No card is asked for'
        : `${needed === 1 ? 'One card is' : `${needed} cards are`} asked for, ${given} chosen`,
      needed === 0 ? 'Keep your hand' : `Choose exactly ${needed}`
    ),
  'card-twice': ({ card }) => say(`${cardSign(card)} was named twice`, 'Name each card once'),
  'not-a-trump': ({ card }) =>
    say(
      `${cardSign(card)} is no trump here`,
      'Lay it as an ordinary card; only a protagonist has trumps, in its own realm'
    ),
  'not-a-super-trump': ({ card, of }) =>
    say(
      [`${cardSign(card)} is not the super-trump of `, named(of), ', or they are not on the side that is helped'],
      'Lay it as an ordinary card, or help the other side'
    ),
  'cannot-help': ({ who }) =>
    say(
      [named(who), ' cannot help now'],
      'Only others than the two help, with one card a trick, when helpers are asked'
    ),
  'not-on-your-side': ({ card }) =>
    say(`${cardSign(card)} does not lie on that side`, 'Choose one of the side’s own cards')
}
