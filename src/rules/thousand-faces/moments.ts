import type { Audience } from '../core/audience'
import type { LogPart } from '../core/log-line'
import { aboutOf, moment, type Moment, type MomentTellers, untold } from '../core/moment'
import type { SeatId } from '../core/seat'
import { attributeNames, type Attribute } from './vocabulary'
import { moveOf } from './moves/all'
import { because, counted } from './phrases'
import type { Event } from './state'

type EventOfType<Type extends Event['type']> = Extract<Event, { type: Type }>

/** The moments of A Thousand Faces for a recap, with their fixed weights (PO2). One sentence each, in the past tense. */
export const moments: MomentTellers<Event> = {
  'character-died': ({ seat }) => moment('death', 100, { seat }, ' died'),
  'character-revived': ({ seat }) => moment('death', 98, { seat }, ' came back to life'),
  'chapter-began': ({ chapter, name }) => moment('chapter', 96, `Chapter ${chapter} began: ${name}`),
  'chapter-ended': ({ chapter, as }) =>
    moment('chapter', 95, `Chapter ${chapter} ended${as === 'earned' ? '' : ' without its point'}`),
  'book-began': ({ book }) => moment('chapter', 97, `Book ${book} began`),
  'journey-gained': ({ amount, reason }) =>
    moment('journey', 93, `${counted(amount, 'Journey point')} gained`, because(reason)),
  incapacitated: ({ seat, by }) =>
    moment('fall', 86, { seat }, by === 'wound' ? ' fell with a third Wound' : ' fell: no Stamina was left'),
  'incapacity-cleared': ({ seat }) => moment('fall', 56, { seat }, ' got back up'),
  'went-heroic': ({ seat }) => moment('growth', 78, { seat }, ' went heroic, for good'),
  'goal-fulfilled': ({ seat }) => moment('growth', 80, { seat }, ' took a great risk for a Fateful Moment'),
  'find-answered': ({ seat, answer }) =>
    aboutOf(
      moment('story', 74, { seat }, `, asked what to do with what was found, answered: ${answer}`),
      `find ${seat}`
    ),
  'disadvantage-stands': ({ disadvantage: { what } }) =>
    moment('shadow', 72, 'From then on everything was harder', because(what)),
  'hearth-set': ({ as }) =>
    aboutOf(
      moment('story', 76, as === 'available' ? 'The Hearth could be reached' : 'The Hearth was out of reach'),
      'hearth'
    ),
  'claim-made': ({ seat, authority }) => moment('story', 70, { seat }, ' accused an authority', because(authority)),
  entreated: ({ seat }) => moment('harm', 68, { seat }, ' made a bargain with the Blood-Bound'),
  'wound-taken': ({ seat, reason }) => moment('harm', 64, { seat }, ' took a Wound', because(reason)),
  'attack-taken': ({ seat, power, describe }, { act }) => blow(seat, power, describe, act),
  'flip-settled': (event, { act }) => flip(event, act),
  'foe-struck': ({ foe, by }) =>
    foe.stamina > 0
      ? null
      : aboutOf(
          moment('foe', 54, ...(by === null ? [`${foe.name} was subdued`] : [{ seat: by }, ` subdued ${foe.name}`])),
          `foe ${foe.id}`
        ),
  // The roll of a hit was changed afterwards: the foe may stand again, or be subdued only now.
  'hit-changed': ({ foe }) =>
    foe.stamina > 0 ? untold(`foe ${foe.id}`) : aboutOf(moment('foe', 54, `${foe.name} was subdued`), `foe ${foe.id}`),
  'flashback-began': ({ seat }) =>
    moment('flip', 44, { seat }, ' thought better of it and did it earlier: a flashback'),
  'forgotten-thing-done': ({ seat, what }) =>
    moment('flip', 46, { seat }, ' turned out to have done it long before', because(what)),
  'rage-began': ({ seat }) => moment('harm', 52, { seat }, ' went berserk'),
  'design-found': ({ seat, weapon }) => moment('found', 66, { seat }, ` found ${weapon} at last`),
  'item-gained': ({ seat, item, how }) => moment('found', 38, { seat }, ` got ${item.name}`, because(how)),
  'item-lost': ({ seat, name, how }) =>
    how === 'destroyed' ? moment('harm', 42, { seat }, ` lost ${name}: it was destroyed`) : null,
  'blessing-taken': ({ seat }) => moment('gift', 58, { seat }, ' was given a Blessing'),
  'move-gained': ({ seat, move, how }) =>
    how === 'creation' ? null : moment('growth', 48, { seat }, ` learned ${moveOf(move).name}`),
  'character-finished': (_, { act }) => moment('person', 60, ...joined(act), ' joined the story'),
  'pursuit-began': ({ rabbit }) => moment('story', 55, { seat: rabbit }, ' was pursued'),
  'corners-finished': ({ seat, as }) =>
    moment(
      'flip',
      45,
      { seat },
      as === 'solved' ? ' solved the puzzle of the cards' : ' gave the puzzle of the cards up'
    ),
  // The Game Master's note is in no other log, so it is in no other recap (LOG3, PO4).
  'shadow-spent': ({ free, circled, reason }, { audience }) =>
    free + circled < 2
      ? null
      : moment('shadow', 34 + Math.min(free + circled, 10), ...dark(free + circled, isGm(audience) ? reason : '')),
  'gm-move-made': ({ what = '' }, { audience }) => (isGm(audience) ? struck(what) : null),
  'gm-move-played': ({ what }, { audience }) => (isGm(audience) ? struck(what) : null),
  rested: ({ seat, blames }) =>
    moment(
      'rest',
      blames.trim() === '' ? 22 : 47,
      { seat },
      ' rested',
      blames.trim() && ` and blamed ${blames.trim()}`
    ),
  helped: ({ seat, at, forgives }) =>
    moment(
      'rest',
      forgives.trim() === '' ? 26 : 49,
      { seat },
      at === 'hearth' ? ' found help at The Hearth' : ' found help',
      forgives.trim() && `, closer to forgiving ${forgives.trim()}`
    ),
  'question-answered': ({ seat, question, answer }) =>
    aboutOf(moment('person', 24, { seat }, ` said on “${question}”: ${answer}`), `answer ${seat} ${question}`)
}

