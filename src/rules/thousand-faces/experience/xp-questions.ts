import {
  type Answers,
  type Choice,
  type Field,
  numberOf,
  oneOf,
  type OpenQuestion,
  severalOf,
  textOf
} from '../../core/question'
import { type Explanation, say } from '../../core/refusal'
import { xpUseCards } from '../characters/xp-use-cards'
import type { XpUse } from '../characters/xp-uses'
import { plainGear } from '../equipment/trade'
import { type StudyKind, whyNoStudy } from '../equipment/studies'
import type { ItemView } from '../equipment/view'
import type { MoveId } from '../moves/ids'
import { levelName } from '../moves/level'
import { moveChoice } from '../moves/move-choice'
import { envelopes, ringsFor, type Envelope } from '../moves/rings'
import { blockedBy as blockedFor, type OfferedTo, whyNoTown, whyNotStill } from '../offer'
import type { Command } from '../state'
import { longestText, mostXp } from '../vocabulary'
import { goodThingPays, goodThingPrices, goodThingWords, mercyPrice, studyPrice, talePrices } from './prices'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command>

/** What XP and Pack buy (X5), and what the Game Master enters by hand. */
export function xpQuestions(to: OfferedTo): readonly Offer[] {
  return [
    studyQuestion(to),
    mercyQuestion(to),
    goodThingQuestion(to),
    taleQuestion(to),
    contemplateQuestion(to),
    ...(to.gm ? [xpQuestion(to), blessingQuestion(to), ...envelopeQuestion(to), ...foundQuestion(to)] : [])
  ]
}

/** Why that use of XP cannot be had now, as part of a question. */
function blockedBy({ character }: OfferedTo, use: XpUse['use']): { readonly blocked?: Explanation } {
  const blocked = character.xpUses.find(each => each.use === use)?.blocked
  return blocked ? { blocked } : {}
}

/** L1: a level more in a move, or a new card. */
function studyQuestion(to: OfferedTo): Offer {
  const { sheet, character } = to
  const { seat } = sheet
  const { raisable, learnable, moves } = character
  const nextOf = (move: MoveId): string => {
    const next = moves.owned.find(card => card.move === move)?.next
    return next ? `becomes ${levelName(next)}` : 'its first level'
  }
  const lessons = [
    ...raisable.map(move => moveChoice(move, nextOf(move))),
    ...learnable.map(move => moveChoice(move, 'new'))
  ].map(choice => ({ ...choice, xp: studyPrice }))
  return {
    question: {
      id: idOf('study', seat),
      seat,
      decides: 'player',
      title: xpUseCards.study.name,
      asks: [`A day in town and ${studyPrice} XP: what does `, { seat }, ' learn?'],
      rule: 'L1',
      fields: [
        { kind: 'text', key: 'master', label: ['Who teaches'], hint: 'Old Maerwen, who kept the light' },
        { kind: 'one', key: 'move', label: ['What is learned'], choices: lessons, chosen: null }
      ],
      commit: 'Study',
      commitsBy: 'move',
      ...blockedBy(to, 'study')
    },
    command: answers => ({
      type: 'study',
      seat,
      move: (oneOf(answers, 'move') ?? '') as MoveId,
      master: textOf(answers, 'master')
    })
  }
}

/** X5, HA20: a player asks, the Game Master grants or puts it aside; XP are paid then. */
function mercyQuestion(to: OfferedTo): Offer {
  const { sheet, mercy, gm } = to
  const { seat } = sheet
  const asksBack = gm === null && mercy !== null
  const answers = gm !== null && mercy !== null
  const why = blockedBy(to, 'mercy-flashback')
  return {
    question: {
      id: idOf('mercy', seat),
      seat,
      decides: 'gm',
      title: xpUseCards['mercy-flashback'].name,
      asks: asksBack
        ? [`Asked: ${mercy}. The Game Master decides.`]
        : answers
          ? [{ seat }, ` asks for a Mercy Flashback: ${mercy}`]
          : [`${mercyPrice} XP: what did `, { seat }, ' do in time after all?'],
      rule: 'X5',
      fields: asksBack
        ? []
        : [
            ...(answers ? [mercyField(why)] : []),
            {
              kind: 'text',
              key: 'what',
              label: ['What was forgotten'],
              hint: 'I locked the tower door',
              needed: true,
              most: longestText,
              ...(answers ? { value: mercy, when: { field: 'does', is: ['grant'] } } : {})
            }
          ],
      commit: asksBack ? 'Do not ask after all' : gm ? `Grant it for ${mercyPrice} XP` : 'Ask the Game Master',
      ...(answers ? { commitsBy: 'does' } : {}),
      ...(asksBack || answers ? {} : why)
    },
    command: answers => {
      if (asksBack || oneOf(answers, 'does') === 'aside') return { type: 'drop-mercy', seat }
      const what = textOf(answers, 'what')
      return gm ? { type: 'mercy-flashback', seat, what } : { type: 'request-mercy', seat, what }
    }
  }
}

