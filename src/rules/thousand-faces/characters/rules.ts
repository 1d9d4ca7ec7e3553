import type { SeatId } from '../../core/seat'
import { shuffled } from '../../core/luck'
import { ok, refuse } from '../../core/result'
import {
  type Reducers,
  type Deciders,
  type Followers,
  happen,
  type SeatMay,
  type SliceRules,
  type Checker
} from '../../core/slice'
import { mercyPrice } from '../experience/prices'
import { spendXp } from '../experience/steps'
import { characterOf, withCharacter, presentSheets } from '../sheets'
import type { Game, State, Sheet } from '../state'
import { owned, slotsOf } from './character'
import type { Workshop } from './character-schemas'
import { isMaking, ownWhileMaking, lendRanks, stepDone } from './steps'
import { startingPack } from './creation'
import { goals, lockedXp } from './goals'
import type { CharacterCommand, CharacterEvent } from './model'
import { beginDraft, chooseItem, chooseReceived, layOut, takeMove } from './starting-cards'
import { memoize } from '../../core/memoize'
import { fitsSlot } from '../equipment/item'
import type { FilledSlot, Item } from '../equipment/item-schemas'
import { bearableDamage, mostCapacity, overfill } from '../equipment/limits'
import { brokenLaws, checkingSheets, isCount } from '../invariants'
import { levels } from '../moves/level'
import type { Slot } from '../moves/move'
import { attributePoints, sumOf } from '../vocabulary'

const checkRanks = checkingSheets(({ ranks }) => [['I14: attributes sum to six', sumOf(ranks) === attributePoints]])

/** Invariants of characters and their things: I12, I13, and that no thing is in two hands. */
const checkCharacters: Checker<Game> = state => {
  const { sheets, made } = state
  const ids = sheets.flatMap(({ character }) => character.items.map(item => item.id))
  const twice = new Set(ids).size === ids.length ? [] : ['I13: no item is in two hands']
  const unnumbered = ids.every(id => Number(id.slice(1)) <= made) ? [] : ['I13: every item has had its number']
  return [...twice, ...unnumbered, ...checkRanks(state), ...sheets.flatMap(wrongOn)]
}

/** The check runs after every act, and most characters are unchanged: results are kept by seat. */
const looks = memoize<SeatId, readonly string[]>()

function wrongOn(sheet: Sheet): readonly string[] {
  return looks(sheet.seat, [sheet.character], () => checkCharacter(sheet).map(says => `${sheet.seat}: ${says}`))
}

function checkCharacter({ character }: Sheet): readonly string[] {
  const { moves, items, pack, precious, tokens, owedMagic } = character
  return [
    ...brokenLaws([
      ['Q7: Pack are a count', isCount(pack) && isCount(precious)],
      ['M8: tokens on moves are a count', Object.values(tokens).every(count => isCount(count)) && isCount(owedMagic)],
      ['L3: nobody has a move twice', new Set(moves.map(card => card.move)).size === moves.length],
      ['L3: every level exists', moves.every(card => levels.includes(card.level))],
      ['I13: tokens lie in open slots that take them', moves.every(card => sound(slotsOf(card), card.filled))],
      [
        'Q3: a card lies on something its owner has',
        moves.every(card => card.attachedTo === null || items.some(item => item.id === card.attachedTo))
      ]
    ]),
    ...items.flatMap(checkItem)
  ]
}

function checkItem({ damage, magic, slots, filled, name }: Item): readonly string[] {
  return brokenLaws([
    [`I13: ${name} has at most ${bearableDamage} damage`, isCount(damage, bearableDamage)],
    [`I13: tokens lie in open slots of ${name}`, sound(slots, filled)],
    [
      `I12: the charges of ${name} are within its capacity`,
      magic === null ||
        (isCount(magic.charges) &&
          magic.charges <= magic.capacity + overfill &&
          magic.capacity >= 1 &&
          magic.capacity <= mostCapacity)
    ]
  ])
}

