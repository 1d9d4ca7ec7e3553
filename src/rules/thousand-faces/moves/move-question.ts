import {
  type Answers,
  type Choice,
  type Field,
  oneOf,
  type OpenQuestion,
  severalOf,
  type Words
} from '../../core/question'
import { type Explanation, say } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import { capitalised } from '../../core/text'
import type { SlotRef } from '../equipment/item-schemas'
import { blockedBy, notOver, type OfferedTo, whyNotStill } from '../offer'
import { cardsField, slotsIn, slotsField } from '../offer-fields'
import { netWord } from '../phrases'
import type { Command } from '../state'
import { attributeNames } from '../vocabulary'
import { moveOf } from './all'
import { mostGivenBack } from './slots'
import { usedMove } from './used-move'
import type { FlipWay, MoveChoice } from './view'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command>

/** The moves that can be made by `use-move`, one question each. The Game Master calls attempts without the card. */
export function moveQuestions(to: OfferedTo): readonly Offer[] {
  const { choices, attempts } = to.character.moves
  return [...choices, ...(to.gm ? attempts : [])].flatMap(choice => moveQuestion(to, choice) ?? [])
}

/**
 * M4, HA15: how a move is made. The player asks for it; the Game Master makes it, and decides what only the table can
 * grant. Null: the move has a command of its own.
 */
export function moveQuestion(to: OfferedTo, choice: MoveChoice): Offer | null {
  if (choice.command !== 'use-move') return null
  const { gm, sheet, request } = to
  const { seat } = sheet
  const { name } = moveOf(choice.move)
  const asked = gm === null && request?.move === choice.move ? request : null
  const shared = [...wayFields(choice, asked), ...itemFields(to, choice, asked)]
  const fields = [...shared, ...(gm ? tableFields(to, choice) : [])]
  const notes = notesOf(to, choice)
  return {
    question: {
      id: idOf(`move-${choice.move}`, seat),
      seat,
      decides: 'player',
      title: name,
      asks:
        shared.length > 0
          ? ['How does ', { seat }, ' make it?']
          : ['It is made at once: ', { seat }, ' flips no card.'],
      rule: 'M4',
      fields,
      commit: gm === null ? 'Ask the Game Master' : choice.ways.length > 0 ? 'Prepare the flip' : name,
      ...expenseOf(to, choice),
      ...(notes.length > 0 ? { notes } : {}),
      ...blockedBy(choice.blocked, whyNotNow(to, choice), asked && hasOneAnswer(shared) ? isAskedFor : null)
    },
    command: answers => {
      const attribute = choice.ways.find(way => way.attribute === oneOf(answers, 'attribute'))?.attribute ?? null
      const item = choice.items?.find(id => id === oneOf(answers, 'item')) ?? null
      if (gm === null) return { type: 'request-call', seat, move: choice.move, attribute, item }
      return { ...usedMove(seat, choice.move, attribute, item), ...grantedIn(to, choice, answers) }
    }
  }
}

/** Whether each field has a single choice: the question is answered by one press. */
export function hasOneAnswer(fields: readonly Field[]): boolean {
  return fields.every(field => field.kind === 'one' && field.choices.length === 1)
}

const isAskedFor = say('This is asked for already', 'Wait for your Game Master, or take it back')

type Asked = OfferedTo['request']

/** HA15: the same is not asked for again; the other choices stay open, and none of them is proposed. */
function asOffered(
  field: { readonly key: string; readonly label: string },
  choices: readonly Choice[],
  asked: string | null
): Field {
  const repeats = asked !== null && choices.length > 1
  const first = choices.find(({ blocked }) => !blocked)?.key ?? null
  return {
    kind: 'one',
    key: field.key,
    label: [field.label],
    choices: choices.map(choice =>
      repeats && choice.key === asked ? { ...choice, blocked: { ...isAskedFor, rule: 'HA15' } } : choice
    ),
    chosen: repeats ? null : first
  }
}

function wayFields({ ways }: MoveChoice, asked: Asked): readonly Field[] {
  if (ways.length === 0) return []
  const field = { key: 'attribute', label: 'The attribute' }
  return [asOffered(field, ways.map(wayChoice), asked?.attribute ?? null)]
}

function wayChoice(way: FlipWay): Choice {
  const { attribute, suit, lines, net, fast, blocked } = way
  const because = lines.map(line => `${line.why} ${netWord(line.net)}`).join(', ')
  return {
    key: attribute,
    title: [`${attributeNames[attribute]}${net === 0 ? '' : `, ${netWord(net)}`}`],
    lines: [[{ suit }, ...(because === '' ? [] : [`: ${because}`])], ...(fast ? [['FAST, with another move']] : [])],
    ...blockedBy(blocked)
  }
}

function itemFields({ character }: OfferedTo, { items }: MoveChoice, asked: Asked): readonly Field[] {
  if (!items || items.length === 0) return []
  const choices = items.map((id): Choice => {
    const item = character.equipment.items.find(each => each.id === id)
    return { key: id, title: [item?.name ?? 'An item'] }
  })
  return [asOffered({ key: 'item', label: 'With what' }, choices, asked?.item ?? null)]
}

