import { type Answers, type Choice, type Field, numberOf, oneOf, type OpenQuestion, textOf } from '../../core/question'
import { type Explanation, say } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import { capitalised, counted } from '../../core/text'
import type { Command } from '../state'
import { longestText } from '../vocabulary'
import type { GmView } from '../view'
import { type GmMoveKind, type JourneyUse, shadowPrice, type ShadowUse, shadowUses } from './prices'
import type { OfferedTo } from '../offer'
import { payWords } from '../shadow/pool'
import { idOf } from '../question-kinds'

type Offer = OpenQuestion<Command, null>
type Shadow = GmView['shadow']

/** Characters of a reason; that of a trait joins the foe's note. */
const longestReason = 120

/** Z1, Z5, J8: what the Game Master does with the own moves and points. */
export function gmEconomyQuestions(view: GmView): readonly Offer[] {
  return [gmMoveQuestion(view), shadowQuestion(view), journeyQuestion(view)]
}

/** Whom "Deal damage" strikes: the player of the oldest owed move. Null without one, and where it is not among the newest. */
export function damageSeat({ gmMovesOwed: { count, newest } }: Pick<GmView, 'gmMovesOwed'>): SeatId | null {
  return count > newest.length ? null : (newest[0]?.seat ?? null)
}

/** Z5: one of the eleven kinds, or while one is owed any other in own words (H8). */
function gmMoveQuestion(view: GmView): Offer {
  const { economy, gmMovesOwed } = view
  const kinds: readonly Choice[] = economy.gmMoves.map(({ kind, name }) => ({
    key: kind,
    title: [name],
    ...(kind === 'damage' ? damage(view) : {})
  }))
  const own: Choice = { key: 'own', title: ['Another move'], lines: [['Its words are the move']] }
  return {
    question: {
      id: idOf('gm-move'),
      seat: null,
      decides: 'gm',
      title: 'A GM move',
      asks: [gmMovesOwed.count > 0 ? `Which move do you make? ${gmMovesOwed.count} owed.` : 'Which move do you make?'],
      rule: 'Z5',
      fields: [
        {
          kind: 'one',
          key: 'kind',
          label: ['The move'],
          choices: gmMovesOwed.count > 0 ? [...kinds, own] : kinds,
          chosen: null
        },
        {
          kind: 'text',
          key: 'what',
          label: ['What happens, for the log'],
          hint: 'The tide takes the lantern',
          most: longestText
        }
      ],
      commit: 'Make it',
      commitsBy: 'kind'
    },
    command: answers =>
      oneOf(answers, 'kind') === 'own'
        ? { type: 'make-gm-move', move: textOf(answers, 'what') || null }
        : {
            type: 'play-gm-move',
            kind: (oneOf(answers, 'kind') ?? 'escalate') as GmMoveKind,
            what: textOf(answers, 'what')
          }
  }
}

/** FU6: where a foe may still answer a cross, its blow is the answer, and that pays the move. */
function damage(view: GmView): Partial<Choice> {
  const seat = damageSeat(view)
  const isAnswered = view.followUps.some(each => each.owed && each.answers && each.seat === seat)
  if (seat === null) return { lines: [['The blow follows']] }
  return isAnswered
    ? {
        blocked: {
          ...say(['A foe may still answer ', { seat }], 'Choose there which foe strikes', 'still-open'),
          rule: 'FU6'
        }
      }
    : { lines: [['The blow on ', { seat }, ' follows']] }
}

/** Z1–Z3, K9: each use of Shadow with its price, and what it needs besides. */
function shadowQuestion(view: GmView): Offer {
  const { economy, shadow } = view
  const { claims } = economy
  return {
    question: {
      id: idOf('shadow'),
      seat: null,
      decides: 'gm',
      title: 'Spend Shadow',
      asks: [`What does Shadow buy? ${shadow.free} free, ${shadow.circled} circled.`],
      rule: 'Z1',
      fields: [
        { kind: 'one', key: 'use', label: ['What Shadow buys'], choices: shadowChoices(view), chosen: null },
        ...foeFields(view),
        {
          kind: 'one',
          key: 'victim',
          label: ['Who is struck'],
          when: { field: 'use', is: strikes },
          choices: view.encounter.scene.map(({ seat }) => ({ key: seat, title: [{ seat }] })),
          chosen: null
        },
        claimField(claims, 'byShadow'),
        ...countFields(shadow),
        {
          kind: 'text',
          key: 'what',
          label: ['Reason'],
          hint: 'Waist-deep in the flood',
          when: { field: 'use', is: shadowUses.flatMap(({ id }) => (id === 'unknown-benefactor' ? [] : [id])) },
          most: Math.max(1, Math.min(longestReason, ...view.foes.map(({ note }) => longestText - note.length - 2)))
        },
        ...fromFields(shadow)
      ],
      commit: 'Spend Shadow',
      commitsBy: 'use'
    },
    command: answers => shadowCommand(view, answers)
  }
}

