import { alliesGmView } from '../allies/view'
import type { Audience } from '../../core/audience'
import {
  type Answers,
  type Choice,
  type Field,
  numberOf,
  oneOf,
  type OpenQuestion,
  severalOf,
  type Words
} from '../../core/question'
import { counted } from '../../core/text'
import { explain } from '../slices'
import { whyOutOfPlay } from '../flip/queries'
import { flipsOnPhone } from '../phones/view'
import type { Command, State } from '../state'
import { dieFaces, type DieFaces, largestDie, mostPower } from '../vocabulary'
import type { FollowUp, StruckWith } from './model'
import { type FollowUpView, followUpView, type StandingFoe } from './view'
import { idOf } from '../question-kinds'

/** The follow-up of an attack, one question at a time. The foe (FU3), the power (FU4), whom the foe strikes (FU5). Null: options come first. */
export function exchangeQuestion(state: State, open: FollowUp, audience: Audience): OpenQuestion<Command> | null {
  const view = followUpView(state, open)
  if (audience.kind === 'seat') return ownBlow(state, view, audience.seat)
  switch (view.step) {
    case 'options':
      return null
    case 'foe':
      return foeQuestion(state, view)
    case 'power':
      return powerQuestion(state, view)
    case 'answer':
      return answerQuestion(view)
  }
}

/** HA11: the player rolls their own blow once, at a foe that the players see. Of foes the player learns only the names (U10). */
function ownBlow(state: State, view: FollowUpView, seat: string): OpenQuestion<Command> | null {
  if (view.seat !== seat || view.step !== 'foe' || !flipsOnPhone(state, view.seat)) return null
  const revealed = new Set(state.foes.filter(({ revealed: isSeen }) => isSeen).map(({ id }) => id))
  const foes = view.foes.filter(({ id }) => revealed.has(id))
  return foes.length > 0 && !whyOutOfPlay(state, view.seat) ? strikeQuestion(view, foes.map(byName), []) : null
}

function foeQuestion(state: State, view: FollowUpView): OpenQuestion<Command> {
  const { allies: all } = alliesGmView(state)
  const allies = all.filter(({ deed }) => deed === null)
  const weak = view.foes.filter(({ weakness }) => weakness !== null)
  const fallen = whyOutOfPlay(state, view.seat)
  const blocked = fallen ? { blocked: explain(fallen) } : {}
  const foes = view.foes.map(foe => ({ ...foeChoice(foe, view.seat), ...blocked }))
  const letGo: Choice = { key: 'none', title: ['No blow'], lines: [['The exchange is over']] }
  return strikeQuestion(
    view,
    [...foes, letGo],
    [
      {
        kind: 'one',
        key: 'dice',
        label: ['Dice'],
        when: { field: 'foe', is: view.foes.map(({ id }) => String(id)) },
        choices: [
          { key: 'roll', title: ['The app rolls'] },
          { key: 'typed', title: ['Real dice'] }
        ],
        chosen: 'roll'
      },
      {
        kind: 'number',
        key: 'power',
        label: [`The total of ${hitWords(view.hit, view.weapons[0]?.power ?? '1')}`],
        least: 1,
        most: mostPower,
        value: view.same ?? null,
        when: { field: 'dice', is: ['typed'] }
      },
      ...weak.map(({ id, weakness }): Field => ({
        kind: 'several',
        key: `weak-${id}`,
        label: ['Weak spot'],
        when: { field: 'foe', is: [String(id)] },
        choices: [{ key: 'struck', title: ['One more d4'], lines: [[weakness ?? '']] }],
        least: 0,
        most: 1,
        chosen: []
      })),
      ...helpFields(allies)
    ]
  )
}

/** J12: an ally adds a die. */
function helpFields(allies: readonly { readonly id: number; readonly name: string }[]): readonly Field[] {
  if (allies.length === 0) return []
  return [
    {
      kind: 'one',
      key: 'help',
      label: ['An ally helps'],
      fold: 'Help of an ally',
      choices: [
        { key: 'none', title: ['No ally'] },
        ...allies.map(({ id, name }) => ({ key: String(id), title: [name] }))
      ],
      chosen: 'none'
    },
    {
      kind: 'one',
      key: 'help-die',
      label: ['The die of the ally'],
      fold: 'Help of an ally',
      when: { field: 'help', is: allies.map(({ id }) => String(id)) },
      choices: dieFaces.map(faces => ({ key: String(faces), title: [`d${faces}`] })),
      chosen: String(dieFaces[0])
    }
  ]
}

