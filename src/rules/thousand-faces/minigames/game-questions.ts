import { type Choice, type Field, numberOf, oneOf, type OpenQuestion, severalOf, textOf } from '../../core/question'
import { say } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import { blockedBy, type OfferedTo, notOver, whyDown, whyNotStill, whyShuffleFirst } from '../offer'
import { payWords } from '../shadow/pool'
import type { Command } from '../state'
import { attributeNames, attributes, mostNet } from '../vocabulary'
import type { PursuitView } from './view'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command>

/** The questions by which the Game Master begins and continues mini-games. Laid corners have a question of their own. */
export function gameQuestions(to: OfferedTo): readonly Offer[] {
  const game = to.gm?.game ?? null
  if (game === null) return [beginQuestion(to), ...corners.map(each => cornersQuestion(to, each))]
  if (game.kind !== 'pursuit') return []
  return [...(game.next ? [roundQuestion(to, game, game.next)] : []), ...turfQuestion(to, game), endQuestion(to, game)]
}

/** V1: who runs, and the price for the Game Master. */
function beginQuestion({ sheet: { seat }, sheets, gm }: OfferedTo): Offer {
  const shadow = gm?.shadow ?? { circled: 0, free: 0 }
  const pays = [
    ...(shadow.circled > 0 ? [{ key: 'circled', title: [payWords.circled] }] : []),
    ...(shadow.free > 0 ? [{ key: 'free', title: [payWords.free] }] : []),
    { key: 'nothing', title: [payWords.nothing] }
  ]
  return {
    question: {
      id: idOf('pursuit', seat),
      seat,
      decides: 'gm',
      title: 'Pursuit',
      asks: ['Best of five rounds. The character with the highest load is chased.'],
      rule: 'V1',
      fields: [
        {
          kind: 'several',
          key: 'joined',
          label: ['Who runs'],
          choices: sheets.map(each => ({ key: each.seat, title: [{ seat: each.seat }] })),
          least: 1,
          most: sheets.length,
          chosen: sheets.map(each => each.seat)
        },
        { kind: 'one', key: 'pay', label: ['How 1 Shadow is paid'], choices: pays, chosen: pays[0]?.key ?? null }
      ],
      commit: 'Start the pursuit'
    },
    command: answers => {
      const pay = oneOf(answers, 'pay')
      const joined = severalOf(answers, 'joined')
      return {
        type: 'begin-pursuit',
        joined: sheets.map(each => each.seat).filter(each => joined.includes(each)),
        pay: pay === 'circled' || pay === 'free' ? pay : 'nothing'
      }
    }
  }
}

const corners = [
  {
    kind: 'locks',
    move: 'pick-locks',
    title: 'A lock',
    about: 'Three cards; both pairs of touching corners must match.'
  },
  {
    kind: 'corner-magic',
    move: 'fundamental-magic',
    title: 'Corner magic',
    about: 'Four cards in a ring; all four pairs of touching corners must match.'
  }
] as const

/** V5, V7: the cards are laid for one character. */
function cornersQuestion(to: OfferedTo, { kind, move, title, about }: (typeof corners)[number]): Offer {
  const { seat, cards } = to.sheet
  const { moves } = to.character
  const found = [...moves.choices, ...moves.attempts].find(choice => choice.move === move)
  const why = found ? found.blocked : say('This needs the card of the move', 'Learn the move first', 'character')
  const blocked = cards === 'physical' ? say('Real cards are laid by hand', 'Lay the cards without the app') : why
  return {
    question: {
      id: idOf(kind, seat),
      seat,
      decides: 'gm',
      title,
      asks: [about],
      rule: move === 'pick-locks' ? 'V5' : 'V7',
      fields: [],
      commit: 'Lay the cards',
      ...blockedBy(whyDown(to.sheet), blocked, whyNotStill(to))
    },
    command: () => ({ type: 'lay-corners', seat, move })
  }
}

const running = say('The round is being flipped', 'Finish its flip first', 'who-decides')

