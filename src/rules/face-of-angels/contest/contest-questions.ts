import { type Answers, type Field, oneOf, textOf, type Words } from '../../core/question'
import { numberWord } from '../../core/text'
import { currentAct } from '../acts/current-act'
import { cardsTooMany, participants } from '../deck/hands'
import { nameOf } from '../names'
import { actingOf, protagonistOf } from '../record/protagonists'
import { bringable } from '../own'
import { type AngelsQuestion, blockedBy, question } from '../question'
import { relationshipOf } from '../record/relationships'
import type { ActingSide } from '../shapes'
import type { State } from '../state'
import { longest, type Pace, type Participant, type RelationshipId } from '../vocabulary'
import { limitsAsked, areLimitsOpen, tricksForBroke } from './contests'
import { jackWhoMayDraw } from './extra-cards'
import type { Contest, Contestant, StakesHalf } from './model'
import { idOf } from '../question-kinds'

/** The contestant by the name that all know for that side. */
export function contestantName({ who, acting }: Contestant): Words {
  return [acting?.as === 'other' ? acting.name : nameOf(who)]
}

/** What a half of the stakes hangs on: "If the Dean wins". */
function ifWins(contest: Contest, half: StakesHalf): Words {
  return ['If ', ...contestantName(contest[half === 'ifWin' ? 'initiator' : 'respondent']), ' wins']
}

/** Who acts for a participant: the fields, and what their answers mean. Rule A9. */
interface ActingFields {
  readonly fields: readonly Field[]
  actingIn(answers: Answers): ActingSide
}

/** @param asWorld the World may act under its own name @param fold the fields lie in a fold of this name */
export function actingFields(
  state: State,
  who: Participant,
  { asWorld = false, fold }: { readonly asWorld?: boolean; readonly fold?: string } = {}
): ActingFields {
  const now = actingOf(state, who)
  const nowAs = now.as === 'other' && (asWorld || now.name !== 'The World') ? now.name : null
  const known =
    who === 'world'
      ? state.relationships.filter(({ kind }) => kind === 'foe').map(({ name }) => name)
      : state.slices.filter(({ seat }) => seat === who).map(({ name }) => name)
  const names = [...new Set([...(nowAs === null ? [] : [nowAs]), ...known])]
  const others = names.map((name, at) => ({ key: `other-${at + 1}`, name }))
  const proposed = others.find(({ name }) => name === nowAs)?.key ?? (who === 'world' ? null : 'protagonist')
  const lies = fold === undefined ? {} : { fold }
  return {
    fields: [
      {
        kind: 'one',
        key: 'acting',
        label: ['Who acts'],
        choices: [
          ...(who === 'world' ? [] : [{ key: 'protagonist', title: [nameOf(who)] }]),
          ...others.map(({ key, name }) => ({ key, title: [name] })),
          { key: 'named', title: ['Another character'] }
        ],
        chosen: names.length === 0 && who === 'world' ? 'named' : proposed,
        ...lies
      },
      {
        kind: 'text',
        key: 'acting-name',
        label: ['Name'],
        hint: 'Warden Brask',
        needed: true,
        most: longest.name,
        when: { field: 'acting', is: ['named'] },
        ...lies
      }
    ],
    actingIn(answers) {
      const chosen = oneOf(answers, 'acting')
      if (chosen === 'protagonist') return { as: 'protagonist' }
      const name = others.find(({ key }) => key === chosen)?.name ?? textOf(answers, 'acting-name')
      return { as: 'other', name }
    }
  }
}

/** Whom a participant plays in the scene that is told; a contest begins with that character. Rule A9. */
export function playsQuestion(state: State, who: Participant): AngelsQuestion {
  const now = actingOf(state, who)
  const { fields, actingIn } = actingFields(state, who)
  const unnamed = now.as === 'other' && now.name === 'The World'
  const name = now.as === 'protagonist' ? 'the protagonist' : unnamed ? 'no name yet' : now.name
  return question({
    id: idOf('plays', who),
    who,
    title: `In this scene: ${name}`,
    asks: ['Whom does ', nameOf(who), ' play in this scene?'],
    rule: 'A9',
    fields,
    commit: 'Play this character',
    offered: true,
    command: answers => ({ type: 'play-as', who, acting: actingIn(answers) })
  })
}

