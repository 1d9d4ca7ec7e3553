import { type Answers, type Choice, numberOf, oneOf, type OpenQuestion, severalOf, textOf } from '../../core/question'
import { say } from '../../core/refusal'
import { counted } from '../../core/text'
import { shownSlotName, slotKey } from '../moves/slot-names'
import { blockedBy, type OfferedTo, whyDead, whyNotStill } from '../offer'
import { cardsField, slotsIn, slotsField } from '../offer-fields'
import { mostRegain, returnableCount, stamina } from '../stamina/bounds'
import type { Command } from '../state'
import type { RecoveryWay } from './recovery'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command>

/** Everything by which a character recovers or spends Stamina, as the Game Master decides it (WHO2). */
export function recoveryQuestions(to: OfferedTo): readonly Offer[] {
  return [
    recoverQuestion(to),
    ...(to.sheet.incapacitated ? [standQuestion(to), ...dieQuestion(to)] : []),
    restQuestion(to),
    regainQuestion(to),
    ...mendQuestion(to),
    expendQuestion(to),
    heroicQuestion(to)
  ]
}

/** S6: so many cards come back from the Exhaustion pile. */
function recoverQuestion(to: OfferedTo): Offer {
  const { sheet } = to
  const { seat, tokens, exhaustion, exhaustionFaceUp } = sheet
  const most = returnableCount(stamina, tokens.exhaustion, exhaustion)
  const held = exhaustion - most
  const why =
    held > 0
      ? say(`Harm and Wounds hold ${counted(held, 'card')}`, 'A Rest may bring some back')
      : say('No card is exhausted', 'Nothing has to come back')
  return {
    question: {
      id: idOf('recover', seat),
      seat,
      decides: 'gm',
      title: 'Recover',
      asks: [{ seat }, ` has ${sheet.stamina} Stamina. How much comes back?`],
      rule: 'S6',
      fields: [
        {
          kind: 'one',
          key: 'points',
          label: ['Stamina that comes back'],
          choices: Array.from({ length: most }, (_, at) => ({
            key: String(at + 1),
            title: [`${at + 1}, to ${sheet.stamina + at + 1}`]
          })),
          chosen: most > 0 ? String(Math.min(2, most)) : null
        },
        ...cardsField('cards', 'These cards come back first', exhaustionFaceUp, most),
        { kind: 'text', key: 'reason', label: ['How'], hint: 'A breath behind the altar' }
      ],
      commit: 'Recover',
      ...blockedBy(whyDead(to.sheet), whyNotStill(to), most === 0 ? why : null)
    },
    command: answers => ({
      type: 'recover-stamina',
      seat,
      points: Number(oneOf(answers, 'points') ?? 1),
      reason: textOf(answers, 'reason'),
      ...cardsIn(answers, 'cards')
    })
  }
}

/** S7: a character that is down stands again. */
function standQuestion(to: OfferedTo): Offer {
  const { seat, stamina: left } = to.sheet
  return {
    question: {
      id: idOf('stand', seat),
      seat,
      decides: 'gm',
      title: 'Stand again',
      asks: ['With at least 1 Stamina ', { seat }, ' may stand again, when you say so.'],
      rule: 'S7',
      fields: [],
      commit: 'Let the character stand again',
      ...blockedBy(
        whyDead(to.sheet),
        left === 0 ? say('No Stamina is left', 'Recover at least 1 Stamina first', 'recover') : null
      )
    },
    command: () => ({ type: 'clear-incapacitated', seat })
  }
}

/** S7, J8: the Game Master decides what incapacitation means. Only a Journey point brings the dead back. */
function dieQuestion({ sheet: { seat, dead } }: OfferedTo): readonly Offer[] {
  if (dead) return []
  return [
    {
      question: {
        id: idOf('die', seat),
        seat,
        decides: 'gm',
        title: 'Death',
        asks: ['Does ', { seat }, ' die?'],
        rule: 'S7',
        fields: [
          {
            kind: 'one',
            key: 'dies',
            label: ['You decide'],
            choices: [
              {
                key: 'dies',
                title: ['The character dies'],
                isFatal: true,
                grave: 'Only a Journey point can bring a dead character back'
              }
            ],
            chosen: null
          }
        ],
        commit: 'The character dies'
      },
      command: () => ({ type: 'die', seat })
    }
  ]
}