/** M14, M18: whether the load counts, the slots, and the cards that come back. */
function tableFields({ sheet, character }: OfferedTo, choice: MoveChoice): readonly Field[] {
  const { injury, equipment } = character
  const move = moveOf(choice.move)
  const counts = { field: 'load', is: ['counts'] }
  const needs = slotsNeeded(sheet, choice)
  const [laden, bare] = [mostGivenBack(move, choice.burden), mostGivenBack(move, 0)]
  // What a light load gives back comes only while the load counts.
  const always = bare > 0 ? {} : { when: counts }
  return [
    ...(move.encumbrance === null
      ? []
      : [loadField(choice, equipment.encumbrance.count, needs > injury.layOn.mental.length ? tooTired : null)]),
    ...slotsField('onto', 'Put it on slots', injury.layOn.mental, character, -choice.burden).map(field => ({
      ...field,
      least: Math.min(needs, field.most),
      when: counts
    })),
    ...slotsField('out-of', 'Take it from these slots first', injury.inSlots, character, laden).map(field => ({
      ...field,
      ...(move.encumbrance === null ? {} : always)
    })),
    ...cardsField('cards', 'These cards come back first', sheet.exhaustionFaceUp, laden).map(field => ({
      ...field,
      ...(move.encumbrance === null ? {} : always)
    }))
  ]
}

/** F11: the slots that a load needs, so that some Stamina is left for the flip. */
function slotsNeeded({ stamina }: OfferedTo['sheet'], { burden, ways }: MoveChoice): number {
  return ways.length === 0 || burden >= 0 ? 0 : Math.max(0, 1 - burden - stamina)
}

const tooTired = say(
  'Encumbrance takes the last Stamina, and nothing is left for the flip',
  'Recover some Stamina first',
  'recover'
)

function loadField({ burden }: MoveChoice, count: number, why: Explanation | null): Field {
  return {
    kind: 'one',
    key: 'load',
    label: [`Encumbrance ${count}`],
    choices: [
      { key: 'counts', title: ['It counts'], lines: [[capitalised(loadWords(burden))]], ...blockedBy(why) },
      { key: 'ignored', title: ['It does not count'], lines: [['After Bum Rush, or because you decide so']] }
    ],
    chosen: why ? null : 'counts'
  }
}

/** What a load does to a move. @param burden points regained (+) or spent (−) */
function loadWords(burden: number): string {
  if (burden === 0) return 'it changes nothing'
  return burden > 0 ? `it is light, and ${burden} Stamina comes back` : `it costs ${-burden} mental Stamina`
}

function expenseOf({ gm, sheet }: OfferedTo, { burden }: MoveChoice): Partial<Pick<Offer['question'], 'expense'>> {
  if (gm === null || burden >= 0) return {}
  const points = { counts: -burden, ignored: 0 }
  return { expense: { stamina: sheet.stamina, points: 0, byChoice: { field: 'load', points }, slots: 'onto' } }
}

/** The Game Master reads of the load where it can be ignored. */
function notesOf({ gm }: OfferedTo, { xp, burden }: MoveChoice): readonly Words[] {
  return [
    ...(xp > 0 ? [[`It costs ${xp} XP.`]] : []),
    ...(gm === null && burden !== 0 ? [[`Your encumbrance: ${loadWords(burden)}.`]] : [])
  ]
}

/** V8, D3: why no card is turned now. A flip can be asked for and prepared while another flip is not over. */
function whyNotNow(to: OfferedTo, choice: MoveChoice): Explanation | null {
  const { ways, move } = choice
  if (to.gm === null && slotsNeeded(to.sheet, choice) > 0) return tooTired
  const { seat } = to.sheet
  if (ways.length > 0) return to.laid ? whyLaidOut(seat) : null
  if (to.gm === null || !to.waits) return null
  return mostGivenBack(moveOf(move), 0) > 0 ? whyNotStill(to) : to.waits.isCritical ? null : notOver(to.waits.seat)
}

/** V8: cards that are laid are not turned. */
export function whyLaidOut(seat: SeatId): Explanation {
  return say(['Cards of ', { seat }, ' are laid in a mini-game'], 'Finish or give up the mini-game first', 'mini-games')
}

/** What the Game Master grants: load, slots and cards, as far as they are asked. */
function grantedIn({ character }: OfferedTo, choice: MoveChoice, answers: Answers): Granted {
  const { injury } = character
  const load = oneOf(answers, 'load') === 'ignored' ? 'ignored' : 'counts'
  const burden = load === 'counts' ? choice.burden : 0
  const back = mostGivenBack(moveOf(choice.move), burden)
  const onto = burden < 0 ? slotsIn(answers, 'onto', injury.layOn.mental) : []
  const outOf = back > 0 ? slotsIn(answers, 'out-of', injury.inSlots) : []
  const cards = back > 0 ? severalOf(answers, 'cards') : []
  return { load, slots: [...onto, ...outOf], ...(cards.length > 0 ? { cards: [...cards] } : {}) }
}

interface Granted {
  readonly load: 'counts' | 'ignored'
  readonly slots: SlotRef[]
  readonly cards?: string[]
}
