import { type Answers, type Choice, type Field, oneOf, severalOf, textOf, type Words } from '../../core/question'
import type { SeatId } from '../../core/seat'
import { counted } from '../../core/text'
import type { AskedStep } from '../asked'
import { cardName, inHandOrder, isCardId } from '../cards'
import { actingFields, contestantName } from '../contest/contest-questions'
import { laidBy, sideOf } from '../contest/contests'
import type { Contest } from '../contest/model'
import type { Trick } from '../contest/shapes'
import { handOf, nameableCards } from '../deck/hands'
import { nameOf } from '../names'
import { othersInIt } from '../own'
import { type AngelsQuestion, question } from '../question'
import { actingOf, protagonistOf, superTrumpsOf, trumpUse } from '../record/protagonists'
import { secretsWithin } from '../secrets/sayable'
import type { ActingSide } from '../shapes'
import type { State } from '../state'
import { type CardId, longest, type Participant, type Side } from '../vocabulary'
import type { LayCard } from './model'
import { pointOf, sumWords } from './values'
import { idOf } from '../question-kinds'

/** `own`: the cards of the hand. `real`: real cards, each of which lies nowhere face up. `hidden`: another screen has the hand. */
export type HandHere = 'own' | 'real' | 'hidden'

export type LayStep = Extract<AskedStep, { kind: 'lead' | 'answer' | 'help' }>

/** A card is laid: led, answered, or given as help. Without a card a helper stays out. Rules A14, A15. */
export function layQuestion(
  state: State,
  contest: Contest,
  trick: Trick,
  step: LayStep,
  who: Participant,
  hand: Exclude<HandHere, 'hidden'>
): AngelsQuestion {
  const isHelp = step.kind === 'help'
  const cards = hand === 'own' ? inHandOrder(handOf(state, who).filter(isCardId)) : nameableCards(state)
  const acting = isHelp ? actingFields(state, who, { asWorld: true, fold: 'As whom' }) : null
  const principal = principalActing(state, contest, who)
  const uses = [
    ...useFields(state, contest, who, cards, 'as-protagonist', acting !== null),
    ...(acting ? useFields(state, contest, who, cards, 'as-other', true) : [])
  ].filter(({ as }) => acting !== null || as === principal.as)
  const secrets = secretsWithin(contest, who, contest.act)
  return question({
    id: idOf(trick.step, who, `${contest.serial}.${trick.number}`),
    who,
    title: `Trick ${trick.number}`,
    asks: layWords(contest, step, who),
    rule: isHelp ? 'A15' : 'A14',
    fields: [
      {
        kind: 'one',
        key: 'card',
        label: ['The card'],
        choices: cards.map(card => ({ key: card, title: [`Lay the ${cardName(card)}`] })),
        chosen: null,
        shows: hand === 'own' ? 'cards' : 'deck',
        ...(isHelp ? { optional: true as const } : {})
      },
      ...uses.map(({ field }) => field),
      ...secretFields(secrets),
      ...(acting?.fields ?? [])
    ],
    commit: isHelp ? 'Stay out' : 'Lay the card',
    commitsBy: 'card',
    command(answers) {
      const card = oneOf(answers, 'card')
      if (isHelp && card === null) return { type: 'pass-help', who }
      const as = acting ? acting.actingIn(answers) : principal
      const use = uses.find(each => each.as === as.as && card !== null && each.cards.includes(card as CardId))
      return {
        type: 'lay-card',
        who,
        card: card as CardId,
        acting: as,
        played: playedIn(use ? oneOf(answers, use.field.key) : null),
        secret: secretIn(answers)
      }
    }
  })
}

function layWords(contest: Contest, step: LayStep, who: Participant): Words {
  if (step.kind === 'help') return ['Help ', ...contestantName(contest[step.side]), ', or stay out: ', nameOf(who)]
  return [nameOf(who), step.kind === 'lead' ? ' leads' : ' answers']
}

function principalActing(state: State, contest: Contest, who: Participant): ActingSide {
  const side = sideOf(contest, who)
  return (side && contest[side].acting) ?? actingOf(state, who)
}

/** What some cards could be besides ordinary cards, for a participant who acts in that way. */
interface CardUse {
  readonly as: ActingSide['as']
  readonly cards: readonly CardId[]
  readonly field: Field
}