/** Uses that strike one character at once. */
const strikes: readonly ShadowUse[] = ['trap', 'strike-first']
const isForFoe = (use: ShadowUse): boolean => use.startsWith('foe-') || use.startsWith('monster-')

function shadowChoices(view: GmView): readonly Choice[] {
  return view.economy.shadowOffers.map(({ use, name, how, cost, per, blocked }) => {
    const why = blocked ?? whyNoUse(view, use)
    return {
      key: use,
      title: [`${name}: ${cost} Shadow${per !== null && !isForFoe(use) ? ` for each ${per}` : ''}`],
      lines: [[how]],
      ...(why ? { blocked: why } : {})
    }
  })
}

/** What is missing besides the points; null: nothing. */
function whyNoUse({ economy: { claims }, foes, encounter }: GmView, use: ShadowUse): Explanation | null {
  if (use === 'unknown-benefactor') return claims.length === 0 ? noClaim : null
  if (strikes.includes(use))
    return encounter.scene.length === 0 ? say('No living character is there', 'Add a seat first', 'seats') : null
  if (!isForFoe(use)) return null
  const standing = foes.filter(({ subdued }) => !subdued)
  if (standing.length === 0) return say('There are no foes yet', 'Add some first', 'foes')
  const whys = standing.map(foe => whyNoUpgrade(foe, use))
  return whys.includes(null) ? null : (whys[0] ?? null)
}

const noClaim = say('No claim is open', 'A player calls it in with the card')

function whyNoUpgrade({ upgrades }: GmView['foes'][number], use: ShadowUse): Explanation | null {
  return upgrades.find(each => each.use === use)?.blocked ?? null
}

/** Z2: the foe that an upgrade makes stronger. */
function foeFields({ foes }: GmView): readonly Field[] {
  const standing = foes.filter(({ subdued }) => !subdued)
  return shadowUses
    .filter(({ id }) => isForFoe(id) && standing.length > 0)
    .map(({ id }) => {
      const possible = standing.filter(foe => whyNoUpgrade(foe, id) === null)
      return {
        kind: 'one',
        key: `foe ${id}`,
        label: ['Which foe'],
        when: { field: 'use', is: [id] },
        choices: standing.map(foe => {
          const why = whyNoUpgrade(foe, id)
          return { key: String(foe.id), title: [foe.name], ...(why ? { blocked: why } : {}) }
        }),
        chosen: possible.length === 1 ? String(possible[0]?.id) : null
      }
    })
}

/** O23: the claims of Unknown Benefactor that wait for a payment. */
function claimField(claims: GmView['economy']['claims'], by: 'byJourney' | 'byShadow'): Field {
  return {
    kind: 'one',
    key: 'claim',
    label: ['Which claim'],
    when: { field: 'use', is: ['unknown-benefactor'] },
    choices: claims.map(each => ({
      key: String(each.claim),
      title: [{ seat: each.seat }, `: ${each.authority || 'an authority'}`],
      ...(each[by] ? { blocked: each[by] } : {})
    })),
    chosen: claims.length === 1 && claims[0]?.[by] === null ? String(claims[0].claim) : null
  }
}

/** Uses that are sold by the level or point. */
const countedUses = shadowUses.filter(({ id, most }) => most > 1 && !isForFoe(id))