/** Outside a contest, with every hand at its size, each participant may call one. Rule A12. */
export function callQuestion(state: State, who: Participant): AngelsQuestion | null {
  const all = participants(state)
  if (!state.started || state.contest || all.some(one => cardsTooMany(state, one) !== 0)) return null
  const { fields, actingIn } = actingFields(state, who)
  const isAce = protagonistOf(state, who)?.personality === 'ace'
  return question({
    id: idOf('call', who, state.numbers.contest),
    who,
    title: 'Call a contest',
    asks: [nameOf(who), ' calls a contest'],
    rule: 'A12',
    fields: [
      ...fields,
      {
        kind: 'one',
        key: 'against',
        label: ['Against whom'],
        choices: all.filter(one => one !== who).map(one => ({ key: one, title: [nameOf(one)] })),
        chosen: null
      },
      ...(isAce ? [brokeField] : [])
    ],
    commit: 'Call the contest',
    offered: true,
    command: answers => ({
      type: 'call-contest',
      who,
      acting: actingIn(answers),
      respondent: (oneOf(answers, 'against') ?? who) as Participant,
      kind:
        isAce && actingIn(answers).as === 'protagonist' && oneOf(answers, 'kind') === 'broke'
          ? 'going-for-broke'
          : 'ordinary'
    })
  })
}

const brokeField: Field = {
  kind: 'one',
  key: 'kind',
  label: ['How'],
  when: { field: 'acting', is: ['protagonist'] },
  choices: [
    { key: 'ordinary', title: ['An ordinary contest'] },
    {
      key: 'broke',
      title: ['Go for broke'],
      lines: [['Exactly three tricks, and the majority wins. If the Ace loses all three, both win their stakes']]
    }
  ],
  chosen: 'ordinary'
}

/** The respondent says who acts. Rule A12. */
export function stepUpQuestion(state: State, contest: Contest, who: Participant): AngelsQuestion {
  const { fields, actingIn } = actingFields(state, who)
  return question({
    id: idOf('step-up', who, contest.serial),
    who,
    title: 'A contest is called',
    asks: [...contestantName(contest.initiator), ' calls a contest against ', nameOf(who)],
    rule: 'A12',
    fields,
    commit: 'Answer the call',
    command: answers => ({ type: 'step-up', who, acting: actingIn(answers) })
  })
}

/** The initiator says what either victory would mean. Rule A12. */
export function stakesQuestion(state: State, contest: Contest, who: Participant): AngelsQuestion {
  return question({
    id: idOf('stakes', who, contest.serial),
    who,
    title: 'Set the stakes',
    asks: [nameOf(who), ' sets the stakes'],
    rule: 'A12',
    fields: [stakesField(contest, 'ifWin'), stakesField(contest, 'ifLose')],
    notes: [[currentAct(state).stakes]],
    commit: 'Offer these stakes',
    command: answers => ({
      type: 'set-stakes',
      who,
      ifWin: textOf(answers, 'ifWin'),
      ifLose: textOf(answers, 'ifLose')
    })
  })
}

function stakesField(contest: Contest, half: StakesHalf): Field {
  return {
    kind: 'text',
    key: half,
    label: ifWins(contest, half),
    hint: contest.stakes[half] || (half === 'ifWin' ? 'The gate opens' : 'A season of work is owed'),
    needed: true,
    long: true,
    most: longest.words
  }
}

