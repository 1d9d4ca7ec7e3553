import type { Audience } from '../../core/audience'
import { line, type LogLine } from '../../core/log-line'
import type { Describers, Explainers, SliceWords, Previewers } from '../../core/slice'
import { moveOf } from '../moves/all'
import { because, counted, isOrAre } from '../phrases'
import type { Game } from '../state'
import { conditionOf } from './chapters'
import type { EconomyEvent, EconomyRefusal, EconomyCommand } from './model'
import { gmMoveKinds, journeyUses, shadowPrice } from './prices'
import { joinPreviews } from '../../core/preview'
import { certainOfBoard } from '../figures'

/** Log lines about the GM's economy are only for the GM. */
const forGm = (audience: Audience, logLine: LogLine): LogLine | null => (audience.kind === 'gm' ? logLine : null)
const ends = {
  earned: 'pays its Journey point',
  forfeited: 'forfeits its Journey point',
  skipped: 'ends without a point'
} as const

const describe: Describers<EconomyEvent> = {
  'length-set': ({ length }) => line('plain', `This is a ${length} campaign`),
  'book-began': ({ book }) => line('plain', `Book ${book} begins`),
  'chapter-began': ({ chapter, name, circled }, audience) =>
    forGm(
      audience,
      line(
        'plain',
        `Chapter ${chapter} begins: ${name}`,
        circled > 0 ? `; ${circled} Shadow ${isOrAre(circled)} circled` : ''
      )
    ),
  'condition-ticked': ({ condition, as }, audience) =>
    forGm(
      audience,
      line('quiet', `${as === 'ticked' ? 'Condition met' : 'Condition open again'}: ${conditionOf(condition).says}`)
    ),
  'chapter-ended': ({ chapter, as, journey }, audience) => {
    const paid = as === 'earned' && journey === 0 ? 'ends; each Wound healed in it gave a Journey point' : ends[as]
    return forGm(audience, line(as === 'earned' ? 'good' : 'plain', `Chapter ${chapter} ${paid}`))
  },
  'journey-gained': ({ amount, reason }, audience) =>
    forGm(audience, line('good', `${counted(amount, 'Journey point')} gained`, because(reason))),
  'journey-spent': ({ use, what }, audience) =>
    forGm(
      audience,
      line('plain', `A Journey point: ${journeyUses.find(each => each.id === use)?.name ?? use}`, because(what))
    ),
  'journey-corrected': ({ to, reason }, audience) =>
    forGm(audience, line('quiet', `Journey corrected: ${to}`, because(reason))),
  'disadvantage-stands': ({ disadvantage: { what, levels } }) =>
    line('grave', `From now on ${counted(levels, 'disadvantage')}`, because(what)),
  'disadvantage-ended': () => line('plain', 'A standing disadvantage is over'),
  'goal-written': ({ goal }) =>
    goal === '' ? line('quiet', 'The shared goal is struck out') : line('plain', `The shared goal: ${goal}`),
  'hearth-written': ({ what }) => line('plain', `The Hearth: ${what}`),
  'hearth-set': ({ as }, audience) =>
    forGm(audience, line('plain', as === 'available' ? 'The Hearth is there again' : 'The Hearth is out of reach')),
  'day-began': ({ place, number }) =>
    line(
      'plain',
      `${number === 1 ? 'A quiet day' : 'Another quiet day'} ${place === 'town' ? 'in town' : 'outside a town'}`
    ),
  'day-ended': () => line('quiet', 'The day ends'),
  'day-used': ({ seat, move }) => line('quiet', { seat }, ` spends the day: ${moveOf(move).name}`),
  'session-opened': ({ session }) => line('plain', `Session ${session} is opened`),
  'tutorial-began': ({ minutes }) => line('plain', `Tutorial scene: ${counted(minutes, 'minute')}`),
  'tutorial-clock-turned': ({ to }) =>
    line(
      'quiet',
      to === 'running' ? 'The clock of the tutorial scene runs' : 'The clock of the tutorial scene is stopped'
    ),
  'tutorial-ended': () => line('plain', 'The tutorial scene is over'),
  'chapter-shown': () => null,
  'claim-made': ({ seat, authority }) =>
    line('plain', { seat }, ' accuses an authority (Unknown Benefactor)', because(authority)),
  'claim-paid': ({ seat, with: by }) =>
    line(
      'plain',
      'The claim of ',
      { seat },
      by === 'journey' ? ' is honoured; they keep the card' : ' is honoured; the card is gone'
    ),
  'gm-move-owed': ({ seat }) => line('grave', { seat }, ' gives up: a GM move is owed'),
  'gm-move-played': ({ kind, what }, audience) =>
    forGm(audience, line('plain', gmMoveKinds.find(each => each.id === kind)?.name ?? kind, because(what)))
}