/** How much of it is bought, as far as the points of the chosen way of paying go. */
function countFields({ free, circled }: Shadow): readonly Field[] {
  return countedUses.flatMap(({ id, cost, per, most }): readonly Field[] => {
    const unit = capitalised(per ?? '')
    const field = (key: string, has: number): Field & { readonly kind: 'number' } => ({
      kind: 'number',
      key,
      label: [/power$/.test(unit) ? unit : `${unit}s`],
      when: { field: 'use', is: [id] },
      least: 1,
      most: Math.max(1, Math.min(most, Math.floor(has / cost))),
      value: 1
    })
    const paidFrom = (from: string) => [
      { field: 'use', is: [id] },
      { field: fromKey(cost), is: [from] }
    ]
    if (circled === 0) return [field(`count ${id}`, free)]
    return [
      { ...field(`count ${id}`, free + circled), when: paidFrom('circled') },
      { ...field(`free ${id}`, free), when: paidFrom('free') }
    ]
  })
}

const fromKey = (cost: number): string => `from ${cost}`

/** H6: circled points first, or free points alone. There is a field for each price: free points may be too few for it. */
function fromFields({ free, circled }: Shadow): readonly Field[] {
  if (circled === 0) return []
  const payable = shadowUses.filter(({ id }) => id !== 'unknown-benefactor')
  return [...new Set(payable.map(({ cost }) => cost))].map(cost => ({
    kind: 'one',
    key: fromKey(cost),
    label: ['Which points'],
    fold: 'Which points',
    when: { field: 'use', is: payable.filter(each => each.cost === cost).map(({ id }) => id) },
    choices: [
      { key: 'circled', title: [`${payWords.circled} (${circled})`] },
      {
        key: 'free',
        title: [`${payWords.free} (${free})`],
        ...(free < cost
          ? {
              blocked: {
                ...say(`Only ${free} free Shadow is there`, 'Spend the circled points first'),
                near: { field: fromKey(cost) }
              }
            }
          : {})
      }
    ],
    chosen: 'circled'
  }))
}

function shadowCommand({ shadow: { circled }, encounter }: GmView, answers: Answers): Command {
  const use = (oneOf(answers, 'use') ?? 'disadvantage') as ShadowUse
  if (use === 'unknown-benefactor') return { type: 'pay-claim', claim: Number(oneOf(answers, 'claim')), with: 'shadow' }
  const from = circled > 0 && oneOf(answers, fromKey(shadowPrice(use, 1))) !== 'free' ? 'circled' : 'free'
  const what = textOf(answers, 'what')
  if (isForFoe(use)) {
    const foe = Number(oneOf(answers, `foe ${use}`))
    return { type: 'upgrade-foe', foe, use: use as Extract<Command, { type: 'upgrade-foe' }>['use'], from, note: what }
  }
  const count = numberOf(answers, from === 'free' && circled > 0 ? `free ${use}` : `count ${use}`, 1)
  const struck = strikes.includes(use)
    ? encounter.scene.find(({ seat }) => seat === oneOf(answers, 'victim'))
    : undefined
  return { type: 'buy-with-shadow', use, count, from, seat: struck?.seat ?? null, what }
}

/** J8, K9: what one Journey point buys. */
function journeyQuestion({ economy: { journey, journeyOffers, claims }, sheets }: GmView): Offer {
  const dead = sheets.filter(sheet => sheet.dead)
  const listedUses = journeyOffers
    .map(({ use }) => use)
    .filter(use => use !== 'unknown-benefactor' && use !== 'arrival')
  return {
    question: {
      id: idOf('journey'),
      seat: null,
      decides: 'gm',
      title: 'Spend a Journey point',
      asks: [`What does a Journey point buy? ${journey} ${journey === 1 ? 'is' : 'are'} there.`],
      rule: 'J8',
      fields: [
        {
          kind: 'one',
          key: 'use',
          label: ['What 1 Journey point buys'],
          choices: journeyOffers.map(({ use, name, how, blocked }): Choice => {
            const why = blocked ?? (use === 'unknown-benefactor' && claims.length === 0 ? noClaim : null)
            return { key: use, title: [name], lines: [[how]], ...(why ? { blocked: why } : {}) }
          }),
          chosen: null
        },
        {
          kind: 'one',
          key: 'returns',
          label: ['Who returns'],
          when: { field: 'use', is: ['back-to-life'] },
          choices: dead.map(({ seat }) => ({ key: seat, title: [{ seat }] })),
          chosen: dead.length === 1 ? (dead[0]?.seat ?? null) : null
        },
        claimField(claims, 'byJourney'),
        {
          kind: 'text',
          key: 'who',
          label: ['Who comes'],
          hint: 'Old Marrow, the ferryman',
          when: { field: 'use', is: ['arrival'] }
        },
        {
          kind: 'text',
          key: 'what',
          label: ['What is told'],
          hint: 'The drowned bell rings by itself',
          when: { field: 'use', is: listedUses }
        }
      ],
      commit: 'Spend it',
      commitsBy: 'use'
    },
    command: answers => {
      const use = (oneOf(answers, 'use') ?? 'spark') as JourneyUse
      if (use === 'unknown-benefactor')
        return { type: 'pay-claim', claim: Number(oneOf(answers, 'claim')), with: 'journey' }
      const seat = sheets.find(each => each.seat === oneOf(answers, 'returns'))?.seat ?? null
      return {
        type: 'spend-journey',
        use,
        seat: use === 'back-to-life' ? seat : null,
        what: textOf(answers, use === 'arrival' ? 'who' : 'what')
      }
    }
  }
}