/** Cards with the same uses share a field: a trump, a super-trump of one's own, or one of another protagonist. Rules A11, A18, A25, A26. */
function useFields(
  state: State,
  contest: Contest,
  who: Participant,
  cards: readonly CardId[],
  how: 'as-protagonist' | 'as-other',
  isHelp: boolean
): readonly CardUse[] {
  const groups = new Map<string, { readonly cards: CardId[]; readonly choices: readonly Choice[] }>()
  for (const card of cards) {
    const choices = usesOf(state, contest, who, card, how)
    if (choices.length === 1 && choices[0]?.key === 'plain') continue
    const kind = JSON.stringify(choices)
    const group = groups.get(kind)
    if (group) group.cards.push(card)
    else groups.set(kind, { cards: [card], choices })
  }
  return [...groups.values()].map(({ cards: same, choices }, at) => ({
    as: how === 'as-protagonist' ? 'protagonist' : 'other',
    cards: same,
    field: {
      kind: 'one',
      key: `${how}-${at + 1}`,
      label: ['The card counts as'],
      when: [
        { field: 'card', is: same },
        ...(isHelp ? [{ field: 'acting', is: how === 'as-protagonist' ? ['protagonist'] : otherKeys }] : [])
      ],
      choices,
      chosen: choices[0]?.key === 'super-trump' ? null : (choices[0]?.key ?? null)
    }
  }))
}

/** The most characters of a slice that a form shows. A field takes the name of another one. */
const otherKeys = ['named', ...Array.from({ length: 60 }, (_, at) => `other-${at + 1}`)]

function usesOf(
  state: State,
  contest: Contest,
  who: Participant,
  card: CardId,
  how: 'as-protagonist' | 'as-other'
): readonly Choice[] {
  const protagonist = how === 'as-protagonist' ? protagonistOf(state, who) : null
  if (superTrumpsOf(protagonist).includes(card)) return [ownSuperTrump]
  const trump = trumpUse(protagonist, card)
  const first = trump === 'always' ? [boundTrump] : trump === 'may' ? [plainCard, declaredTrump] : [plainCard]
  const others = othersInIt(state, contest, who, card).map((seat): Choice => ({
    key: `super-${seat}`,
    title: ['The super-trump of ', nameOf(seat)],
    grave: winsAtOnce,
    asksAgain: winsAtOnce
  }))
  return [...first, ...others]
}

const winsAtOnce = 'It wins the contest at once and transforms its protagonist'
const plainCard: Choice = { key: 'plain', title: ['An ordinary card'] }
const declaredTrump: Choice = { key: 'trump', title: ['A trump'], lines: [['Uses the power; say how']] }
const boundTrump: Choice = { key: 'trump', title: ['A trump'], lines: [['The power always comes with this realm']] }
const ownSuperTrump: Choice = { key: 'super-trump', title: ['A super-trump'], grave: winsAtOnce, asksAgain: winsAtOnce }

function playedIn(use: string | null): LayCard['played'] {
  if (use === 'trump') return { as: 'trump' }
  return use?.startsWith('super-s') ? { as: 'super-trump', of: use.slice('super-'.length) as SeatId } : { as: 'plain' }
}

/** A secret may be said aloud with the card. Rule A27. */
function secretFields(about: readonly SeatId[]): readonly Field[] {
  if (about.length === 0) return []
  return [
    {
      kind: 'one',
      key: 'secret',
      label: ['A secret, said aloud with the card'],
      choices: [
        { key: 'none', title: ['No secret'] },
        ...about.map(seat => ({ key: seat, title: ['The secret of ', nameOf(seat)] }))
      ],
      chosen: 'none',
      fold: 'Say a secret'
    },
    ...about.map((seat): Field => ({
      kind: 'text',
      key: `secret-${seat}`,
      label: ['The secret, as it is said aloud'],
      hint: 'What she did on the night of the fire',
      needed: true,
      long: true,
      most: longest.words,
      when: { field: 'secret', is: [seat] },
      fold: 'Say a secret'
    }))
  ]
}

function secretIn(answers: Answers): LayCard['secret'] {
  const about = oneOf(answers, 'secret')
  return about === null || about === 'none'
    ? null
    : { about: about as SeatId, words: textOf(answers, `secret-${about}`) }
}

/** A helper whose hand is on another screen, or on the table, stays out by word of mouth. Rule A15. */
export function stayOutQuestion(contest: Contest, trick: Trick, side: Side, who: Participant): AngelsQuestion {
  return question({
    id: idOf(`out-${trick.step}`, who, `${contest.serial}.${trick.number}`),
    who,
    title: `Trick ${trick.number}`,
    asks: ['Help ', ...contestantName(contest[side]), ', or stay out: ', nameOf(who)],
    rule: 'A15',
    fields: [],
    commit: 'Stay out',
    command: () => ({ type: 'pass-help', who })
  })
}