function sound(slots: readonly Slot[], filled: readonly FilledSlot[]): boolean {
  const places = new Set(filled.map(each => each.slot))
  return (
    places.size === filled.length &&
    filled.every(({ slot, token }) => {
      const open = slots[slot]
      return open !== undefined && (fitsSlot(token, open, 'physical') || fitsSlot(token, open, 'mental'))
    })
  )
}

type TouchstoneCommand = Extract<
  CharacterCommand,
  { type: 'write-touchstone' | 'strike-touchstone' | 'circle-touchstone' }
>

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** R11: every player and the GM write titles. Each player circles one, the GM last; a title is circled once. */
const decideTouchstones: Deciders<Game, TouchstoneCommand> = {
  'write-touchstone'(act, { title, by }) {
    if (title.trim() === '') return refuse({ because: 'empty-words' })
    if (by !== null && !act.state.sheets.some(({ seat }) => seat === by))
      return refuse({ because: 'no-such-seat', seat: by })
    if (act.state.workshop.touchstones.some(each => same(each.title, title)))
      return refuse({ because: 'title-twice', title })
    return ok(happen(act, { type: 'touchstone-written', title: title.trim(), by }))
  },
  'strike-touchstone'(act, { title }) {
    const found = act.state.workshop.touchstones.find(each => same(each.title, title))
    return found
      ? ok(happen(act, { type: 'touchstone-struck', title: found.title }))
      : refuse({ because: 'no-such-touchstone', title })
  },
  'circle-touchstone'(act, { title, by }) {
    const { touchstones } = act.state.workshop
    const found = touchstones.find(each => same(each.title, title))
    if (!found) return refuse({ because: 'no-such-touchstone', title })
    if (found.circledBy !== null) return refuse({ because: 'circled-already', title })
    if (touchstones.some(each => each.circledBy === by)) return refuse({ because: 'one-circle-each' })
    const waiting =
      by === 'gm' && presentSheets(act.state).some(({ seat }) => !touchstones.some(each => each.circledBy === seat))
    return waiting
      ? refuse({ because: 'gm-circles-last' })
      : ok(happen(act, { type: 'touchstone-circled', title: found.title, by }))
  }
}

const strangerIn = ({ sheets }: State, seats: readonly SeatId[]): SeatId | undefined =>
  seats.find(each => !sheets.some(({ seat }) => seat === each))