const ways = [
  { way: 'rest', title: 'Rest' },
  { way: 'elsewhere', title: 'Seek Help' },
  { way: 'hearth', title: 'Heal at The Hearth' }
] as const satisfies readonly { readonly way: RecoveryWay; readonly title: string }[]

/** N11, N12: a Rest, or help from outside; what each brings stands beside it. */
function restQuestion(to: OfferedTo): Offer {
  const { sheet, character } = to
  const { seat } = sheet
  const { injury } = character
  const previews = { rest: injury.rest, elsewhere: injury.seekHelp, hearth: injury.atHearth }
  const choices = ways.map(({ way, title }): Choice => {
    const { blocked } = previews[way]
    return blocked
      ? { key: way, title: [title], blocked }
      : { key: way, title: [title], lines: broughtBy(previews[way], sheet, way).map(each => [each]) }
  })
  return {
    question: {
      id: idOf('rest', seat),
      seat,
      decides: 'gm',
      title: 'Rest or Seek Help',
      asks: ['How does ', { seat }, ' recover?'],
      rule: 'N11',
      fields: [
        {
          kind: 'one',
          key: 'way',
          label: ['How'],
          choices,
          chosen: choices.find(({ blocked }) => !blocked)?.key ?? null
        },
        ...ways.flatMap(({ way }) =>
          cardsField(`keep-${way}`, 'These cards stay', sheet.exhaustionFaceUp, previews[way].keeps).map(field => ({
            ...field,
            when: { field: 'way', is: [way] }
          }))
        ),
        ...(injury.harmSlots.length > 0
          ? [
              {
                kind: 'one' as const,
                key: 'harm',
                label: ['The Harm that is returned'],
                when: { field: 'way', is: ['rest'] },
                choices: [
                  { key: 'pile', title: ['From the pile'] },
                  ...injury.harmSlots.map(slot => ({ key: slotKey(slot), title: [shownSlotName(slot, character)] }))
                ],
                chosen: 'pile'
              }
            ]
          : []),
        {
          kind: 'text',
          key: 'blames',
          label: ['Whom the character blames'],
          hint: 'The harbour master, for the lamps',
          when: { field: 'way', is: ['rest'] }
        },
        {
          kind: 'text',
          key: 'forgives',
          label: ['Whom the character is closer to forgiving'],
          hint: 'Her brother, a little',
          when: { field: 'way', is: ['elsewhere', 'hearth'] }
        }
      ],
      commit: 'Recover',
      commitsBy: 'way',
      ...blockedBy(whyNotStill(to))
    },
    command: answers => {
      const way = oneOf(answers, 'way') ?? 'rest'
      const keep = [...severalOf(answers, `keep-${way}`)]
      if (way !== 'rest')
        return {
          type: 'seek-help',
          seat,
          keep,
          at: way === 'hearth' ? 'hearth' : 'elsewhere',
          forgives: textOf(answers, 'forgives')
        }
      const slot = injury.harmSlots.find(each => slotKey(each) === oneOf(answers, 'harm'))
      return { type: 'rest', seat, keep, harmFrom: slot ? { ...slot } : 'pile', blames: textOf(answers, 'blames') }
    }
  }
}