/** Which card counts for the side, with the sum that each would make. Rule A16. */
export function pointQuestion(
  state: State,
  contest: Contest,
  trick: Trick,
  side: Side,
  who: Participant
): AngelsQuestion {
  const laid = laidBy(trick, side)
  return question({
    id: idOf('point', who, `${contest.serial}.${trick.number}`),
    who,
    title: `Trick ${trick.number}`,
    asks: ['Which card is the point card of ', nameOf(who), '?'],
    rule: 'A16',
    fields: [
      {
        kind: 'one',
        key: 'card',
        label: ['The point card'],
        choices: laid.map(({ card, by, acting }) => {
          const point = pointOf(state, laid, card)
          return {
            key: card,
            title: [cardName(card)],
            lines: [
              ...(point ? [[`${sumWords(point)}${point.trump ? ', a trump' : ''}`]] : []),
              ['Laid by ', acting.as === 'other' ? acting.name : nameOf(by)]
            ]
          }
        }),
        chosen: null
      }
    ],
    commit: 'This is the point card',
    command: answers => ({ type: 'pick-point', who, card: oneOf(answers, 'card') as CardId })
  })
}

/** A protagonist’s player says whether what was said is true. Rules A27–A29. */
export function secretQuestion(trick: Trick, contest: Contest, who: Participant): AngelsQuestion | null {
  const laid = trick.laid.find(({ secret }) => secret?.verdict === 'open')
  if (!laid?.secret) return null
  return question({
    id: idOf('secret', who, `${contest.serial}.${trick.number}.${trick.laid.length}`),
    who,
    title: 'A secret is said',
    asks: [nameOf(laid.by), ' says this secret of ', nameOf(who), `: ${laid.secret.words}`],
    rule: 'A27',
    fields: [
      {
        kind: 'one',
        key: 'verdict',
        label: ['Is it true?'],
        choices: [
          { key: 'true', title: ['It is true'], lines: [['The card is a trump']] },
          {
            key: 'false',
            title: ['It is not true'],
            lines: [
              ['The whole hand of ', nameOf(laid.by), ' comes to ', nameOf(who), ', who gives as many cards back']
            ]
          }
        ],
        chosen: null
      }
    ],
    commit: 'Answer',
    commitsBy: 'verdict',
    command: answers => ({
      type: 'answer-secret',
      who,
      verdict: oneOf(answers, 'verdict') === 'true' ? 'true' : 'false'
    })
  })
}

/** Exactly so many cards: what is discarded, or what goes back to the participant whose hand came over. Rules A4b, A29. */
export function cardsQuestion(
  state: State,
  asked: Extract<AskedStep, { kind: 'hand-back' | 'discard' }>,
  who: Participant
): AngelsQuestion {
  const { kind, count } = asked
  const { contest } = state
  const asker = contest?.phase.at === 'trick' ? contest.phase.trick.question : null
  const from = asker?.kind === 'hand-back' ? asker.to : null
  const isReal = state.cards === 'physical'
  const cards = isReal ? [] : inHandOrder(handOf(state, who).filter(isCardId))
  const title = kind === 'discard' ? `Discard ${counted(count, 'card')}` : `Give ${counted(count, 'card')} back`
  return question({
    id: idOf(kind, who, `${contest ? `${contest.serial}.${contest.tricks.length}` : state.numbers.contest}.${count}`),
    who,
    title,
    asks:
      kind === 'discard'
        ? [nameOf(who), ` discards ${counted(count, 'card')}`]
        : [nameOf(who), ` gives ${counted(count, 'card')} back`, ...(from === null ? [] : [' to ', nameOf(from)])],
    rule: kind === 'discard' ? 'A4b' : 'A29',
    fields: isReal
      ? []
      : [
          {
            kind: 'several',
            key: 'cards',
            label: ['The cards'],
            choices: cards.map(card => ({ key: card, title: [cardName(card)] })),
            least: count,
            most: count,
            chosen: [],
            shows: 'cards'
          }
        ],
    notes: isReal
      ? [['The real cards change hands at the table']]
      : from === null
        ? []
        : [['Cards marked “won” came from ', nameOf(from)]],
    commit: isReal ? 'Done' : title,
    command: answers => ({
      type: kind === 'discard' ? 'discard' : 'hand-back',
      who,
      cards: isReal
        ? Array.from({ length: count }, () => null)
        : (severalOf(answers, 'cards') as readonly CardId[]).slice()
    })
  })
}
