import {
  type Answers,
  type Choice,
  type Field,
  type Obstacle,
  oneOf,
  type OpenQuestion,
  severalOf,
  textOf
} from '../../core/question'
import { say } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import { capitalised } from '../../core/text'
import type { NewItem } from '../equipment/item-schemas'
import { items } from '../equipment/items'
import { wareFace } from '../equipment/ware-words'
import { chosenCard, chosenMagicItem, wordField } from '../equipment/thing-fields'
import { unnamed } from '../equipment/wares'
import { magicItems } from '../magic/magic-items'
import { moveOf } from '../moves/all'
import type { MoveId } from '../moves/ids'
import { moveChoice } from '../moves/move-choice'
import { blockedBy, type OfferedTo, whyNotStill } from '../offer'
import type { Command } from '../state'
import { attributeShortNames, suits, attributePoints, rankOf } from '../vocabulary'
import type { CreationStep } from './character-schemas'
import { assignments, startingMoves, startingPack } from './creation'
import { goals, goalWords, lockedXp } from './goals'
import type { StepView, WorkshopView } from './view'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command>
type Making = OfferedTo & { readonly workshop: WorkshopView }

/** The decisions of making one character (R1 to R13). The Game Master makes them at any time, a player until the end (HA16). */
export function creationQuestions({ workshop, ...to }: OfferedTo): readonly Offer[] {
  if (!workshop) return []
  const making: Making = { ...to, workshop }
  return [
    touchstoneQuestion(making),
    ...circleQuestion(making),
    cardQuestion(making),
    ...putBackQuestion(making),
    pointsQuestion(making),
    ...momentQuestion(making),
    ...dealQuestion(making),
    ...packQuestion(making),
    ...receivedQuestion(making),
    itemQuestion(making)
  ]
}

function stepOf({ character }: OfferedTo, step: CreationStep): StepView | undefined {
  return character.steps.find(each => each.step === step)
}

/** "3 more move cards", as the end of a question. */
function stillWanted(to: OfferedTo, step: CreationStep): readonly string[] {
  const wants = stepOf(to, step)?.wants ?? null
  return wants === null ? [] : [` ${capitalised(wants)}.`]
}

/** R11: a title for the list of the whole table. */
function touchstoneQuestion({ sheet: { seat } }: Making): Offer {
  return {
    question: {
      id: idOf('touchstone', seat),
      seat,
      decides: 'player',
      title: 'Name a touchstone',
      asks: ['Which book, film or song could this story be like?'],
      rule: 'R11',
      fields: [
        {
          kind: 'text',
          key: 'title',
          label: ['A touchstone'],
          hint: 'The Left Hand of Darkness',
          needed: true
        }
      ],
      commit: 'Add it to the list'
    },
    command: answers => ({ type: 'write-touchstone', title: textOf(answers, 'title'), by: seat })
  }
}

/** R11: each player circles one title, and no title is circled twice. */
function circleQuestion({ sheet: { seat }, workshop: { touchstones } }: Making): readonly Offer[] {
  if (touchstones.length === 0) return []
  const isCircled = touchstones.some(({ circledBy }) => circledBy === seat)
  return [
    {
      question: {
        id: idOf('circle', seat),
        seat,
        decides: 'player',
        title: 'Circle a touchstone',
        asks: ['Which title does ', { seat }, ' circle?'],
        rule: 'R11',
        fields: [
          {
            kind: 'one',
            key: 'title',
            label: ['The list'],
            choices: touchstones.map(({ title, by, circledBy }) => ({
              key: title,
              title: [title],
              // One line in either case: the list keeps its place on a phone when another player circles.
              ...(circledBy === null
                ? { lines: [['Named by ', namedBy(by)]] }
                : {
                    blocked: {
                      ...say(['Circled by ', namedBy(circledBy)], 'Circle another title'),
                      forPlayer: [],
                      rule: 'R11'
                    }
                  })
            })),
            chosen: null
          }
        ],
        commit: 'Circle it',
        ...blockedBy(
          isCircled
            ? {
                ...say('Each circles one title', 'Strike the old one out to choose anew'),
                forPlayer: ['Ask the Game Master to strike the old one out']
              }
            : null
        )
      },
      command: answers => ({ type: 'circle-touchstone', title: oneOf(answers, 'title') ?? '', by: seat })
    }
  ]
}

/** The player or the Game Master who named or circled a touchstone. */
export function namedBy(by: SeatId | 'gm' | null): string | { readonly seat: SeatId } {
  return by === null || by === 'gm' ? 'the Game Master' : { seat: by }
}