function broughtBy(
  preview: OfferedTo['character']['injury']['rest'],
  { stamina: now, tokens, woundCards }: OfferedTo['sheet'],
  way: RecoveryWay
): readonly string[] {
  const { staminaAfter, keeps, harmAfter, woundsAfter, woundCardsAfter, recharges } = preview
  return [
    `Stamina ${now} → ${staminaAfter}${keeps > 0 ? `; ${counted(keeps, 'card stays', 'cards stay')} exhausted` : ''}`,
    ...(harmAfter < tokens.harm ? [`Harm ${tokens.harm} → ${harmAfter}`] : []),
    ...(woundsAfter < tokens.wound ? [`Wounds ${tokens.wound} → ${woundsAfter}`] : []),
    ...(woundCardsAfter < woundCards
      ? [`${counted(woundCards - woundCardsAfter, 'Wound card')} back to the supply`]
      : []),
    ...(way === 'rest' ? ['Cards turn up again'] : []),
    ...(recharges.length > 0 ? [`Charged again: ${recharges.join(', ')}`] : [])
  ]
}

/** Tokens come back from slots first, then cards from the pile. */
function regainQuestion(to: OfferedTo): Offer {
  const { sheet, character } = to
  const { seat, tokens, exhaustion, exhaustionFaceUp } = sheet
  const filled = character.injury.inSlots
  const fromPile = returnableCount(mostRegain, tokens.exhaustion, exhaustion)
  const most = Math.min(mostRegain, filled.length + fromPile)
  return {
    question: {
      id: idOf('regain', seat),
      seat,
      decides: 'gm',
      title: 'Regain Stamina',
      asks: ['A potion, a kind word, what the story gives: ', { seat }, ' regains Stamina.'],
      rule: 'S6',
      fields: [
        { kind: 'number', key: 'points', label: ['Points'], least: 1, most: Math.max(1, most), value: 1 },
        ...slotsField('slots', 'From these slots first', filled, character),
        ...cardsField('cards', 'These cards come back first', exhaustionFaceUp, fromPile)
      ],
      commit: 'Regain',
      ...blockedBy(
        whyDead(to.sheet),
        whyNotStill(to),
        most === 0 ? say('No Stamina is spent', 'Nothing has to come back') : null
      )
    },
    command: answers => {
      const points = numberOf(answers, 'points', 1)
      const picked = slotsIn(answers, 'slots', filled)
      // Without a token on the pile only slots give something back.
      const slots = (picked.length === 0 && tokens.exhaustion === 0 ? filled : picked).slice(0, points)
      const cards = severalOf(answers, 'cards').slice(0, points - slots.length)
      return {
        type: 'regain-stamina',
        seat,
        points,
        slots,
        ...(cards.length > 0 ? { cards: [...cards] } : {}),
        reason: ''
      }
    }
  }
}

/** K11: an item of Mending takes a Harm or a Wound off a character, after a Rest. */
function mendQuestion({ sheet: { seat }, character, sheets }: OfferedTo): readonly Offer[] {
  const menders = character.equipment.items.filter(({ magic }) => magic?.card === 'mending')
  if (menders.length === 0) return []
  const heals = (['harm', 'wound'] as const).flatMap(what =>
    sheets.filter(({ tokens }) => tokens[what] > 0).map(({ seat: patient }) => ({ what, patient }))
  )
  const names = { harm: '1 Harm of ', wound: '1 Wound of ' }
  const charged = menders.filter(({ magic }) => (magic?.charges ?? 0) > 0)
  const notRested = character.moves.choices.find(({ move }) => move === 'sharpen-stitch')?.blocked
  const why =
    heals.length === 0
      ? say('No character has Harm or a Wound', 'Nothing has to be healed')
      : say('No charge is left', 'A Rest charges it again')
  return [
    {
      question: {
        id: idOf('mend', seat),
        seat,
        decides: 'gm',
        title: menders[0]?.name ?? 'Mending',
        asks: ['What does ', { seat }, ' heal? It costs 1 charge, once after a Rest.'],
        rule: 'K11',
        fields: [
          ...(menders.length > 1
            ? [
                {
                  kind: 'one' as const,
                  key: 'item',
                  label: ['With what'],
                  choices: menders.map(({ id, name }) => ({ key: id, title: [name] })),
                  chosen: (charged[0] ?? menders[0])?.id ?? null
                }
              ]
            : []),
          {
            kind: 'one',
            key: 'heals',
            label: ['What is healed'],
            choices: heals.map(({ what, patient }) => ({
              key: `${what} ${patient}`,
              title: [names[what], { seat: patient }]
            })),
            chosen: null
          }
        ],
        commit: 'Heal',
        ...blockedBy(heals.length === 0 || charged.length === 0 ? why : null, notRested)
      },
      command: answers => {
        const chosen = heals.find(({ what, patient }) => `${what} ${patient}` === oneOf(answers, 'heals'))
        return {
          type: 'mend',
          seat,
          item: oneOf(answers, 'item') ?? (charged[0] ?? menders[0])?.id ?? 'i0',
          patient: chosen?.patient ?? seat,
          heals: chosen?.what ?? 'harm'
        }
      }
    }
  ]
}

