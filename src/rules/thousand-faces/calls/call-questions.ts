import { type Choice, type Field, oneOf, type OpenQuestion, textOf, type Words } from '../../core/question'
import { type Explanation, say } from '../../core/refusal'
import { counted, countedInWords } from '../../core/text'
import { flashbackPrice } from '../experience/prices'
import { moveOf } from '../moves/all'
import type { FastOffer } from '../moves/fast-offers'
import type { MoveId } from '../moves/ids'
import { moveQuestion, whyLaidOut } from '../moves/move-question'
import { questionsOf } from '../moves/picks'
import { usedMove } from '../moves/used-move'
import type { MoveChoice } from '../moves/view'
import { blockedBy, helpKind, notOver, type OfferedTo, whyDown, whyShuffleFirst } from '../offer'
import type { Command } from '../state'
import { type Attribute, attributeNames, attributeShortNames, longestText } from '../vocabulary'
import type { CallView, HelpView, RequestView } from './view'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command>

/** Decisions about calls and called flips: HA3, HA8, HA12, HA13, HA15, HA21, HA22. */
export function callQuestions(to: OfferedTo): readonly Offer[] {
  return [
    ...(to.call ? [calledQuestion(to, to.call)] : []),
    ...(to.gm && to.request ? [requestQuestion(to, to.request)] : []),
    ...to.help.map(each => helpQuestion(to, each)),
    ...tokenQuestions(to),
    ...lookBackQuestion(to),
    ...fastQuestion(to)
  ]
}

/** HA3, HA22: the call is answered; in a Pursuit a helper chooses the attribute. */
export function calledQuestion({ sheet, laid, waits }: OfferedTo, call: CallView): Offer {
  const { seat, cards } = sheet
  const { round } = call
  const ways = round?.ways ?? []
  const turned = countedInWords(call.cards, 'card')
  return {
    question: {
      id: idOf(`called-${call.id}`, seat),
      seat,
      decides: 'player',
      title: call.move ?? 'A flip',
      asks: ['The GM asks ', { seat }, ' to flip ', flippedWords(call, call.attribute)],
      rule: round ? 'HA22' : 'HA3',
      fields: ways.length === 0 ? [] : [wayField(ways, call.attribute)],
      commit: cards === 'physical' ? `I turn ${turned}` : `Flip ${turned}`,
      ...(call.why === '' ? {} : { notes: [[call.why]] }),
      ...blockedBy(whyDown(sheet), waits && notOver(waits.seat), laid ? whyLaidOut(seat) : null, whyShuffleFirst(sheet))
    },
    command: answers => {
      const attribute = ways.find(way => way.attribute === oneOf(answers, 'attribute'))?.attribute
      return { type: 'answer-call', seat, call: call.id, ...(attribute ? { attribute } : {}) }
    }
  }
}

function wayField(ways: NonNullable<CallView['round']>['ways'], called: Attribute): Field {
  return {
    kind: 'one',
    key: 'attribute',
    label: ['You run this round for the rabbit. With what do you help?'],
    choices: ways.map(({ attribute, suit, chances }) => ({
      key: attribute,
      title: [attributeNames[attribute]],
      lines: [[{ suit }, `: works in ${Math.round((chances[2] + chances[3]) * 100)} of 100 flips`]]
    })),
    chosen: called
  }
}

/** What is flipped: an attribute, or, for the rabbit of a Pursuit, what runs (V2). */
export function flippedWords({ round }: Pick<CallView, 'round'>, attribute: Attribute): string {
  return round?.ways.length === 0 ? 'Strength, Dexterity and load' : attributeNames[attribute]
}