/** R2: three of the cards that are laid out. */
function cardQuestion(to: Making): Offer {
  const { sheet, character, workshop } = to
  const { seat } = sheet
  const has = new Set(character.moves.owned.map(({ move }) => move))
  const { why, rule } = whyNoCard(to)
  return {
    question: {
      id: idOf('card', seat),
      seat,
      decides: 'player',
      title: 'Take a card',
      asks: ['Which move card does ', { seat }, ' take?', ...stillWanted(to, 'move-cards')],
      rule,
      fields: [
        {
          kind: 'one',
          key: 'move',
          label: ['The cards on the table'],
          choices: workshop.laidOut
            .filter(({ move }) => !has.has(move))
            .map(card => ({ ...moveChoice(card.move, `Class ${card.class}`), ...whyNotCard(card, seat) })),
          chosen: null
        }
      ],
      commit: 'Take the card',
      ...blockedBy(why)
    },
    command: answers => ({ type: 'take-move', seat, move: (oneOf(answers, 'move') ?? '') as MoveId })
  }
}

/** Why no card at all can be taken now, and the rule. */
function whyNoCard({ sheet: { seat }, character, workshop: { laidOut, draft } }: Making): {
  readonly why: Obstacle | null
  readonly rule: string
} {
  if (laidOut.length === 0)
    return {
      why: {
        ...say('The cards are not laid out yet', 'Lay out the cards first', 'creation'),
        forPlayer: ['The Game Master lays out the cards']
      },
      rule: 'R1'
    }
  const turn = draft?.turn ?? seat
  if (turn !== seat)
    return {
      why: {
        ...say([{ seat: turn }, ' picks now'], 'Wait for that pick, or end the draft'),
        forPlayer: ['Wait for that pick']
      },
      rule: 'R13'
    }
  const isFull = character.moves.owned.length >= startingMoves
  const full = { ...say([{ seat }, ' has three cards'], 'Put one back first'), near: { question: 'put-back' } }
  return { why: isFull ? full : null, rule: 'R2' }
}

function whyNotCard({ takenBy, blockedFor }: WorkshopView['laidOut'][number], seat: SeatId): Pick<Choice, 'blocked'> {
  if (takenBy) return { blocked: { ...say([{ seat: takenBy }, ' has it'], 'Pick another card'), rule: 'R2' } }
  const own = blockedFor.find(each => each.seat === seat)
  return own ? { blocked: { ...own.why, near: { question: 'put-back' }, rule: 'R2' } } : {}
}

/** R2, R10: a card goes back to the table. */
function putBackQuestion({ sheet: { seat }, character: { moves } }: Making): readonly Offer[] {
  if (moves.owned.length === 0) return []
  return [
    {
      question: {
        id: idOf('put-back', seat),
        seat,
        decides: 'player',
        title: 'Put a card back',
        asks: ['Which move card does ', { seat }, ' put back?'],
        rule: 'R2',
        fields: [
          {
            kind: 'one',
            key: 'move',
            label: ['The card'],
            choices: moves.owned.map(({ move }) => ({ key: move, title: [moveOf(move).name] })),
            chosen: null
          }
        ],
        commit: 'Put it back'
      },
      command: answers => ({ type: 'put-back-move', seat, move: (oneOf(answers, 'move') ?? '') as MoveId })
    }
  ]
}

/** R3: Strength first; each answer leaves its own ways to lay the rest. */
function pointsQuestion(to: Making): Offer {
  const { seat, ranks } = to.sheet
  const isLaid = stepOf(to, 'attributes')?.state === 'done'
  return {
    question: {
      id: idOf('points', seat),
      seat,
      decides: 'player',
      title: 'Six points',
      asks: [{ seat }, ` has ${attributePoints} points for Strength, Dexterity and Intellect.`],
      rule: 'R3',
      fields: [
        {
          kind: 'one',
          key: 'str',
          label: ['Strength'],
          choices: suits.map(suit => ({ key: suit, title: [{ suit }, ` Str ${rankOf(suit)}`] })),
          chosen: isLaid ? ranks.str : null
        },
        ...suits.map((str): Field => {
          const rest = assignments.filter(each => each.str === str)
          const own = isLaid && ranks.str === str ? ranks.dex : rest.length === 1 ? rest[0]?.dex : null
          return {
            kind: 'one',
            key: `dex ${str}`,
            label: ['Dexterity and Intellect'],
            when: { field: 'str', is: [str] },
            choices: rest.map(({ dex, int }) => ({
              key: dex,
              title: [
                { suit: dex },
                ` ${attributeShortNames.dex} ${rankOf(dex)} · `,
                { suit: int },
                ` ${attributeShortNames.int} ${rankOf(int)}`
              ]
            })),
            chosen: own ?? null
          }
        })
      ],
      commit: 'Lay the points',
      // The Game Master corrects attributes at any time.
      ...blockedBy(to.gm === null ? whyNotStill(to) : null)
    },
    command: answers => {
      const str = oneOf(answers, 'str')
      const found = assignments.find(each => each.str === str && each.dex === oneOf(answers, `dex ${str}`))
      return { type: 'set-ranks', seat, ranks: { ...(found ?? ranks) } }
    }
  }
}