/** Making and keeping characters: rules R1–R12. */
const decide: Deciders<Game, CharacterCommand> = {
  ...decideTouchstones,
  'lay-out-moves': layOut,
  'begin-draft': beginDraft,
  'end-draft': act =>
    act.state.workshop.draft ? ok(happen(act, { type: 'draft-ended' })) : refuse({ because: 'no-draft' }),
  'take-move': takeMove,
  'put-back-move'(act, { seat, move }) {
    if (!owned(characterOf(act.state, seat), move)) return refuse({ because: 'no-such-move', seat, move })
    return ok(happen(act, { type: 'move-lost', seat, move, how: 'put-back' }))
  },
  'ask-question'(act, { question }) {
    if (question.trim() === '') return refuse({ because: 'empty-words' })
    if (act.state.workshop.questions.includes(question.trim())) return refuse({ because: 'question-twice' })
    return ok(happen(act, { type: 'question-asked', question: question.trim() }))
  },
  'answer-question'(act, { seat, question, answer }) {
    if (question.trim() === '') return refuse({ because: 'empty-words' })
    return ok(
      stepDone(happen(act, { type: 'question-answered', seat, question: question.trim(), answer }), seat, 'questions')
    )
  },
  'offer-goals'(act, { seat, goals: named }, luck) {
    const offered = named ?? shuffled(luck, goals).slice(0, 2)
    const two = offered.length === 2 && offered[0] !== offered[1]
    return two
      ? ok(happen(act, { type: 'goals-offered', seat, goals: offered }))
      : refuse({ because: 'two-goals', got: new Set(offered).size })
  },
  'take-goal'(act, { seat, goal }) {
    if (!characterOf(act.state, seat).offered.includes(goal)) return refuse({ because: 'not-offered', goal })
    return ok(stepDone(happen(act, { type: 'goal-taken', seat, goal }), seat, 'fateful-moment'))
  },
  'fulfil-goal'(act, { seat }) {
    const { fateful } = characterOf(act.state, seat)
    if (!fateful) return refuse({ because: 'no-goal', seat })
    if (fateful.locked === 0) return refuse({ because: 'goal-fulfilled', seat })
    const fulfilled = happen(act, { type: 'goal-fulfilled', seat })
    return ok(happen(fulfilled, { type: 'xp-gained', seat, amount: fateful.locked, reason: fateful.goal }))
  },
  'pack-up'(act, { seat }) {
    const { steps, pack, precious } = characterOf(act.state, seat)
    if (steps.pack === 'done') return refuse({ because: 'packed-already', seat })
    return ok(
      stepDone(
        happen(act, { type: 'pack-changed', seat, pack: pack + startingPack, precious, reason: 'to start with' }),
        seat,
        'pack'
      )
    )
  },
  'choose-received': chooseReceived,
  'choose-item': chooseItem,
  'mark-step'(act, { seat, step, as, also = [] }) {
    const stranger = strangerIn(
      act.state,
      also.map(each => each.seat)
    )
    if (stranger !== undefined) return refuse({ because: 'no-such-seat', seat: stranger })
    return ok([{ seat, step }, ...also].reduce((on, each) => happen(on, { type: 'step-marked', ...each, as }), act))
  },
  'finish-character'(act, { seat, also = [] }) {
    const stranger = strangerIn(act.state, also)
    if (stranger !== undefined) return refuse({ because: 'no-such-seat', seat: stranger })
    const all = [...new Set([seat, ...also])]
    const made = all.find(each => characterOf(act.state, each).created)
    if (made !== undefined) return refuse({ because: 'created-already', seat: made })
    return ok(all.reduce((on, each) => happen(on, { type: 'character-finished', seat: each }), act))
  },
  'mercy-flashback'(act, { seat, what }) {
    const paid = spendXp(act, seat, mercyPrice, 'Mercy Flashback')
    return paid.ok ? ok(happen(paid.value, { type: 'forgotten-thing-done', seat, what })) : paid
  },
  'answer-find': (act, { seat, answer }) => ok(happen(act, { type: 'find-answered', seat, answer })),
  die: (act, { seat }) =>
    characterOf(act.state, seat).dead
      ? refuse({ because: 'dead', seat })
      : ok(happen(act, { type: 'character-died', seat })),
  'preset-ranks': (act, { seat, preset }) => ok(lendRanks(act, seat, preset))
}

/** Commands of a player about their own character (WHO2). */
const seatMay: SeatMay<Game, CharacterCommand> = {
  // HA16: until the character is made, for a player who answers on a phone.
  'write-touchstone': (state, { by }, seat) => by === seat && isMaking(state, seat),
  'circle-touchstone': (state, { by }, seat) => by === seat && isMaking(state, seat),
  'take-move': ownWhileMaking,
  'put-back-move': ownWhileMaking,
  'pack-up': ownWhileMaking,
  'choose-received': ownWhileMaking,
  'choose-item': (state, command, seat) => command.item.sort !== 'other' && ownWhileMaking(state, command, seat),
  'offer-goals': (state, command, seat) =>
    command.goals === null && ownWhileMaking(state, command, seat) && mayDealGoals(state, seat),
  'answer-question': (state, command, seat) =>
    state.workshop.questions.includes(command.question.trim()) && ownWhileMaking(state, command, seat),
  'take-goal': ownWhileMaking
}