/** HA15: the Game Master calls or uses what is asked for, or puts it aside. */
function requestQuestion(to: OfferedTo, request: RequestView): Offer {
  const { seat, attribute, name } = request
  const { choices, attempts } = to.character.moves
  const choice = [...choices, ...attempts].find(({ move }) => move === request.move)
  const does: Choice = {
    key: 'call',
    title: [attribute === null ? 'Use the move' : 'Call that'],
    ...blockedBy(choice ? whyNotAsAsked(to, choice, request) : null)
  }
  return {
    question: {
      id: idOf(`request-${request.move}`, seat),
      seat,
      decides: 'gm',
      title: 'A request',
      asks: [
        { seat },
        ` asks for ${name}${attribute === null ? '' : `, ${attributeShortNames[attribute]}`}${loadOf(choice?.burden ?? 0)}`
      ],
      rule: 'HA15',
      fields: [
        {
          kind: 'one',
          key: 'does',
          label: ['Your answer'],
          choices: [does, { key: 'aside', title: ['Put aside'] }],
          chosen: does.blocked ? null : 'call'
        }
      ],
      commit: 'Answer',
      commitsBy: 'does',
      offered: true
    },
    command: answers => (oneOf(answers, 'does') === 'aside' ? { type: 'drop-request', seat } : answerTo(request))
  }
}

/** What answers a request as it was asked: a call, or the use of a move without a flip (HA15). */
export function answerTo({
  seat,
  move,
  attribute,
  item
}: Pick<RequestView, 'seat' | 'move' | 'attribute' | 'item'>): Extract<Command, { type: 'call-flip' | 'use-move' }> {
  const use = usedMove(seat, move, attribute, item)
  return attribute === null ? use : { type: 'call-flip', ask: use, why: '' }
}

/** HA10: one answer uses no slots; the Game Master chooses slots on the panel of the flip. */
function loadOf(burden: number): string {
  if (burden === 0) return ''
  return burden > 0 ? `; the load gives ${burden} Stamina` : `; the load costs ${-burden} Stamina, none of it on slots`
}

function whyNotAsAsked(to: OfferedTo, choice: MoveChoice, { attribute, item }: RequestView): Explanation | null {
  const way = choice.ways.find(each => each.attribute === attribute)
  const isGone = item !== null && !(choice.items ?? []).includes(item)
  return (
    moveQuestion(to, choice)?.question.blocked ??
    way?.blocked ??
    (isGone ? say('The thing for it cannot be used now', 'Put it aside') : null)
  )
}

/** HA12: another player’s called flip gets one card more until it is pressed. */
function helpQuestion({ sheet: { seat } }: OfferedTo, help: HelpView): Offer {
  const { call, helping } = help
  const flip = `${call.move ?? 'a flip'}, ${attributeNames[call.attribute]}`
  const price: Words = [
    'The player says how, and one card more is turned, read on the Anvil. The best card of all counts. ',
    'A player whose card counts gets what its gem gives. A player who turns a Wound card pays for it.'
  ]
  return {
    question: {
      id: idOf(helpKind(help), seat),
      seat,
      decides: 'player',
      title: helping ? 'Help that is given' : 'Help with a flip',
      asks: [{ seat }, helping ? ' will help ' : ' may help ', { seat: call.seat }, `: ${flip}`],
      rule: 'HA12',
      fields: [],
      commit: helping ? 'Do not help after all' : 'Help with one card',
      notes: [...(call.why === '' ? [] : [[call.why]]), ...(helping ? [] : [price])]
    },
    command: () => ({ type: 'help-call', seat, call: call.id, helps: !helping })
  }
}

/** HA21: each token buys one question. Only the Game Master writes other words for the log. */
function tokenQuestions(to: OfferedTo): readonly Offer[] {
  const { sheet, character, gm } = to
  const { seat } = sheet
  return character.moves.tokens
    .filter(({ move }) => gm !== null || questionsOf(move).length > 0)
    .map(({ move, count }) => {
      const { name, options } = moveOf(move)
      const choices: readonly Choice[] = [
        ...options.map((text, at) => ({ key: String(at), title: [text] })),
        { key: 'aloud', title: ['Something else, aloud'] }
      ]
      const words: Field = {
        kind: 'text',
        key: 'words',
        label: ['The question, for the log'],
        hint: 'Who else has a key?',
        most: longestText,
        when: { field: 'question', is: ['aloud'] }
      }
      return {
        question: {
          id: idOf(`token-${move}`, seat),
          seat,
          decides: 'player',
          title: `${name}: ${counted(count, 'token')}`,
          asks: ['Which question does ', { seat }, ' ask the Game Master?'],
          rule: 'M8',
          fields: [
            {
              kind: 'one',
              key: 'question',
              label: ['The question'],
              choices,
              chosen: options.length === 0 ? 'aloud' : null
            },
            ...(gm === null ? [] : [words])
          ],
          commit: 'Ask it, 1 token',
          ...blockedBy(whyDown(to.sheet))
        },
        command: answers => {
          const asked = oneOf(answers, 'question') ?? 'aloud'
          const listed = options[Number(asked)] ?? ''
          return { type: 'spend-token', seat, move, question: asked === 'aloud' ? textOf(answers, 'words') : listed }
        }
      }
    })
}

