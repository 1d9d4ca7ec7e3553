import { type Answers, type Choice, type Field, oneOf, type OpenQuestion, severalOf, textOf } from '../core/question'
import { say } from '../core/refusal'
import { presentSeats, type SeatId } from '../core/seat'
import type { Contestant, Duellist, Variants } from './contestants/model'
import { voiceOf } from './contestants/view'
import { suitNames } from './names'
import type { Command, CommandNamed, State } from './state'
import { type BySide, type DuelSuit, duelSuits, longest, type Side, sides } from './vocabulary'
import { idOf } from './question-kinds'

/** Who faces whom, with which Suits and by which variant (GF1, GF2, GF21). None while a duel is fought. */
export function beginQuestions(state: State): readonly OpenQuestion<Command, null>[] {
  const { ritual, past } = state
  if (ritual && !ritual.verdict && ritual.reveals.length > 0) return []
  const present = presentSeats(state.seats)
  const before = lastTwo(state)
  const isOver = ritual !== null && ritual.verdict !== null
  return [
    {
      question: {
        id: idOf('begin', past.length + Number(isOver), ...(ritual && !isOver ? ['anew'] : [])),
        seat: null,
        decides: 'gm',
        title: 'Begin a duel',
        asks: ['Who faces whom, and with which Suits?'],
        rule: 'GF1',
        fields: [
          ...whoFields(present, before),
          ...sides.map(side => suitsField(side, before[side])),
          ...sides.map(side => diceField(side, before[side])),
          ...variantFields(state.variants)
        ],
        notes: [
          [
            'Three rounds, four secret dice each. The strong Suit rolls a d12, the weak one a d6, the two others roll a d8'
          ]
        ],
        commit: 'Begin the duel',
        ...(present.length === 0 ? { blocked: noPlayers } : {})
      },
      command: answers => beginning(state, answers)
    }
  ]
}

const noPlayers = say('No player is at the table', 'Add a player first', 'seats')
const onlyOne = say('There is no other player', 'Add a player, or choose a character of yours', 'seats')

/** The last two contestants; the player is on the left of a character of the Game Master. */
function lastTwo({ contestants }: State): BySide<Contestant | null> {
  if (!contestants) return { left: null, right: null }
  const { left, right } = contestants
  return left.who.kind === 'npc' ? { left: right, right: left } : { left, right }
}

const againstKey = (left: SeatId): string => `against-${left}`

/** No player faces themselves: for each player on the left there is a field of opponents (GF1). */
function whoFields(present: readonly SeatId[], { left, right }: BySide<Contestant | null>): readonly Field[] {
  const wasAgainstGm = right?.who.kind === 'npc'
  const second = seatIn(right?.who, present)
  const first = seatIn(left?.who, present) ?? present.find(seat => seat !== second) ?? present[0] ?? null
  const choice = (seat: SeatId): Choice => ({ key: seat, title: [{ seat }] })
  return [
    {
      kind: 'one',
      key: 'who',
      label: ['Who fights'],
      choices: [
        { key: 'players', title: ['Two players'], ...(present.length < 2 ? { blocked: onlyOne } : {}) },
        { key: 'npc', title: ['A character of yours'] }
      ],
      chosen: wasAgainstGm || present.length < 2 ? 'npc' : 'players'
    },
    { kind: 'one', key: 'left', label: ['On the left'], choices: present.map(choice), chosen: first },
    ...present.map((seat): Field => {
      const others = present.filter(each => each !== seat)
      const likely = [second, first].find(each => each !== null && others.includes(each))
      return {
        kind: 'one',
        key: againstKey(seat),
        label: ['On the right'],
        when: [
          { field: 'who', is: ['players'] },
          { field: 'left', is: [seat] }
        ],
        choices: others.map(choice),
        chosen: likely ?? others[0] ?? null
      }
    }),
    {
      kind: 'text',
      key: 'name',
      label: ['The name of your character'],
      hint: 'The Warden of the Lock',
      when: { field: 'who', is: ['npc'] },
      needed: true,
      most: longest.name,
      ...(right?.who.kind === 'npc' ? { value: right.who.name } : {})
    }
  ]
}

function seatIn(who: Duellist | undefined, present: readonly SeatId[]): SeatId | null {
  return who?.kind === 'seat' && present.includes(who.seat) ? who.seat : null
}

const usual = { left: ['spades', 'hearts'], right: ['clubs', 'diamonds'] } as const

/** The strong Suit first, then the weak one: two different Suits by the kind of the field. */
function suitsField(side: Side, before: Contestant | null): Field {
  return {
    kind: 'several',
    key: `suits-${side}`,
    label: [`The strong and the weak Suit of the ${side} side`],
    choices: duelSuits.map(suit => ({ key: suit, title: [suitNames[suit]] })),
    least: 2,
    most: 2,
    chosen: before ? [before.strong, before.weak] : usual[side],
    shows: 'dice'
  }
}

const terms = { fold: 'Real dice, bonus and draws' }

function diceField(side: Side, before: Contestant | null): Field {
  return {
    kind: 'one',
    key: `dice-${side}`,
    label: [`The dice of the ${side} side`],
    choices: [
      { key: 'screen', title: ['On the screen'] },
      { key: 'table', title: ['Real dice'] }
    ],
    chosen: before?.dice ?? 'screen',
    ...terms
  }
}

function variantFields({ bonus, ties }: Variants): readonly Field[] {
  return [
    {
      kind: 'one',
      key: 'bonus',
      label: ['How long a bonus of +1 lasts'],
      choices: [
        { key: 'lasting', title: ['To the end'], lines: [['Once earned, it stays until the duel ends']] },
        { key: 'next-roll-only', title: ['Next round only'], lines: [['After the next round it is gone']] }
      ],
      chosen: bonus,
      ...terms
    },
    {
      kind: 'one',
      key: 'ties',
      label: ['A drawn round counts'],
      choices: [
        { key: 'spent', title: ['For none of them'], lines: [['Both dice are used up']] },
        { key: 'reroll', title: ['Not: it is rolled again'], lines: [['With the same dice, until one is higher']] },
        { key: 'both-score', title: ['For both'], lines: [['Both win the round']] }
      ],
      chosen: ties,
      ...terms
    }
  ]
}

/** The voice stays from duel to duel, unless it fights now (GF6). */
function beginning(state: State, answers: Answers): CommandNamed<'begin'> {
  const left = (oneOf(answers, 'left') ?? '') as SeatId
  const against = (oneOf(answers, againstKey(left)) ?? '') as SeatId
  const right: Duellist =
    oneOf(answers, 'who') === 'npc' ? { kind: 'npc', name: textOf(answers, 'name') } : { kind: 'seat', seat: against }
  const voice = voiceOf(state)
  const isFighting = voice === left || (right.kind === 'seat' && voice === right.seat)
  return {
    type: 'begin',
    contestants: {
      left: contestantOf({ kind: 'seat', seat: left }, 'left', answers),
      right: contestantOf(right, 'right', answers)
    },
    voice: isFighting ? null : voice,
    variants: {
      bonus: oneOf(answers, 'bonus') as Variants['bonus'],
      ties: oneOf(answers, 'ties') as Variants['ties']
    }
  }
}

function contestantOf(who: Duellist, side: Side, answers: Answers): Contestant {
  const [strong, weak] = severalOf(answers, `suits-${side}`) as readonly [DuelSuit, DuelSuit]
  return { who, strong, weak, dice: oneOf(answers, `dice-${side}`) as Contestant['dice'] }
}