/** HA16: a character is dealt goals once. */
function mayDealGoals(state: State, seat: SeatId): boolean {
  const { offered, fateful } = characterOf(state, seat)
  return offered.length === 0 && fateful === null
}

/** Characters in the making and in play. */
const apply: Reducers<Game, CharacterEvent> = {
  'touchstone-written': (state, { title, by }) =>
    atWorkshop(state, ({ touchstones }) => ({ touchstones: [...touchstones, { title, by, circledBy: null }] })),
  'touchstone-struck': (state, { title }) =>
    atWorkshop(state, ({ touchstones }) => ({ touchstones: touchstones.filter(each => each.title !== title) })),
  'touchstone-circled': (state, { title, by }) =>
    atWorkshop(state, ({ touchstones }) => ({
      touchstones: touchstones.map(each => (each.title === title ? { ...each, circledBy: by } : each))
    })),
  'moves-laid-out': (state, { moves }) => atWorkshop(state, () => ({ laidOut: moves })),
  'draft-began': (state, { order }) => atWorkshop(state, () => ({ draft: order })),
  'draft-ended': state => {
    const { draft: _, ...workshop } = state.workshop
    return { ...state, workshop }
  },
  'question-asked': (state, { question }) =>
    atWorkshop(state, ({ questions }) => ({ questions: [...questions, question] })),
  'question-answered': (state, { seat, question, answer }) =>
    withCharacter(state, seat, ({ answers }) => ({ answers: { ...answers, [question]: answer } })),
  'goals-offered': (state, { seat, goals }) => withCharacter(state, seat, () => ({ offered: goals })),
  'goal-taken': (state, { seat, goal }) =>
    withCharacter(state, seat, () => ({ fateful: { goal, locked: lockedXp }, offered: [] })),
  'goal-fulfilled': (state, { seat }) =>
    withCharacter(state, seat, ({ fateful }) => ({ fateful: fateful && { ...fateful, locked: 0 } })),
  'item-chosen': (state, { item }) => atWorkshop(state, ({ chosen }) => ({ chosen: [...chosen, item] })),
  'magic-owed': (state, { seat, count }) => withCharacter(state, seat, () => ({ owedMagic: count })),
  'step-marked': (state, { seat, step, as }) =>
    withCharacter(state, seat, ({ steps }) => {
      const { [step]: _, ...others } = steps
      return { steps: as === 'open' ? others : { ...others, [step]: as } }
    }),
  'character-finished': (state, { seat }) => withCharacter(state, seat, () => ({ created: true })),
  'forgotten-thing-done': state => state,
  'find-answered': (state, { seat, answer }) => withCharacter(state, seat, () => ({ answered: answer })),
  'character-died': (state, { seat }) => withCharacter(state, seat, () => ({ dead: true })),
  'character-revived': (state, { seat }) => withCharacter(state, seat, () => ({ dead: false }))
}

/** Setting the ranks is a step of creation. The Hearth is shared by all. Each book asks the questions of Find again. */
const follow: Followers<Game> = {
  'ranks-set': (state, { seat }) =>
    withCharacter(state, seat, ({ steps }) => ({ steps: { ...steps, attributes: 'done' } })),
  'hearth-written': state => everybody(state, steps => ({ steps: { ...steps, hearth: 'done' } })),
  'book-began': state => everybody(state, () => ({ answered: null }))
}

function everybody(
  state: State,
  change: (steps: State['sheets'][number]['character']['steps']) => Partial<State['sheets'][number]['character']>
): State {
  return {
    ...state,
    sheets: state.sheets.map(sheet => ({
      ...sheet,
      character: { ...sheet.character, ...change(sheet.character.steps) }
    }))
  }
}

function atWorkshop(state: State, change: (workshop: Workshop) => Partial<Workshop>): State {
  return { ...state, workshop: { ...state.workshop, ...change(state.workshop) } }
}

export const charactersRules = {
  decide,
  seatMay,
  apply,
  follow,
  check: checkCharacters
} satisfies SliceRules<Game>