function mercyField(why: { readonly blocked?: Explanation }): Field {
  return {
    kind: 'one',
    key: 'does',
    label: ['Your answer'],
    choices: [
      { key: 'grant', title: [`Grant it for ${mercyPrice} XP`], xp: mercyPrice, ...why },
      { key: 'aside', title: ['Put aside'] }
    ],
    chosen: null
  }
}

/** Q7: the right piece of gear, out of the Pack. */
function goodThingQuestion(to: OfferedTo): Offer {
  const { sheet, character } = to
  const { seat } = sheet
  const pays = goodThingPays({ xp: sheet.xp, pack: character.equipment.pack })
  return {
    question: {
      id: idOf('good-thing', seat),
      seat,
      decides: 'player',
      title: xpUseCards['good-thing-i-brought'].name,
      asks: ['What does ', { seat }, ' take out of the Pack?'],
      rule: 'Q7',
      fields: [
        { kind: 'text', key: 'what', label: ['What it is'], hint: 'A grappling hook', needed: true },
        {
          kind: 'one',
          key: 'pay',
          label: ['Paid with'],
          choices: pays.map(pay => ({ key: pay, title: [goodThingWords(pay)], ...xpOf(goodThingPrices[pay].xp) })),
          // QU3: XP are proposed only where nothing else pays.
          chosen: pays.find(pay => goodThingPrices[pay].xp === 0) ?? pays[0] ?? null
        },
        {
          kind: 'one',
          key: 'keeps',
          label: ['Afterwards'],
          choices: [
            { key: 'used', title: ['It is used up'] },
            { key: 'item', title: ['It can be used again: an Item card'] }
          ],
          chosen: 'used'
        }
      ],
      commit: 'Bring it',
      ...blockedBy(to, 'good-thing-i-brought')
    },
    command: answers => {
      const what = textOf(answers, 'what')
      return {
        type: 'good-thing-i-brought',
        seat,
        pay: pays.find(pay => pay === oneOf(answers, 'pay')) ?? 'xp-and-pack',
        item: oneOf(answers, 'keeps') === 'item' ? plainGear(what) : null,
        what
      }
    }
  }
}

function xpOf(xp: number): { readonly xp?: number } {
  return xp > 0 ? { xp } : {}
}

/** Q13: a weapon that will be found one day. */
function taleQuestion(to: OfferedTo): Offer {
  const { sheet, character } = to
  const { seat, xp } = sheet
  const { designs } = character.equipment
  const short = say(`A magical weapon costs ${talePrices.magical} XP`, 'Tell of a plain one')
  return {
    question: {
      id: idOf('tale', seat),
      seat,
      decides: 'player',
      title: xpUseCards['tell-tale'].name,
      asks: ['Which weapon has ', { seat }, ' heard of?'],
      rule: 'Q13',
      fields: [
        { kind: 'text', key: 'weapon', label: ['The weapon'], hint: 'Tide-Render', needed: true },
        {
          kind: 'one',
          key: 'magical',
          label: ['Plain or magical'],
          choices: [
            { key: 'plain', title: [`Plain, ${talePrices.plain} XP`], xp: talePrices.plain },
            {
              key: 'magical',
              title: [`Magical, ${talePrices.magical} XP`],
              xp: talePrices.magical,
              ...(xp < talePrices.magical ? { blocked: short } : {})
            }
          ],
          chosen: 'plain'
        }
      ],
      commit: 'Tell the tale',
      ...(designs.length > 0
        ? { notes: [[`Weapons that will be found: ${designs.map(({ name }) => name).join(', ')}`]] }
        : {}),
      ...blockedBy(to, 'tell-tale')
    },
    command: answers => ({
      type: 'tell-tale',
      seat,
      weapon: textOf(answers, 'weapon'),
      magical: oneOf(answers, 'magical') === 'magical' ? 'magical' : 'plain'
    })
  }
}

type Study = Extract<Command, { type: 'contemplate' }>['studies'][number]

const studies: readonly { readonly kind: StudyKind; readonly gains: string; readonly words?: string }[] = [
  { kind: 'add-effect', gains: 'a further effect', words: 'The further effect' },
  { kind: 'capacity', gains: '1 more capacity' },
  { kind: 'more-power', gains: 'more power' },
  { kind: 'imbue', gains: 'a magic effect', words: 'The magic effect' },
  { kind: 'look', gains: 'a magically changed look', words: 'The look' },
  { kind: 'weapon-effect', gains: 'the effect of' }
]