/** K9, O23: Unknown Benefactor: who is accused, and whether the Game Master pays now or once there are points. */
export function accuseQuestion({ sheet: { seat }, character }: OfferedTo): readonly OpenQuestion<Command>[] {
  if (!character.moves.owned.some(({ move }) => move === 'unknown-benefactor')) return []
  return [
    {
      question: {
        id: idOf('accuse', seat),
        seat,
        decides: 'gm',
        title: 'Accuse an authority',
        asks: ['Whom does ', { seat }, ' accuse?'],
        rule: 'K9',
        fields: [
          {
            kind: 'text',
            key: 'authority',
            label: ['Which authority is accused'],
            hint: 'The harbour guild',
            needed: true
          },
          {
            kind: 'one',
            key: 'pays',
            label: ['What the Game Master pays'],
            choices: [
              { key: 'journey', title: ['1 Journey point'], lines: [['The player keeps the card']] },
              {
                key: 'shadow',
                title: [`${shadowPrice('unknown-benefactor', 1)} Shadow`],
                lines: [['The player loses the card']]
              }
            ],
            chosen: null
          }
        ],
        commit: 'Accuse',
        notes: [['Without enough points the claim waits until it can be paid.']]
      },
      command: answers => ({
        type: 'accuse',
        seat,
        authority: textOf(answers, 'authority'),
        gmPays: oneOf(answers, 'pays') === 'shadow' ? 'shadow' : 'journey'
      })
    }
  ]
}

/** Y1, Y3: a quiet day begins in town or outside, another one costs a Journey point, and a day ends. */
export function dayQuestion({ sheet: { seat }, day, gm }: OfferedTo): OpenQuestion<Command> {
  const standing = gm?.foes.filter(({ subdued }) => !subdued).length ?? 0
  const secondDay = gm?.secondDay ?? null
  const grave = standing > 0 ? { grave: `${counted(standing, 'foe')} still standing` } : {}
  const choices: readonly Choice[] = day
    ? [
        { key: 'end', title: ['End the day'] },
        {
          key: 'another',
          title: ['Another day'],
          lines: [['1 Journey point']],
          ...(secondDay ? { blocked: secondDay } : {})
        }
      ]
    : [
        { key: 'town', title: ['A day in town'], lines: [['Moves marked DAY and TOWN']], ...grave },
        { key: 'outside', title: ['A day outside a town'], lines: [['Moves marked DAY']], ...grave }
      ]
  return {
    question: {
      id: idOf('day', seat),
      seat,
      decides: 'gm',
      title: 'A quiet day',
      asks: [
        day
          ? 'Each character makes one move marked DAY.'
          : 'In a quiet time of the story each character makes one move marked DAY.'
      ],
      rule: 'Y1',
      fields: [
        { kind: 'one', key: 'does', label: ['What happens'], choices, chosen: day || standing > 0 ? null : 'town' }
      ],
      commit: 'Begin the day',
      commitsBy: 'does'
    },
    command: answers => {
      const does = oneOf(answers, 'does')
      if (does === 'end') return { type: 'end-day' }
      if (does === 'another') return { type: 'spend-journey', use: 'second-day', seat: null, what: '' }
      return { type: 'begin-day', place: does === 'outside' ? 'outside' : 'town' }
    }
  }
}