/** R6: one of the two goals that are offered. */
function momentQuestion({ sheet: { seat }, character: { offered, fateful } }: Making): readonly Offer[] {
  if (offered.length === 0) return []
  return [
    {
      question: {
        id: idOf('moment', seat),
        seat,
        decides: 'player',
        title: 'Fateful Moment',
        asks: ['Which of the two will ', { seat }, ' do one day?'],
        rule: 'R6',
        fields: [
          {
            kind: 'one',
            key: 'goal',
            label: ['One of two goals'],
            choices: offered.map(goal => ({ key: goal, title: [goal], lines: [[goalWords[goal]]] })),
            chosen: null
          }
        ],
        commit: 'Take this goal',
        notes: [
          [`${lockedXp} XP are locked on the goal. The first great risk for it frees them.`],
          ...(fateful ? [[`The new goal replaces “${fateful.goal}”.`]] : [])
        ]
      },
      command: answers => ({
        type: 'take-goal',
        seat,
        goal: offered.find(goal => goal === oneOf(answers, 'goal')) ?? goals[0]
      })
    }
  ]
}

/** R6: two goals are offered, by luck or by the table. A player is dealt goals once (HA16). */
function dealQuestion({ sheet: { seat }, character: { offered, fateful }, gm }: Making): readonly Offer[] {
  const isFirst = offered.length === 0 && fateful === null
  if (gm === null && !isFirst) return []
  const replaces =
    offered.length > 0
      ? [`The goals “${offered.join('” and “')}” are no longer offered.`]
      : fateful
        ? [`The goal “${fateful.goal}” stays until one of the two is taken.`]
        : null
  return [
    {
      question: {
        id: idOf('deal', seat),
        seat,
        decides: 'player',
        title: isFirst ? 'Fateful Moment' : 'Two other goals',
        asks: [{ seat }, ' is offered two goals, and takes one of them.'],
        rule: 'R6',
        fields: gm ? dealFields : [],
        commit: isFirst ? 'Offer two goals' : 'Offer two other goals',
        ...(replaces ? { notes: [replaces] } : {})
      },
      command: answers => {
        const picked = severalOf(answers, 'goals').flatMap(key => goals.find(goal => goal === key) ?? [])
        return { type: 'offer-goals', seat, goals: oneOf(answers, 'by') === 'picked' ? picked : null }
      }
    }
  ]
}

const dealFields: readonly Field[] = [
  {
    kind: 'one',
    key: 'by',
    label: ['Which goals'],
    choices: [
      { key: 'luck', title: ['Two by luck'] },
      { key: 'picked', title: ['Two that the table picks'] }
    ],
    chosen: 'luck'
  },
  {
    kind: 'several',
    key: 'goals',
    label: ['The two goals'],
    when: { field: 'by', is: ['picked'] },
    choices: goals.map(goal => ({ key: goal, title: [goal], lines: [[goalWords[goal]]] })),
    least: 2,
    most: 2,
    chosen: []
  }
]

/** R7: the starting Pack, once. */
function packQuestion(to: Making): readonly Offer[] {
  const { seat } = to.sheet
  if (stepOf(to, 'pack')?.state === 'done') return []
  return [
    {
      question: {
        id: idOf('pack', seat),
        seat,
        decides: 'player',
        title: 'Pack',
        asks: [{ seat }, ` starts with ${startingPack} Pack: gear that gets its name when it is needed.`],
        rule: 'R7',
        fields: [],
        commit: `Take ${startingPack} Pack`
      },
      command: () => ({ type: 'pack-up', seat })
    }
  ]
}