interface Option {
  readonly key: string
  readonly title: string
  /** What has to be described; absent: nothing. */
  readonly words?: string
  study(words: string): Study
}

/** Q13: up to three options, one XP each. */
function contemplateQuestion(to: OfferedTo): Offer {
  const { sheet, character } = to
  const { seat, xp } = sheet
  const { items } = character.equipment
  const options = items.flatMap(item => optionsOf(item, items))
  const { blocked } = blockedBy(to, 'contemplate')
  const unfit =
    options.length === 0 ? say('No item can be changed so', 'Have a weapon or a magic item first', 'character') : null
  const why = blocked ?? whyNoTown(to) ?? unfit
  return {
    question: {
      id: idOf('contemplate', seat),
      seat,
      decides: 'player',
      title: xpUseCards.contemplate.name,
      asks: ['What does ', { seat }, ' change? Each option costs 1 XP.'],
      rule: 'Q13',
      fields: [
        {
          kind: 'several',
          key: 'options',
          label: ['Options'],
          choices: options.map(({ key, title }) => ({ key, title: [title], xp: 1 })),
          least: 1,
          most: Math.max(1, Math.min(3, xp)),
          repeats: true,
          chosen: []
        },
        ...options.flatMap(({ key, title, words }): readonly Field[] =>
          words === undefined
            ? []
            : [
                {
                  kind: 'text',
                  key: `words ${key}`,
                  label: [title],
                  hint: 'It hums before rain',
                  when: { field: 'options', is: [key] }
                }
              ]
        )
      ],
      commit: 'Contemplate',
      ...(why ? { blocked: why } : {})
    },
    command: answers => ({
      type: 'contemplate',
      seat,
      studies: severalOf(answers, 'options').flatMap(chosen => {
        const option = options.find(({ key }) => key === chosen)
        return option ? [option.study(textOf(answers, `words ${chosen}`))] : []
      })
    })
  }
}

function optionsOf(item: ItemView, items: readonly ItemView[]): readonly Option[] {
  return studies
    .filter(({ kind }) => whyNoStudy(item, kind) === null)
    .flatMap(({ kind, gains, words }): readonly Option[] => {
      const of = { key: `${item.id} ${kind}`, title: `${item.name}: ${gains}`, ...(words ? { words } : {}) }
      switch (kind) {
        case 'add-effect':
        case 'imbue':
          return [{ ...of, study: effect => ({ kind, item: item.id, effect }) }]
        case 'look':
          return [{ ...of, study: look => ({ kind, item: item.id, look }) }]
        case 'capacity':
        case 'more-power':
          return [{ ...of, study: () => ({ kind, item: item.id }) }]
        case 'weapon-effect':
          return items
            .filter(({ magic }) => magic !== null)
            .map(({ id: from, name }) => ({
              key: `${of.key} ${from}`,
              title: `${of.title} ${name}`,
              study: () => ({ kind, item: item.id, from })
            }))
      }
    })
}

/** X2, X3: XP by hand. */
function xpQuestion({ sheet: { seat, xp } }: OfferedTo): Offer {
  return {
    question: {
      id: idOf('xp', seat),
      seat,
      decides: 'gm',
      title: 'XP by hand',
      asks: [{ seat }, ` has ${xp} XP.`],
      rule: 'X2',
      fields: [
        {
          kind: 'one',
          key: 'does',
          label: ['What happens'],
          choices: [
            { key: 'gain', title: ['Gain XP'] },
            {
              key: 'spend',
              title: ['Spend XP'],
              ...(xp === 0 ? { blocked: { ...say('No XP is left', 'Gain XP first'), near: { field: 'does' } } } : {})
            }
          ],
          chosen: 'gain'
        },
        { kind: 'number', key: 'amount', label: ['How much XP'], least: 1, most: mostXp, value: 1 },
        { kind: 'text', key: 'reason', label: ['Reason'], hint: 'The session’s opener, a risk for the goal' }
      ],
      commit: 'Enter it',
      commitsBy: 'does'
    },
    command: answers => ({
      type: oneOf(answers, 'does') === 'spend' ? 'spend-xp' : 'gain-xp',
      seat,
      amount: numberOf(answers, 'amount', 1),
      reason: textOf(answers, 'reason')
    })
  }
}