/** The result of the last flip: what a flashback undoes, and what is kept without it. */
const lastResults = [
  { gone: 'this cross does not count', kept: 'the cross' },
  { gone: 'this check does not count', kept: 'the check' },
  { gone: 'these two checks do not count', kept: 'the two checks' },
  { gone: 'these three checks do not count', kept: 'the three checks' }
] as const

/** FB1, HA8: the last flip is made again for XP. */
function lookBackQuestion({ sheet, mayFlashback }: OfferedTo): readonly Offer[] {
  if (!mayFlashback) return []
  const { seat, xp, lastFlip } = sheet
  const now = lastResults[lastFlip?.result ?? 0]
  const pays = `Pay ${flashbackPrice} XP`
  return [
    {
      question: {
        id: idOf('look-back', seat),
        seat,
        decides: 'player',
        title: `Flashback, ${flashbackPrice} XP`,
        asks: ['How did ', { seat }, ' prepare for this?'],
        rule: 'FB1',
        fields: [
          {
            kind: 'one',
            key: 'pay',
            label: ['The last flip does not count, and is flipped again'],
            choices: [{ key: 'xp', title: [pays], lines: [[`${flashbackPrice} of ${xp} XP`]], xp: flashbackPrice }],
            chosen: 'xp'
          }
        ],
        commit: pays,
        spending: {
          then: `You flip again; ${now.gone}.`,
          does: 'flip again',
          keeps: `Keep ${now.kept}`
        },
        ...blockedBy(whyShuffleFirst(sheet))
      },
      command: () => ({ type: 'flashback', seat })
    }
  ]
}

/** M5, HA13: own FAST moves. The Game Master flips them on the panel of the flip, with their odds. */
function fastQuestion({ sheet, fast, waits }: OfferedTo): readonly Offer[] {
  if (fast.length === 0) return []
  const { seat } = sheet
  // F8: a Critical Success comes before the next flip.
  const why = waits ? notOver(waits.seat) : whyShuffleFirst(sheet)
  const ways = fast.flatMap(offer => (offer.items ?? [null]).map(item => fastWay(offer, item, why)))
  return [
    {
      question: {
        id: idOf('fast', seat),
        seat,
        decides: 'player',
        title: 'FAST moves, when they fit',
        asks: ['Which FAST move does ', { seat }, ' add?'],
        rule: 'M5',
        fields: [
          { kind: 'one', key: 'move', label: ['The move'], choices: ways.map(({ choice }) => choice), chosen: null }
        ],
        commit: 'Add the move',
        commitsBy: 'move',
        ...blockedBy(waits && !waits.isCritical ? notOver(waits.seat) : null)
      },
      command: answers => {
        const way = ways.find(({ choice }) => choice.key === oneOf(answers, 'move'))
        return usedMove(seat, (way?.offer.move ?? '') as MoveId, way?.offer.attribute ?? null, way?.item?.id ?? null)
      }
    }
  ]
}

/** One choice for each attribute and each suitable item. */
function fastWay(
  offer: FastOffer,
  item: NonNullable<FastOffer['items']>[number] | null,
  whyNoFlip: Explanation | null
) {
  const { move, name, attribute, xp } = offer
  const choice: Choice = {
    key: [move, attribute, item?.id].filter(Boolean).join(' '),
    title: [`${name}${item ? ` (${item.name})` : ''}${attribute ? `, ${attributeShortNames[attribute]}` : ''}`],
    ...(xp > 0 ? { lines: [[`${xp} XP`]], xp } : {}),
    ...blockedBy(attribute === null ? null : whyNoFlip)
  }
  return { offer, item, choice }
}
