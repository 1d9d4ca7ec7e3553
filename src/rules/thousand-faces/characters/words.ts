import { line, type LogPart } from '../../core/log-line'
import type { Describing, Explaining, Previewing, SliceWords } from '../../core/slice'
import { certain } from '../figures'
import { moveOf } from '../moves/all'
import { because, counted, isOrAre } from '../phrases'
import type { Game } from '../state'
import type { CharacterCommand, CharacterEvent, CharacterRefusal } from './model'

const who = (by: Extract<CharacterEvent, { type: 'touchstone-circled' }>['by']): LogPart =>
  by === 'gm' ? 'The GM' : { seat: by }

const describe: Describing<CharacterEvent> = {
  'touchstone-written': ({ title }) => line('quiet', `Touchstone: ${title}`),
  'touchstone-struck': ({ title }) => line('quiet', `Struck out: ${title}`),
  'touchstone-circled': ({ title, by }) => line('plain', who(by), ` circles ${title}`),
  'moves-laid-out': ({ moves }) =>
    line('plain', `${counted(moves.length, 'move card')} ${isOrAre(moves.length)} laid out`),
  'draft-began': ({ order }) =>
    line(
      'plain',
      'Move cards are drafted, in this order: ',
      ...order.flatMap((seat, at): LogPart[] => (at === 0 ? [{ seat }] : [', ', { seat }]))
    ),
  'draft-ended': () => line('quiet', 'The draft of move cards is over'),
  'question-asked': ({ question }) => line('quiet', `Asked of everybody: ${question}`),
  'question-answered': ({ seat, question, answer }) => line('plain', { seat }, ` on “${question}”: ${answer}`),
  'goals-offered': ({ seat, goals }) => line('quiet', { seat }, ` may choose: ${goals.join(' or ')}`),
  'goal-taken': ({ seat, goal }) => line('plain', { seat }, ` has a Fateful Moment to come: ${goal}`),
  'goal-fulfilled': ({ seat }) => line('good', { seat }, ' takes a great risk for the Fateful Moment'),
  'magic-owed': () => null,
  'step-marked': () => null,
  'item-chosen': () => null,
  'character-finished': ({ seat }) => line('good', { seat }, ' is ready to play'),
  'forgotten-thing-done': ({ seat, what }) =>
    line('plain', { seat }, ' did it earlier after all (Mercy Flashback)', because(what)),
  'find-answered': ({ seat, answer }) => line('plain', { seat }, ` answers: ${answer}`),
  'character-died': ({ seat }) => line('grave', { seat }, ' dies'),
  'character-revived': ({ seat }) => line('good', { seat }, ' returns to life')
}

const says = (...parts: readonly LogPart[]): { readonly says: readonly LogPart[] } => ({ says: parts })

const explain: Explaining<CharacterRefusal> = {
  'no-such-touchstone': ({ title }) => ({ ...says(`${title} is not on the list`), instead: ['Write it down first'] }),
  'title-twice': ({ title }) => ({ ...says(`${title} is on the list already`), instead: ['Write another title'] }),
  'circled-already': ({ title }) => ({ ...says(`${title} is circled already`), instead: ['Circle another title'] }),
  'one-circle-each': () => ({ ...says('Each circles one title'), instead: ['Strike the old one out to choose anew'] }),
  'gm-circles-last': () => ({ ...says('The GM circles last'), instead: ['Let every player circle one first'] }),
  'not-laid-out': ({ move }) => ({
    ...says(`${moveOf(move).name} is not laid out`),
    instead: ['Pick one of the cards on the table; or give it by hand']
  }),
  'move-taken': ({ move, by }) => ({
    ...says({ seat: by }, ` has ${moveOf(move).name}`),
    instead: ['Pick another card']
  }),
  'three-already': ({ seat }) => ({ ...says({ seat }, ' has three cards'), instead: ['Put one back first'] }),
  'one-a': ({ seat }) => ({
    ...says({ seat }, ' has an A card; one is the limit'),
    instead: ['Pick a B or C, or put the A back']
  }),
  'two-b': ({ seat }) => ({
    ...says({ seat }, ' has two B cards; that is the limit'),
    instead: ['Pick an A or C, or put one back']
  }),
  'not-offered': ({ goal }) => ({
    ...says(`“${goal}” was not offered`),
    instead: ['The left neighbour offers two; pick one of them']
  }),
  'two-goals': ({ got }) => ({ ...says(`Two different goals are offered, not ${got}`), instead: ['Pick two'] }),
  'no-goal': ({ seat }) => ({ ...says({ seat }, ' has no Fateful Moment'), instead: ['Take a goal first'] }),
  'goal-fulfilled': ({ seat }) => ({
    ...says({ seat }, ' has had that Fateful Moment'),
    instead: ['Take a new goal after downtime']
  }),
  'packed-already': ({ seat }) => ({
    ...says({ seat }, ' has the starting Pack already'),
    instead: ['Change the Pack by hand']
  }),
  'nothing-owed': ({ seat }) => ({
    ...says({ seat }, ' is owed no magic item'),
    instead: ['Use a Magic Item brings one when it is taken']
  }),
  'two-items-already': ({ seat }) => ({
    ...says({ seat }, ' has chosen two items'),
    instead: ['Drop one, or give more by hand']
  }),
  'one-magical': ({ seat }) => ({
    ...says({ seat }, ' has chosen a magic item; one is the limit'),
    instead: ['Pick one without magic']
  }),
  'created-already': ({ seat }) => ({ ...says({ seat }, ' is in play'), instead: ['Every step can still be edited'] }),
  'not-your-pick': ({ seat, turn }) => ({
    ...says('It is the turn of ', { seat: turn }, ' to pick, not of ', { seat }),
    instead: ['Wait for that pick; or end the draft, and everybody takes what they like']
  }),
  'no-cards-out': () => ({ ...says('No move card is left to pick'), instead: ['Lay out the cards first'] }),
  'draft-runs': () => ({ ...says('A draft is under way'), instead: ['End it to begin another one'] }),
  'no-draft': () => ({ ...says('No draft is under way'), instead: ['Everybody takes what they like'] }),
  'no-players': () => ({ ...says('Nobody plays yet'), instead: ['Add a player first'] }),
  'question-twice': () => ({ ...says('That is asked already'), instead: ['Ask something else'] }),
  'empty-words': () => ({ ...says('Nothing is written'), instead: ['Write something'] })
}

const preview: Previewing<Game, CharacterCommand> = {
  'mercy-flashback': certain('xp'),
  'fulfil-goal': certain('xp'),
  'pack-up': certain('pack', 'load'),
  'choose-item': certain('load')
}

export const charactersWords = { describe, explain, preview } satisfies SliceWords<Game>