/** One turn of the negotiation: take the stakes and set the pace, or change exactly one condition. Rule A13. */
export function negotiationQuestion(contest: Contest, who: Participant): AngelsQuestion {
  const isBroke = contest.kind === 'going-for-broke'
  const isBlocked = areLimitsOpen(limitsAsked(contest), contest)
  const change = (half: StakesHalf) => ({ key: half, title: ['Change “', ...ifWins(contest, half), '”'] })
  return question({
    id: idOf('negotiate', who, `${contest.serial}.${contest.offers.length}`),
    who,
    title: 'The stakes',
    asks: [nameOf(who), ' accepts or changes the stakes'],
    rule: 'A13',
    fields: [
      {
        kind: 'one',
        key: 'does',
        label: ['The answer'],
        choices: [
          {
            key: 'accept',
            title: ['Accept these stakes'],
            ...(isBroke ? { lines: [[`Going for broke: exactly ${numberWord(tricksForBroke)} tricks`]] } : {}),
            ...(isBlocked ? { blocked: blockedBy({ because: 'limits-open' }) } : {})
          },
          change('ifWin'),
          change('ifLose')
        ],
        chosen: isBlocked ? null : 'accept'
      },
      ...(isBroke ? [] : [paceField]),
      ...(['ifWin', 'ifLose'] as const).map(half => ({
        ...stakesField(contest, half),
        label: [...ifWins(contest, half), ', instead'],
        when: { field: 'does', is: [half] }
      }))
    ],
    commit: 'Answer',
    commitsBy: 'does',
    command(answers) {
      const does = oneOf(answers, 'does')
      if (does === 'ifWin' || does === 'ifLose')
        return { type: 'change-condition', who, condition: does, words: textOf(answers, does) }
      const pace = isBroke ? tricksForBroke : (Number(oneOf(answers, 'pace')) as Pace)
      return { type: 'accept-stakes', who, pace }
    }
  })
}

const paceField: Field = {
  kind: 'one',
  key: 'pace',
  label: ['Tricks to win'],
  when: { field: 'does', is: ['accept'] },
  choices: [1, 2, 3].map(pace => ({ key: String(pace), title: [['One', 'Two', 'Three'][pace - 1] ?? ''] })),
  chosen: '2'
}

/** The prologue's checklist: people judge it, and the program remembers who has confirmed. Rule A13b. */
export function limitsQuestion(contest: Contest, who: Participant): AngelsQuestion {
  return question({
    id: idOf('limits', who, `${contest.serial}.${contest.offers.length}`),
    who,
    title: 'The limits of the prologue',
    asks: ['Do the stakes keep the limits of the prologue?'],
    rule: 'A13b',
    fields: [],
    notes: [
      ['The stakes decide about one person’s fate at most'],
      ['No other protagonist dies or becomes another person'],
      ['No character leaves another player’s slice']
    ],
    commit: 'Yes, they do',
    command: () => ({ type: 'confirm-limits', who })
  })
}

/** A friend or a foe comes in, and a card is drawn. Rules A30, A31. */
export function bringQuestion(state: State, who: Participant): AngelsQuestion | null {
  const { contest } = state
  const may = bringable(state, who).flatMap(id => relationshipOf(state, id) ?? [])
  if (!contest || may.length === 0) return null
  return question({
    id: idOf('bring', who, `${contest.serial}.${contest.brought.length}`),
    who,
    title: 'Bring in a friend or a foe',
    asks: [nameOf(who), ' brings in a friend or a foe'],
    rule: 'A30',
    fields: [
      {
        kind: 'one',
        key: 'relationship',
        label: ['Who comes in'],
        choices: may.map(({ id, name, kind, seat }) => ({
          key: id,
          title: [name],
          lines: [[`A ${kind}: `, nameOf(kind === 'friend' ? seat : 'world'), ' draws 1 card']]
        })),
        chosen: null
      }
    ],
    commit: 'Bring in',
    commitsBy: 'relationship',
    offered: true,
    command: answers => ({
      type: 'bring-relationship',
      who,
      relationship: (oneOf(answers, 'relationship') ?? '') as RelationshipId
    })
  })
}

/** A Jack's field comes into play. Rule A32. */
export function jackQuestion(state: State, who: Participant): AngelsQuestion | null {
  const { contest } = state
  if (!contest || !jackWhoMayDraw(state, who).ok) return null
  const area = protagonistOf(state, who)?.area
  return question({
    id: idOf('jack', who, contest.serial),
    who,
    title: 'The field of the Jack',
    asks: ['This touches the field of ', nameOf(who), area ? `: ${area}` : ''],
    rule: 'A32',
    fields: [],
    commit: 'Draw 1 card',
    offered: true,
    command: () => ({ type: 'draw-as-jack', who })
  })
}