const exertions = [
  { key: 'physical', title: ['Physical'] },
  { key: 'mental', title: ['Mental'] }
] as const

/** N8: Stamina is spent by will or as a price; slots may take it. */
function expendQuestion(to: OfferedTo): Offer {
  const { sheet, character } = to
  const { seat } = sheet
  const { layOn } = character.injury
  return {
    question: {
      id: idOf('expend', seat),
      seat,
      decides: 'gm',
      title: 'Expend Stamina',
      asks: ['By will, or as a price: ', { seat }, ' expends Stamina.'],
      rule: 'N8',
      fields: [
        { kind: 'number', key: 'points', label: ['Points to expend'], least: 1, most: stamina, value: 1 },
        { kind: 'one', key: 'exertion', label: ['Kind of exertion'], choices: exertions, chosen: 'physical' },
        ...exertions.flatMap(({ key }) =>
          slotsField(`slots-${key}`, 'Slots that take it', layOn[key], character).map(field => ({
            ...field,
            when: { field: 'exertion', is: [key] }
          }))
        ),
        { kind: 'text', key: 'reason', label: ['What for'], hint: 'A climb without a rope' }
      ],
      commit: 'Expend',
      expense: { stamina: sheet.stamina, points: 1, byNumber: 'points', slots: ['slots-physical', 'slots-mental'] },
      ...blockedBy(whyNotStill(to))
    },
    command: answers => {
      const exertion = oneOf(answers, 'exertion') === 'mental' ? 'mental' : 'physical'
      const points = numberOf(answers, 'points', 1)
      return {
        type: 'expend-stamina',
        seat,
        points,
        exertion,
        slots: slotsIn(answers, `slots-${exertion}`, layOn[exertion]).slice(0, points),
        reason: textOf(answers, 'reason')
      }
    }
  }
}

/** N13: there is no way back, so that it is chosen before it is committed. */
function heroicQuestion(to: OfferedTo): Offer {
  const { sheet, character } = to
  const { seat } = sheet
  const { goHeroic } = character.injury
  return {
    question: {
      id: idOf('heroic', seat),
      seat,
      decides: 'gm',
      title: 'Heroic Stamina',
      asks: ['From then on only cards with the Stamina symbol pay for ', { seat }, '.'],
      rule: 'N13',
      fields: [
        {
          kind: 'one',
          key: 'mode',
          label: ['Stamina'],
          choices: [{ key: 'heroic', title: ['Go heroic'], grave: 'There is no way back to Lucky Stamina' }],
          chosen: null
        }
      ],
      commit: 'Go heroic',
      ...blockedBy(goHeroic, whyNotStill(to))
    },
    command: () => ({ type: 'go-heroic', seat })
  }
}

function cardsIn(answers: Answers, key: string): { readonly cards?: string[] } {
  const cards = severalOf(answers, key).slice(0, Number(oneOf(answers, 'points') ?? 1))
  return cards.length > 0 ? { cards: [...cards] } : {}
}