/** @param choices the foes, and other choices; the first possible one is proposed */
function strikeQuestion(view: FollowUpView, choices: readonly Choice[], more: readonly Field[]): OpenQuestion<Command> {
  const { id, seat, name, weapons, hit } = view
  const rolls = hit !== null && (hit.base === 'roll' || hit.base === 'either')
  return {
    question: {
      id: idOf('foe', id),
      seat,
      decides: 'player',
      title: name,
      asks: ['Whom does ', { seat }, ' strike?'],
      rule: 'FU3',
      fields: [
        {
          kind: 'one',
          key: 'foe',
          label: ['Which foe'],
          choices,
          chosen: choices.find(({ blocked }) => !blocked)?.key ?? null
        },
        ...(rolls && weapons.length > 1
          ? [
              {
                kind: 'one' as const,
                key: 'weapon',
                label: ['With what'],
                foldsOnPhone: true as const,
                choices: weapons.map((each, at) => ({
                  key: String(at),
                  title: [`${each.name}: ${hitWords(hit, each.power)}`]
                })),
                chosen: '0'
              }
            ]
          : []),
        ...more
      ],
      commit: 'Strike',
      commitsBy: 'foe'
    },
    command: answers =>
      oneOf(answers, 'foe') === 'none'
        ? { type: 'close-follow-up', followUp: id }
        : {
            type: 'roll-power',
            followUp: id,
            foe: Number(oneOf(answers, 'foe') ?? 0),
            power: oneOf(answers, 'dice') === 'typed' ? numberOf(answers, 'power', 1) : 'roll',
            ...struckWith(view, answers)
          }
  }
}

function struckWith({ weapons }: FollowUpView, answers: Answers): StruckWith {
  const ally = Number(oneOf(answers, 'help') ?? Number.NaN)
  const die = dieFaces.find(faces => String(faces) === oneOf(answers, 'help-die')) ?? dieFaces[0]
  const isWeak = severalOf(answers, `weak-${oneOf(answers, 'foe')}`).length > 0
  return {
    weapon: weapons[Number(oneOf(answers, 'weapon') ?? 0)]?.item ?? null,
    weakness: isWeak ? 'struck' : 'missed',
    ...(Number.isNaN(ally) ? {} : { help: { ally, die: die as DieFaces } })
  }
}

function byName({ id, name }: Pick<StandingFoe, 'id' | 'name'>): Choice {
  return { key: String(id), title: [name], commits: [`Strike ${name}`] }
}

function foeChoice({ id, name, engaged, tiedBy, stamina }: StandingFoe, seat: string): Choice {
  const fights = standing(engaged, tiedBy, seat)
  const lines: readonly Words[] = [[...fights, `${fights.length > 0 ? ' · ' : ''}${stamina} Stamina`]]
  return { ...byName({ id, name }), lines }
}

function standing(engaged: StandingFoe['engaged'], tiedBy: string | null, seat: string): Words {
  if (tiedBy) return [`tied up by ${tiedBy}`]
  if (engaged === null) return []
  return engaged === seat ? ['engaged with this character'] : ['engaged with ', { seat: engaged }]
}

/** The next blow in words: "d6, halved", "1, no die". */
function hitWords(hit: FollowUpView['hit'], weapon: string): string {
  if (!hit) return ''
  const base = { roll: weapon, either: `${weapon}, or 1`, one: '1', none: '', same: 'as much as before' }[hit.base]
  const dice = [base, ...hit.dice.map(sides => `d${sides}`)].filter(Boolean).join(' + ')
  return [dice, hit.halved ? 'halved' : ''].filter(Boolean).join(', ')
}

/** FU4: the blow lands with the rolled power, crosses out an armour square, or is rolled again. */
function powerQuestion(state: State, view: FollowUpView): OpenQuestion<Command> | null {
  const { id, seat, name, rolled, more } = view
  if (!rolled) return null
  const fallen = whyOutOfPlay(state, seat)
  const blocked = fallen ? { blocked: explain(fallen) } : {}
  const then = more > 0 ? [[`Then ${counted(more, 'more blow')}`]] : []
  const choices: readonly Choice[] = [
    {
      key: 'apply',
      title: [`${rolled.name} loses ${rolled.stamina - rolled.staminaAfter} Stamina`],
      lines: rolled.staminaAfter === 0 ? [[`${rolled.name} is subdued`], ...then] : then,
      stamina: { now: rolled.stamina, after: rolled.staminaAfter }
    },
    ...(rolled.openSquares > 0
      ? [
          {
            key: 'square',
            title: ['Cross out a square'],
            lines: [[`One of ${counted(rolled.openSquares, 'armour square')} takes it all`], ...then],
            stamina: { now: rolled.stamina, after: rolled.stamina }
          }
        ]
      : []),
    { key: 'again', title: ['Roll again'], ...blocked },
    { key: 'typed', title: ['Another number'], lines: [['The dice on the table show it']], ...blocked }
  ]
  return {
    question: {
      id: idOf('power', id),
      seat,
      decides: 'gm',
      title: name,
      asks: [`A hit of ${rolled.power} on ${rolled.name}${rolled.sum ? ` (${rolled.sum})` : ''}`],
      rule: 'FU4',
      fields: [
        { kind: 'one', key: 'does', label: ['What it does'], choices, chosen: 'apply' },
        {
          kind: 'number',
          key: 'power',
          label: ['Attack power'],
          least: 1,
          most: mostPower,
          value: null,
          when: { field: 'does', is: ['typed'] }
        }
      ],
      commit: 'Apply',
      commitsBy: 'does'
    },
    command: answers => {
      const does = oneOf(answers, 'does')
      if (does !== 'again' && does !== 'typed')
        return { type: 'apply-power', followUp: id, square: does === 'square' ? 'cross-out' : 'keep' }
      const held: StruckWith = rolled.with ?? { weapon: null, weakness: 'missed' }
      return {
        type: 'roll-power',
        followUp: id,
        foe: rolled.foe,
        power: does === 'typed' ? numberOf(answers, 'power', rolled.power) : 'roll',
        ...held
      }
    }
  }
}

