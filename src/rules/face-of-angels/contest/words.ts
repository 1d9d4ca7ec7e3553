import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SliceWords } from '../../core/slice'
import { actingWords, nameOf } from '../names'
import type { Game } from '../state'

/** A contest in the log. All of it is public: said aloud or face up. */
export const contestWords = {
  describe: {
    'contest-called': ({ initiator: { who, acting }, kind, respondent }) => {
      const broke = kind === 'going-for-broke' ? ', going for broke' : ''
      return line('plain', nameOf(who), actingWords(acting), ' calls a contest against ', nameOf(respondent), broke)
    },
    'respondent-stepped-up': ({ who, acting }) => line('plain', nameOf(who), ' answers the call', actingWords(acting)),
    'stakes-set': ({ who, ifWin, ifLose }) =>
      line('plain', nameOf(who), ` sets the stakes. If they win: ${sentence(ifWin)} If they lose: ${ifLose}`),
    'condition-changed': ({ who, condition, words }) =>
      line(
        'plain',
        nameOf(who),
        ` changes what happens if the initiator ${condition === 'ifWin' ? 'wins' : 'loses'}: ${words}`
      ),
    'limits-confirmed': ({ who }) =>
      line('quiet', nameOf(who), ' confirms that the stakes keep the limits of the prologue'),
    'stakes-accepted': ({ who, pace }) => line('good', nameOf(who), ` accepts the stakes: ${tricksToWin(pace)}`),
    'relationship-brought': ({ who, kind, name }) => line('plain', nameOf(who), ` brings in the ${kind} ${name}`),
    'jack-drew': ({ seat }) => line('plain', nameOf(seat), ' says that this touches the field of a Jack')
  },
  explain: {
    'no-contest': () => say('No contest is running', 'Call one first', 'angels-table'),
    'wrong-moment': ({ now }) => say(`Now ${now}`, 'Let that happen first', 'angels-table'),
    'not-your-turn': ({ turn }) =>
      turn
        ? say(['It is for ', nameOf(turn), ' now'], 'Wait for them')
        : say('Only the two who contest decide that', 'Help with a card when helpers are asked'),
    'same-participant': () => say('A contest needs two different people', 'Choose somebody else as respondent'),
    'not-an-ace': ({ who }) => say([nameOf(who), ' does not act as an Ace'], 'Call an ordinary contest'),
    'pace-fixed': () => say('Going for broke is always three tricks', 'Accept with three tricks'),
    'limits-open': () =>
      say(
        'Not both have confirmed that the stakes keep the prologue’s limits',
        'Confirm on both sides, or change a condition'
      ),
    'not-a-jack': ({ who }) => say([nameOf(who), ' is not a Jack'], 'Only a Jack has a field to draw a card for'),
    'jack-not-here': ({ who }) =>
      say(
        [nameOf(who), ' is not in this contest as a Jack'],
        'A Jack draws only while the protagonist itself takes part'
      ),
    'already-drawn': ({ who }) =>
      say([nameOf(who), ' has drawn for the field in this contest already'], 'A Jack draws once in a contest'),
    'not-your-relationship': ({ name }) =>
      say(
        `${name} cannot be brought in from here`,
        'A friend is brought in by the own player, a foe by the own player or the World'
      ),
    'relationship-spent': ({ name }) => say(`${name} gives no more cards in this act`, 'Bring in somebody else'),
    'relationship-dead': ({ name }) => say(`${name} is dead`, 'Bring in somebody else'),
    'already-brought': ({ name }) => say(`${name} is in this contest already`, 'Each is brought in once in a contest')
  }
} satisfies SliceWords<Game>

/** Adds a full stop, unless the text ends in a punctuation mark. */
function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

function tricksToWin(pace: number): string {
  return pace === 1 ? 'one trick decides' : `first to ${pace} tricks`
}