/** The effect of a blow on the character, from the other events of its act (N8, Q11). Slots and shields may absorb all. */
function blow(seat: SeatId, power: number, describe: string, act: readonly Event[]): Moment | null {
  const happened = (types: readonly Event['type'][]): boolean =>
    act.some(event => types.includes(event.type) && 'seat' in event && event.seat === seat)
  if (happened(['wound-taken']))
    return moment('harm', 64, { seat }, ` took a Wound from a blow of ${power}`, because(describe))
  if (power < 4) return null
  const weight = 30 + Math.min(power, 12)
  return happened(tolls)
    ? moment('harm', weight, { seat }, ` took a blow of ${power}`, because(describe))
    : moment('harm', weight, { seat }, ` came through a blow of ${power} unhurt`, because(describe))
}

/** Events that show a cost of a blow besides a Wound. */
const tolls: readonly Event['type'][] = [
  ...(['stamina-lost', 'stamina-shown', 'stamina-owed'] as const),
  ...(['harm-taken', 'tokens-returned', 'incapacitated', 'character-died'] as const)
]

/** All characters that one act finishes: “Kresk, Willow and Tam”. */
function joined(act: readonly Event[]): readonly LogPart[] {
  const seats = act.flatMap(event => (event.type === 'character-finished' ? [event.seat] : []))
  return seats.flatMap((seat, nth) => [...(nth === 0 ? [] : [nth < seats.length - 1 ? ', ' : ' and ']), { seat }])
}

/** The best and the worst flips: the result, and the move. */
function flip({ lead, result, consequences }: EventOfType<'flip-settled'>, act: readonly Event[]): Moment | null {
  const call = act.find((event): event is EventOfType<'flip-called'> => event.type === 'flip-called')
  const what: readonly LogPart[] = call ? [` at ${call.move ?? attributeWord(call.attribute)}`] : []
  if (consequences.critical) return moment('gift', 67, { seat: lead }, ' turned the best card of all', ...what)
  if (result === 3) return moment('flip', 53, { seat: lead }, ' did brilliantly', ...what)
  if (result === 0) return moment('flip', 32, { seat: lead }, ' failed', ...what)
  return result === 2 ? moment('flip', 20, { seat: lead }, ' did well', ...what) : null
}

const attributeWord = (attribute: Attribute): string => attributeNames[attribute]

const isGm = ({ kind }: Audience): boolean => kind === 'gm'

function struck(what: string): Moment | null {
  return what === '' ? null : moment('shadow', 40, 'The Game Master struck', because(what))
}

function dark(points: number, reason: string): readonly LogPart[] {
  return [`${counted(points, 'Shadow point')} came due`, because(reason)]
}
