import { rankValue } from '#rules/face-of-angels/cards'
import { numberWord } from '#rules/core/text'
import { tricksForBroke } from '#rules/face-of-angels/contest/contests'
import type { StakesHalf, Contestant } from '#rules/face-of-angels/contest/model'
import type { Point } from '#rules/face-of-angels/contest/shapes'
import type { TrickReason, Participant, Side } from '#rules/face-of-angels/vocabulary'
import { personalityNames } from '#rules/face-of-angels/names'
import { valueName } from '#rules/face-of-angels/trick/values'
import type { Field } from '#rules/core/question'
import type { AskedStep } from '#rules/face-of-angels/asked'
import type { ContestView } from '#rules/face-of-angels/ending/view'
import type { OpenProtagonist } from '#rules/face-of-angels/record/view'
import type { TableView } from '#rules/face-of-angels/view'
import type { ActingSide } from '#rules/face-of-angels/shapes'
import type { Seat } from '#rules/core/seat'

/** The names of all participants of this board. */
export interface Names {
  /** The character, or the World: "Ada Quill". */
  of(who: Participant): string
  /** The person: "Margit", "the World". */
  player(who: Participant): string
  /** The name of the acting side: the protagonist, or the character. */
  acting(who: Participant, acting: ActingSide | null): string
  contestant(contestant: Contestant): string
  /** The name of one side, also before its actor is known. */
  side(contest: Pick<ContestView, Side>, side: Side): string
}

/** Names from the record first, from the seats where it has none. */
export function namesFor(view: Pick<TableView, 'protagonists'>, seats: readonly Seat[]): Names {
  const player = (who: Participant): string =>
    who === 'world' ? 'the World' : seats.find(seat => seat.id === who)?.player || of(who)
  const of = (who: Participant): string => {
    if (who === 'world') return 'The World'
    const seat = seats.find(one => one.id === who)
    return view.protagonists.find(one => one.seat === who)?.name || seat?.character || seat?.player || 'Somebody'
  }
  const acting = (who: Participant, as: ActingSide | null): string => (as?.as === 'other' ? as.name : of(who))
  const contestant = ({ who, acting: as }: Contestant): string => acting(who, as)
  return { of, player, acting, contestant, side: (contest, side) => contestant(contest[side]) }
}

/** What a half of the stakes hangs on: "If The Dean wins". */
export function ifWins(names: Names, contest: Pick<ContestView, Side>, condition: StakesHalf): string {
  return `If ${abbreviate(names.side(contest, condition === 'ifWin' ? 'initiator' : 'respondent'))} wins`
}

/** Why a trick went where it went, in two short lines. */
export const verdicts = {
  'super-trump': ['Super-trump', 'it wins the contest'],
  'only-trump': ['Trump', 'it beats any other card'],
  'trumps-higher': ['Two trumps', 'the higher value takes it'],
  'trumps-equal': ['Equal trumps', 'so the answer takes it'],
  'suit-higher': ['Higher', 'in the same suit'],
  'suit-equal': ['Equal', 'same suit, so the answer takes it'],
  'suit-lower': ['Too low', 'so the lead takes it'],
  'other-suit': ['Another suit', 'so the lead takes it'],
  'no-card': ['No card', 'is against it'],
  table: ['Decided', 'by the Game Master']
} as const satisfies Record<TrickReason, readonly [string, string]>

/** Past tricks in one line. */
export const shortReasons = {
  'super-trump': 'by super-trump',
  'only-trump': 'by trump',
  'trumps-higher': 'by the higher trump',
  'trumps-equal': 'with an equal trump',
  'suit-higher': 'by the higher card',
  'suit-equal': 'with an equal card',
  'suit-lower': 'by the higher card',
  'other-suit': 'the answer was of another suit',
  'no-card': 'no card against it',
  table: 'the Game Master decided'
} as const satisfies Record<TrickReason, string>

/** How a point card's value comes about: "8 + 1"; nothing for a bare number, which says itself. */
export function valueWords(point: Point): string {
  const value = rankValue(point.card)
  const name = valueName(value)
  if (point.bonuses.length === 0 && name === String(value)) return ''
  return [name, ...point.bonuses].join(' + ')
}

/** What a contest is called in a line under the title. */
export function paceWords({ kind, pace, stakes }: Pick<ContestView, 'kind' | 'pace' | 'stakes'>): string {
  if (kind === 'going-for-broke') return `Going for broke: ${numberWord(tricksForBroke)} tricks`
  if (pace === null) return stakes.ifWin ? 'The stakes are on the table' : 'A contest is called'
  return pace === 1 ? 'One trick decides' : `First to ${pace === 2 ? 'two' : 'three'} tricks`
}

/** What the stage says until the first card lies on it. */
export function beforeWords({ phase }: Pick<ContestView, 'phase'>): string {
  if (phase.at === 'trick') return 'The first trick'
  return phase.at === 'negotiation' ? 'The stakes are on the table' : 'A contest is called'
}

/** A field of a question whose choices are cards in a hand. */
export function isOfCards(field: Field): boolean {
  return (field.kind === 'one' || field.kind === 'several') && field.shows === 'cards'
}

/** The awaited decision in words: "lays a card". */
export function askedWords(asked: AskedStep): string {
  const words: Record<AskedStep['kind'], string> = {
    'step-up': 'says who acts for them',
    'set-stakes': 'sets the stakes',
    negotiate: 'accepts or changes the stakes',
    'confirm-limits': 'confirms the limits',
    lead: 'leads',
    answer: 'answers',
    help: 'may help',
    point: 'picks the point card',
    'answer-secret': 'says whether the secret is true',
    'hand-back': 'gives cards back',
    transformation: 'picks a transformation',
    settle: 'decides about friends and foes',
    'agree-end': 'answers a proposal',
    'wrap-up': 'tells how it ends',
    discard: 'discards'
  }
  return words[asked.kind]
}

/** Whether the stakes of this side come true: those of the winner. Those of both where the rules or the winner say it. */
export function comesTrue({ phase }: Pick<ContestView, 'phase'>, side: Side): boolean {
  if (phase.at !== 'ended') return false
  const { winner, both, granted, common } = phase.outcome
  return common === undefined && (winner === side || both || granted)
}

/** "Queen; a Jack of locks": what a protagonist is. */
export function typeWords(one: Pick<OpenProtagonist, 'personality' | 'area'>): string {
  if (!one.personality) return 'No personality yet'
  const name = personalityNames[one.personality]
  return one.personality === 'jack' && one.area ? `${name} of ${one.area}` : name
}

/** A name for a small place: the first word. Two words where the first is only a title or an article. */
export function abbreviate(name: string): string {
  const [first = '', second = ''] = name.split(/\s+/)
  const title =
    /^(the|a|an|sister|brother|father|mother|captain|doctor|dean|warden|sir|lady|lord|old|little|saint|st\.?|dr\.?|mr\.?|mrs\.?|ms\.?)$/i
  return title.test(first) && second ? `${first} ${second}` : first
}