/** V2, HA22: who runs the next round, and with which attribute. A round is flipped here, called on a phone, or decided by the GM. */
function roundQuestion(to: OfferedTo, game: PursuitView, next: NonNullable<PursuitView['next']>): Offer {
  const { seat } = to.sheet
  const call = to.gm?.roundCall ?? null
  const called = (to.gm?.onPhone ?? []).filter(each => (next.alone ? [game.rabbit] : next.helpers).includes(each))
  const down = new Set(to.sheets.filter(each => each.dead || each.incapacitated).map(each => each.seat))
  const cannotRun = (runner: SeatId): Pick<Choice, 'blocked'> => {
    if (down.has(runner)) return { blocked: say([{ seat: runner }, ' is down'], 'Say which side wins the round') }
    const sheet = to.sheets.find(each => each.seat === runner)
    return blockedBy(sheet && whyShuffleFirst(sheet))
  }
  const alone = next.alone ? cannotRun(game.rabbit) : {}
  // RC5: a Critical Success comes before the next flip too.
  const still = to.waits ? { blocked: notOver(to.waits.seat) } : {}
  const byWord: readonly Choice[] = [
    { key: 'rabbit', title: ['Runners win this round'] },
    { key: 'pursuers', title: ['Pursuers win this round'] }
  ]
  const ways: readonly Choice[] = call
    ? [
        { key: 'answer', title: ['Flip it here'], ...alone, ...still },
        { key: 'recall', title: ['Take the call back'] }
      ]
    : [
        { key: 'run', title: [`Flip round ${next.round} here`], ...alone, ...still },
        ...(called.length > 0 ? [{ key: 'call', title: ['Call the player on the phone'], ...alone }] : [])
      ]
  return {
    question: {
      id: idOf('round', seat),
      seat,
      decides: 'gm',
      title: `Round ${next.round}`,
      asks: call
        ? [{ seat: call.seat }, ` is called to flip round ${next.round}.`]
        : next.alone
          ? [{ seat: game.rabbit }, ' has the highest load and runs alone, by Strength, Dexterity and load.']
          : ['Who runs this round for ', { seat: game.rabbit }, '? Each attribute helps once.'],
      rule: 'V2',
      fields: [
        {
          kind: 'one',
          key: 'does',
          label: ['What happens'],
          choices: [...ways, ...byWord],
          chosen: ways.find(({ blocked }) => !blocked)?.key ?? null
        },
        ...(call ? [] : runnerFields(next, called, cannotRun))
      ],
      commit: 'Do it',
      commitsBy: 'does',
      ...(game.running ? { blocked: running } : {})
    },
    command: answers => {
      const does = oneOf(answers, 'does')
      if (does === 'rabbit' || does === 'pursuers') return { type: 'call-round', won: does }
      if (call && does === 'recall') return { type: 'recall-flip', seat: call.seat, call: call.id }
      if (call) return { type: 'answer-call', seat: call.seat, call: call.id }
      const helper = next.helpers.find(each => each === oneOf(answers, 'helper')) ?? null
      const attribute = attributes.find(each => each === oneOf(answers, 'attribute')) ?? null
      const advantages = numberOf(answers, 'advantages', 0)
      if (does === 'call') {
        const ask = {
          type: 'run-round',
          seat: helper ?? game.rabbit,
          attribute: next.alone ? null : attribute,
          advantages
        } as const
        return { type: 'call-flip', ask, why: textOf(answers, 'why') }
      }
      return { type: 'run-round', helper: helper && attribute ? { seat: helper, attribute } : null, advantages }
    }
  }
}

function runnerFields(
  next: NonNullable<PursuitView['next']>,
  called: readonly string[],
  cannotRun: (runner: SeatId) => Pick<Choice, 'blocked'>
): readonly Field[] {
  const when = { field: 'does', is: ['run', 'call'] }
  const helpers: readonly Field[] = next.alone
    ? []
    : [
        {
          kind: 'one',
          key: 'helper',
          label: ['Who helps'],
          when,
          choices: next.helpers.map(each => ({
            key: each,
            title: called.includes(each) ? [{ seat: each }, ', on the phone'] : [{ seat: each }],
            ...cannotRun(each)
          })),
          chosen: null
        },
        {
          kind: 'one',
          key: 'attribute',
          label: ['With what'],
          when,
          choices: next.attributes.map(each => ({ key: each, title: [attributeNames[each]] })),
          chosen: next.attributes[0] ?? null
        }
      ]
  return [
    ...helpers,
    { kind: 'number', key: 'advantages', label: ['Advantage'], least: -mostNet, most: mostNet, value: 0, when },
    {
      kind: 'text',
      key: 'why',
      label: ['Why, for the player’s phone'],
      hint: 'They are close behind you',
      when: { field: 'does', is: ['call'] }
    }
  ]
}

const chases = ['up', 'down', 'air', 'earth', 'water'] as const

/** Not On My Turf: its owner decides how the chase continues. */
function turfQuestion(to: OfferedTo, game: PursuitView): readonly Offer[] {
  const { seat } = to.sheet
  const { moves, xpUses } = to.character
  const has = moves.owned.some(({ move, faceDown }) => move === 'not-on-my-turf' && !faceDown)
  if (!has || game.winner !== null) return []
  const blocked = xpUses.find(({ use }) => use === 'not-on-my-turf')?.blocked
  return [
    {
      question: {
        id: idOf('turf', seat),
        seat,
        decides: 'gm',
        title: 'Not On My Turf',
        asks: ['1 XP: how does ', { seat }, ' change the pursuit?'],
        rule: 'X5',
        fields: [
          {
            kind: 'one',
            key: 'to',
            label: ['It goes on'],
            choices: chases.map(each => ({ key: each, title: [each], xp: 1 })),
            chosen: null
          }
        ],
        commit: 'Change it',
        ...blockedBy(whyDown(to.sheet), blocked)
      },
      command: answers => ({
        type: 'change-chase',
        seat,
        to: chases.find(each => each === oneOf(answers, 'to')) ?? 'up'
      })
    }
  ]
}

function endQuestion({ sheet: { seat } }: OfferedTo, game: PursuitView): Offer {
  return {
    question: {
      id: idOf('chase-end', seat),
      seat,
      decides: 'gm',
      title: 'The end',
      asks: [game.winner ? 'The pursuit is decided.' : 'The pursuit is not decided yet.'],
      rule: 'V1',
      fields: [],
      commit: 'The pursuit is over'
    },
    command: () => ({ type: 'end-pursuit' })
  }
}