/** R9: the magic item that Use a Magic Item brings. */
function receivedQuestion({ sheet: { seat }, character: { owedMagic } }: Making): readonly Offer[] {
  if (owedMagic === 0) return []
  return [
    {
      question: {
        id: idOf('received', seat),
        seat,
        decides: 'player',
        title: 'A magic item',
        asks: [`${moveOf('use-a-magic-item').name} brings a magic item. Which one does `, { seat }, ' receive?'],
        rule: 'R9',
        fields: [magicField, ...wordFields.magic],
        commit: 'Receive it'
      },
      command: answers => {
        const { card, name } = chosenMagicItem(answers)
        return { type: 'choose-received', seat, card, name }
      }
    }
  ]
}

/** R8: two things of choice, one of them magical at most. */
function itemQuestion(to: Making): Offer {
  const { seat } = to.sheet
  const step = stepOf(to, 'items')
  const isFull = step?.wants === null && step.state !== 'skipped'
  return {
    question: {
      id: idOf('item', seat),
      seat,
      decides: 'player',
      title: 'Item cards',
      asks: ['What does ', { seat }, ' carry?', ...stillWanted(to, 'items')],
      rule: 'R8',
      fields: [
        {
          kind: 'one',
          key: 'sort',
          label: ['What sort'],
          choices: [
            { key: 'card', title: ['An Item card'] },
            { key: 'magic', title: ['A magic item'], ...whyNoMagic(to) }
          ],
          chosen: 'card'
        },
        { ...cardField, when: { field: 'sort', is: ['card'] } },
        { ...magicField, when: { field: 'sort', is: ['magic'] } },
        ...wordFields.card,
        ...wordFields.magic
      ],
      commit: 'Take it',
      ...blockedBy(isFull ? say([{ seat }, ' has two items'], 'Drop one, or give more by hand') : null)
    },
    command: answers => ({ type: 'choose-item', seat, item: { ...itemIn(answers) } })
  }
}

/** A magic item counts as one of the two, unless a move card brought it (R9). The count of open steps does the same. */
function whyNoMagic({ sheet: { seat }, character: { equipment, moves, owedMagic } }: Making): Pick<Choice, 'blocked'> {
  const magical = equipment.items.filter(({ magic }) => magic && isOfChoice(magic.card)).length
  const isReceived = owedMagic === 0 && moves.owned.some(({ move }) => move === 'use-a-magic-item')
  if (magical - (isReceived ? 1 : 0) < 1) return {}
  const why = say([{ seat }, ' has a magic item; one is the limit'], 'Pick one without magic')
  return { blocked: { ...why, rule: 'R8' } }
}

const isOfChoice = (card: string | null): boolean => card === null || magicStock.some(({ id }) => id === card)

/** The magic items that do not belong to a move card. */
const magicStock = magicItems.filter(({ onlyWith }) => onlyWith === null)

const cardField: Field = {
  kind: 'one',
  key: 'card',
  label: ['Which one'],
  choices: items.map(({ id }) => thingChoice({ sort: 'card', card: id, name: '' })),
  chosen: null
}

const magicField: Field = {
  kind: 'one',
  key: 'magic',
  label: ['Which one'],
  choices: magicStock.map(({ id, effect, name }) => ({ key: id, title: [unnamed(name)], lines: [[effect]] })),
  chosen: null
}

function thingChoice(thing: Extract<NewItem, { sort: 'card' }>): Choice {
  const { name, sort, facts, says } = wareFace(thing)
  return { key: thing.card, title: [name], lines: [[[sort, ...facts].join(' · ')], ...(says ? [[says]] : [])] }
}

/** One field for each card: its label gives the place of the owner's word in the printed name. */
const wordFields = {
  card: items.map(({ id, name }) => wordField('card', id, name)),
  magic: magicStock.map(({ id, name }) => wordField('magic', id, name))
}

function itemIn(answers: Answers): NewItem {
  return oneOf(answers, 'sort') === 'magic' ? chosenMagicItem(answers) : chosenCard(answers)
}

/** R6: the first great risk for the goal frees the locked XP. */
export function goalQuestions({
  sheet: { seat },
  character: { fateful }
}: OfferedTo): readonly OpenQuestion<Command>[] {
  if (!fateful?.locked) return []
  return [
    {
      question: {
        id: idOf('fulfil', seat),
        seat,
        decides: 'gm',
        title: 'It happened',
        asks: [{ seat }, ` took the first great risk: ${fateful.goal}.`],
        rule: 'R6',
        fields: [],
        commit: `Gain ${fateful.locked} XP`,
        notes: [[goalWords[fateful.goal]]]
      },
      command: () => ({ type: 'fulfil-goal', seat })
    }
  ]
}