/** B1, B4: a Blessing out of the supply, or back into it. */
function blessingQuestion(to: OfferedTo): Offer {
  const { sheet, gm } = to
  const { seat, blessings, discard, exhaustionFaceUp } = sheet
  const supply = gm?.blessingSupply ?? 0
  const faceUp = [...discard, ...exhaustionFaceUp].filter(card => card.startsWith('B'))
  const empty = say('No Blessing is left in the supply', 'A Blessing returns when it resolves a flip')
  const choices: readonly Choice[] = [
    {
      key: 'take',
      title: ['Take a Blessing'],
      lines: [[`${supply} in the supply; it joins the discard`]],
      ...(supply === 0 ? { blocked: empty } : {})
    },
    ...faceUp.map(card => ({ key: card, title: [`Give back ${card}`], lines: [['It returns to the supply']] }))
  ]
  return {
    question: {
      id: idOf('blessing', seat),
      seat,
      decides: 'gm',
      title: 'Blessings',
      asks: [{ seat }, ` has ${blessings}.`],
      rule: 'B1',
      fields: [
        {
          kind: 'one',
          key: 'does',
          label: ['What happens'],
          choices,
          chosen: choices.find(({ blocked }) => !blocked)?.key ?? null
        }
      ],
      commit: 'Do it',
      commitsBy: 'does',
      ...blockedFor(whyNotStill(to))
    },
    command: answers => {
      const card = oneOf(answers, 'does') ?? 'take'
      return card === 'take' ? { type: 'take-blessing', seat } : { type: 'return-blessing', seat, card }
    }
  }
}

/** L6: in long campaigns rings open the envelopes. */
function envelopeQuestion({ sheet: { seat }, character, gm }: OfferedTo): readonly Offer[] {
  if (gm?.length !== '30-hour') return []
  const { rings } = character.moves
  const closed = (Object.entries(envelopes) as [Envelope, readonly MoveId[]][]).flatMap(([envelope, moves]) =>
    moves.filter(move => !gm.freed.includes(move)).map(move => ({ move, needs: ringsFor(envelope) }))
  )
  if (closed.length === 0) return []
  return [
    {
      question: {
        id: idOf('envelope', seat),
        seat,
        decides: 'gm',
        title: 'Envelopes',
        asks: [{ seat }, ` has placed ${rings} of the rings with own cards. Which card comes out?`],
        rule: 'L6',
        fields: [
          {
            kind: 'one',
            key: 'move',
            label: ['The card'],
            choices: closed.map(({ move, needs }) => ({
              ...moveChoice(move, needs === 1 ? 'One ring' : 'Two rings'),
              ...(rings < needs
                ? {
                    blocked: say(needs === 1 ? 'This needs one ring' : 'This needs two rings', 'Learn cards with rings')
                  }
                : {})
            })),
            chosen: null
          }
        ],
        commit: 'Take it out',
        commitsBy: 'move'
      },
      command: (answers: Answers) => ({
        type: 'open-envelope',
        seat,
        move: (oneOf(answers, 'move') ?? '') as MoveId
      })
    }
  ]
}

/** Q13: a weapon of a tale turns up, as loot or in a shop. */
function foundQuestion({ sheet: { seat }, character }: OfferedTo): readonly Offer[] {
  const { designs } = character.equipment
  if (designs.length === 0) return []
  const magical = designs.filter(each => each.magical).map(({ name }) => name)
  return [
    {
      question: {
        id: idOf('found', seat),
        seat,
        decides: 'gm',
        title: 'A weapon is found',
        asks: ['Which weapon of the tales does ', { seat }, ' find?'],
        rule: 'Q13',
        fields: [
          {
            kind: 'one',
            key: 'weapon',
            label: ['The weapon'],
            choices: designs.map(({ name, magical: has }) => ({ key: name, title: [has ? `${name}, magical` : name] })),
            chosen: designs[0]?.name ?? null
          },
          {
            kind: 'one',
            key: 'power',
            label: ['Its power'],
            choices: [
              { key: 'd6', title: ['d6'] },
              { key: 'd10', title: ['d10'] }
            ],
            chosen: 'd6'
          },
          { kind: 'text', key: 'weakness', label: ['Its weakness'], hint: 'Rusts in fresh water' },
          {
            kind: 'text',
            key: 'effect',
            label: ['Its magic'],
            hint: 'Sings when the dead are near',
            when: { field: 'weapon', is: magical }
          }
        ],
        commit: 'It is found'
      },
      command: (answers: Answers) => ({
        type: 'find-designed',
        seat,
        weapon: oneOf(answers, 'weapon') ?? '',
        power: oneOf(answers, 'power') === 'd10' ? 'd10' : 'd6',
        weakness: textOf(answers, 'weakness'),
        effect: textOf(answers, 'effect')
      })
    }
  ]
}
