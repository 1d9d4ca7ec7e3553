import { line, type LogPart } from '../../core/log-line'
import type { Describers, Explainers, Previewers, SliceWords } from '../../core/slice'
import { certainOfSeat } from '../figures'
import { moveOf } from '../moves/all'
import { because, counted, isOrAre } from '../phrases'
import type { Game } from '../state'
import type { CharacterCommand, CharacterEvent, CharacterRefusal } from './model'

const who = (by: Extract<CharacterEvent, { type: 'touchstone-circled' }>['by']): LogPart =>
  by === 'gm' ? 'The GM' : { seat: by }

const describe: Describers<CharacterEvent> = {
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

const message = (...parts: readonly LogPart[]): { readonly message: readonly LogPart[] } => ({ message: parts })

const explain: Explainers<CharacterRefusal> = {
  'no-such-touchstone': ({ title }) => ({
    ...message(`${title} is not on the list`),
    remedy: ['Write it down first'],
    opens: 'creation'
  }),
  'title-twice': ({ title }) => ({ ...message(`${title} is on the list already`), remedy: ['Write another title'] }),
  'circled-already': ({ title }) => ({ ...message(`${title} is circled already`), remedy: ['Circle another title'] }),
  'one-circle-each': () => ({
    ...message('Each circles one title'),
    remedy: ['Strike the old one out to choose anew']
  }),
  'gm-circles-last': () => ({
    ...message('The GM circles last'),
    remedy: ['Let every player circle one first'],
    opens: 'creation'
  }),
  'not-laid-out': ({ move }) => ({
    ...message(`${moveOf(move).name} is not laid out`),
    remedy: ['Pick one of the cards on the table; or give it by hand']
  }),
  'move-taken': ({ move, by }) => ({
    ...message({ seat: by }, ` has ${moveOf(move).name}`),
    remedy: ['Pick another card']
  }),
  'three-already': ({ seat }) => ({
    ...message({ seat }, ' has three cards'),
    remedy: ['Put one back first'],
    opens: 'creation'
  }),
  'one-a': ({ seat }) => ({
    ...message({ seat }, ' has an A card; one is the limit'),
    remedy: ['Pick a B or C, or put the A back']
  }),
  'two-b': ({ seat }) => ({
    ...message({ seat }, ' has two B cards; that is the limit'),
    remedy: ['Pick an A or C, or put one back']
  }),
  'not-offered': ({ goal }) => ({
    ...message(`“${goal}” was not offered`),
    remedy: ['The left neighbour offers two; pick one of them']
  }),
  'two-goals': ({ got }) => ({ ...message(`Two different goals are offered, not ${got}`), remedy: ['Pick two'] }),
  'no-goal': ({ seat }) => ({
    ...message({ seat }, ' has no Fateful Moment'),
    remedy: ['Take a goal first'],
    opens: 'creation'
  }),
  'goal-fulfilled': ({ seat }) => ({
    ...message({ seat }, ' has had that Fateful Moment'),
    remedy: ['Take a new goal after downtime']
  }),
  'packed-already': ({ seat }) => ({
    ...message({ seat }, ' has the starting Pack already'),
    remedy: ['Change the Pack by hand']
  }),
  'nothing-owed': ({ seat }) => ({
    ...message({ seat }, ' is owed no magic item'),
    remedy: ['Use a Magic Item brings one when it is taken']
  }),
  'two-items-already': ({ seat }) => ({
    ...message({ seat }, ' has chosen two items'),
    remedy: ['Drop one, or give more by hand']
  }),
  'one-magical': ({ seat }) => ({
    ...message({ seat }, ' has chosen a magic item; one is the limit'),
    remedy: ['Pick one without magic']
  }),
  'created-already': ({ seat }) => ({
    ...message({ seat }, ' is in play'),
    remedy: ['Every step can still be edited']
  }),
  'not-your-pick': ({ seat, turn }) => ({
    ...message('It is the turn of ', { seat: turn }, ' to pick, not of ', { seat }),
    remedy: ['Wait for that pick; or end the draft, and everybody takes what they like']
  }),
  'no-cards-out': () => ({
    ...message('No move card is left to pick'),
    remedy: ['Lay out the cards first'],
    opens: 'creation'
  }),
  'draft-runs': () => ({ ...message('A draft is under way'), remedy: ['End it to begin another one'] }),
  'no-draft': () => ({ ...message('No draft is under way'), remedy: ['Everybody takes what they like'] }),
  'no-players': () => ({ ...message('Nobody plays yet'), remedy: ['Add a player first'], opens: 'seats' }),
  'question-twice': () => ({ ...message('That is asked already'), remedy: ['Ask something else'] }),
  'empty-words': () => ({ ...message('Nothing is written'), remedy: ['Write something'] })
}

const preview: Previewers<Game, CharacterCommand> = {
  'mercy-flashback': certainOfSeat('xp'),
  'fulfil-goal': certainOfSeat('xp'),
  'pack-up': certainOfSeat('pack', 'load'),
  'choose-item': certainOfSeat('load')
}

export const charactersWords = { describe, explain, preview } satisfies SliceWords<Game>