/** FU5, TW7: whom the foe strikes, which foes strike together, and with which die. */
function answerQuestion(view: FollowUpView): OpenQuestion<Command> {
  const { id, seat, name, owed, foes, targets } = view
  const untied = foes.filter(({ tiedBy }) => !tiedBy)
  const together = untied.filter((foe, at) => at === 0 || foe.engaged === seat).map(foe => String(foe.id))
  const isChoiceOfFoes = foes.length > 1 || untied.length === 0
  const up = targets.find(({ down }) => !down)
  /** Which of several foes strike is chosen below. */
  const strikes = isChoiceOfFoes || !foes[0] ? 'The foes strike ' : `${foes[0].name} strikes `
  return {
    question: {
      id: idOf('answer', id),
      seat,
      decides: 'gm',
      title: 'The foe answers',
      asks: [`${name}. ${owed ? 'The GM’s move: a foe strikes' : 'The foe answers'}. Whom does it strike?`],
      rule: 'FU5',
      fields: [
        {
          kind: 'one',
          key: 'target',
          label: ['Whom the foe strikes'],
          choices: [
            ...targets.map(target => ({ ...targetChoice(view, target), commits: [strikes, { seat: target.seat }] })),
            { key: 'none', title: ['No answer'], lines: [['The exchange is over']], commits: ['No answer'] }
          ],
          chosen: up ? up.seat : null
        },
        ...(isChoiceOfFoes
          ? [
              {
                kind: 'several' as const,
                key: 'foes',
                label: ['Who strikes'],
                when: { field: 'target', is: targets.map(target => target.seat as string) },
                choices: foes.map(foe => ({
                  key: String(foe.id),
                  title: [foe.name],
                  ...(foe.tiedBy ? { lines: [[`tied up by ${foe.tiedBy}`]] } : {})
                })),
                least: 1,
                most: foes.length,
                chosen: together
              }
            ]
          : []),
        {
          kind: 'one',
          key: 'die',
          label: [foes.length > 1 ? 'The die of the first' : 'The die'],
          when: { field: 'target', is: targets.map(target => target.seat as string) },
          choices: [
            { key: 'roll', title: ['The app rolls'] },
            { key: 'typed', title: ['Real dice'] },
            { key: 'none', title: ['No die: 1 for each foe'] }
          ],
          chosen: view.noDie ? 'none' : 'roll'
        },
        {
          kind: 'number',
          key: 'shows',
          label: ['The die shows'],
          least: 1,
          most: largestDie,
          value: null,
          when: { field: 'die', is: ['typed'] }
        }
      ],
      commit: 'Strike',
      commitsBy: 'target'
    },
    command: answers => {
      const target = targets.find(each => each.seat === oneOf(answers, 'target'))
      if (!target) return { type: 'close-follow-up', followUp: id }
      const die = oneOf(answers, 'die')
      return {
        type: 'answer-attack',
        followUp: id,
        foes: (isChoiceOfFoes ? severalOf(answers, 'foes') : together).map(Number),
        seat: target.seat,
        die: die === 'typed' ? numberOf(answers, 'shows', 1) : die === 'none' ? 'none' : 'roll'
      }
    }
  }
}

function targetChoice(
  { seat: lead, due }: FollowUpView,
  { seat, stamina, down }: FollowUpView['targets'][number]
): Choice {
  if (down)
    return {
      key: seat,
      title: [{ seat }],
      blocked: { message: [{ seat }, ' is incapacitated'], remedy: ['Choose another character'] }
    }
  const part =
    seat === lead
      ? due && !due.includes(seat)
        ? 'made the move, struck already'
        : due
          ? 'made the move'
          : ''
      : due?.includes(seat)
        ? 'helped, suffers it too'
        : ''
  return { key: seat, title: [{ seat }], lines: part ? [[part]] : [], stamina: { now: stamina, after: stamina } }
}