const explain: Explainers<EconomyRefusal> = {
  'not-enough-journey': ({ has }) => ({
    message: [`There ${isOrAre(has)} ${counted(has, 'Journey point')}`],
    remedy: ['A chapter whose conditions are met pays one']
  }),
  'no-such-chapter': ({ chapter, most }) => ({
    message: [`There is no chapter ${chapter}`],
    remedy: [`Pick one from 1 to ${most}`]
  }),
  'no-chapter': () => ({ message: ['No chapter has begun'], remedy: ['Begin one first'], opens: 'story' }),
  'chapter-over': ({ chapter }) => ({
    message: [`Chapter ${chapter} is over`],
    remedy: ['Begin the next one'],
    opens: 'story'
  }),
  'conditions-open': ({ open }) => ({
    message: [`Still open: ${open.map(each => conditionOf(each).says).join(' ')}`],
    remedy: ['Play until it has happened and tick it, or end the chapter without its Journey point'],
    opens: 'story'
  }),
  'no-such-condition': ({ condition }) => ({
    message: [`This chapter does not ask for that: ${conditionOf(condition).says}`],
    remedy: ['Tick one of its own']
  }),
  'no-books': ({ length }) => ({
    message: [`A ${length} campaign is a single book`],
    remedy: ['Make it a 30-hour campaign first'],
    opens: 'story'
  }),
  'nothing-at-stake': () => ({
    message: ['No chapter waits for circled points now'],
    remedy: ['Let them Rest; nothing else follows from it']
  }),
  'no-such-disadvantage': () => ({ message: ['That disadvantage is over already'], remedy: ['Nothing to do'] }),
  'goal-words': ({ words }) => ({
    message: [`A shared goal has two to six words; this one has ${words}`],
    remedy: ['Say it shorter, or longer']
  }),
  'day-runs': ({ number }) => ({
    message: [number === 1 ? 'A day is under way' : `Day ${number} is under way`],
    remedy: ['End it first; or pay 1 Journey point for A Second Day of Peace'],
    opens: 'days'
  }),
  'no-day': () => ({ message: ['No downtime day is under way'], remedy: ['Begin one first'], opens: 'days' }),
  'needs-town': ({ move }) => ({
    message: [`${moveOf(move).name} needs a day in town`],
    remedy: ['Begin a day in town first'],
    opens: 'days'
  }),
  'day-spent': ({ seat, by }) => ({
    message: [{ seat }, ` has spent this day: ${moveOf(by).name}`],
    remedy: ['Begin another day'],
    opens: 'days'
  }),
  'only-with-rest': ({ seat }) => ({
    message: [{ seat }, ' has not just rested'],
    remedy: ['Rest first'],
    opens: 'recovery'
  }),
  'session-opened': ({ session }) => ({
    message: [`Session ${session} was opened already`],
    remedy: ['Give XP by hand if somebody missed it']
  }),
  'tutorial-runs': () => ({ message: ['The tutorial scene is running'], remedy: ['End it first'], opens: 'story' }),
  'tutorial-clock-is': ({ now }) => ({
    message: [now === 'running' ? 'The clock is already running' : 'The clock is already stopped'],
    remedy: [now === 'running' ? 'Pause it first' : 'Let it run first'],
    opens: 'story'
  }),
  'no-tutorial': () => ({ message: ['No tutorial scene is running'], remedy: ['Begin one'], opens: 'story' }),
  'no-such-claim': () => ({ message: ['That claim is paid already'], remedy: ['Nothing to pay'] }),
  'not-dead': ({ seat }) => ({
    message: seat === null ? ['Nobody is dead'] : [{ seat }, ' is alive'],
    remedy: ['Keep the point']
  }),
  'too-many-of-that': ({ most }) => ({ message: [`At most ${most} at a time`], remedy: [`Buy up to ${most}`] }),
  'buy-for-a-foe': () => ({
    message: ['That belongs to one foe'],
    remedy: ['Pick the foe on the tracker and upgrade it there']
  })
}

/** The effect of spending the GM's points: rules J8, Z1–Z3. */
const economyPreview: Previewers<Game, EconomyCommand> = {
  'buy-with-shadow'(before, command, after) {
    const { use, count, seat } = command
    const price = shadowPrice(use, count)
    const struck = after.attacks.length > before.attacks.length && seat !== null
    const lines = [
      line('plain', `Costs ${price} Shadow`),
      ...(struck ? [line('grave', { seat }, ` takes a blow of attack power ${count} next`)] : [])
    ]
    const left = certainOfBoard('shadowFree', 'shadowCircled')(before, command, after)
    return joinPreviews({ lines, numbers: { price } }, left)
  },
  'spend-journey': certainOfBoard('journey'),
  'correct-journey': certainOfBoard('journey'),
  'pay-claim': certainOfBoard('journey', 'shadowFree', 'shadowCircled')
}

export const economyWords = { describe, explain, preview: economyPreview } satisfies SliceWords<Game>
