import { type Field, oneOf, textOf, type Words } from '../../core/question'
import type { SeatId } from '../../core/seat'
import type { AskedStep } from '../asked'
import { currentAct } from '../acts/current-act'
import type { Contest } from '../contest/model'
import type { Outcome } from '../contest/shapes'
import { nameOf, outcomeWords } from '../names'
import { type AngelsQuestion, blockedBy, question } from '../question'
import type { Relationship } from '../record/model'
import { protagonistOf } from '../record/protagonists'
import { relationshipOf } from '../record/relationships'
import type { State } from '../state'
import { type FateChoice, longest, type Participant, realmNames, type Suit, suits } from '../vocabulary'
import { expectBothWin, asksRealm, fatesFor, mostRealms } from './choices'
import { idOf } from '../question-kinds'

/** A super-trump changes its protagonist for good. Rules A33, A34. */
export function transformationQuestion(
  state: State,
  contest: Contest,
  { of, choices }: Extract<AskedStep, { kind: 'transformation' }>,
  who: Participant
): AngelsQuestion {
  const held = protagonistOf(state, of)?.trumps?.map(({ suit }) => suit) ?? []
  const keys = choices.map(({ effect }, at) => ({ key: `choice-${at + 1}`, effect }))
  const isFull = (effect: string): boolean =>
    held.length >= suits.length || (effect === 'second-trump' && held.length >= mostRealms)
  const withRealm = keys.filter(({ effect }) => asksRealm(effect)).map(({ key }) => key)
  return question({
    id: idOf('transformation', who, contest.serial),
    who,
    title: 'A transformation',
    asks: ['How is ', nameOf(of), ' transformed?'],
    rule: 'A34',
    fields: [
      {
        kind: 'one',
        key: 'change',
        label: ['The transformation'],
        choices: [
          ...choices.map(({ words, effect }, at) => ({
            key: `choice-${at + 1}`,
            title: [words],
            ...(effect === 'powers-lost'
              ? { grave: 'The powers never come back', asksAgain: 'The powers never come back' }
              : {}),
            ...(asksRealm(effect) && isFull(effect) ? { blocked: blockedBy({ because: 'realms-full' }) } : {})
          })),
          { key: 'own', title: ['In our own words'] }
        ],
        chosen: null
      },
      ...realmFields(held, { field: 'change', is: withRealm }),
      { ...changeWords, key: 'words', label: ['What changes'], needed: true, when: { field: 'change', is: ['own'] } },
      {
        ...changeWords,
        key: 'look',
        label: ['What it looks like (optional)'],
        when: { field: 'change', is: keys.map(({ key }) => key) }
      }
    ],
    commit: 'Transform',
    command(answers) {
      const at = keys.findIndex(({ key }) => key === oneOf(answers, 'change'))
      const asked = keys[at] && withRealm.includes(keys[at].key)
      return {
        type: 'pick-transformation',
        who,
        choice: at < 0 ? null : at,
        words: textOf(answers, at < 0 ? 'words' : 'look'),
        realm: asked ? { suit: oneOf(answers, 'suit') as Suit, area: textOf(answers, 'area') } : null
      }
    }
  })
}

const changeWords = {
  kind: 'text',
  hint: 'Her shadow has wings',
  long: true,
  most: longest.words
} as const satisfies Partial<Field>

function realmFields(
  held: readonly Suit[],
  when: { readonly field: string; readonly is: readonly string[] } | null
): readonly Field[] {
  const asked = when ? { when } : {}
  return [
    {
      kind: 'one',
      key: 'suit',
      label: ['The realm'],
      choices: suits
        .filter(suit => !held.includes(suit))
        .map(suit => ({ key: suit, title: [`${realmNames[suit]} (${suit})`] })),
      chosen: null,
      ...asked
    },
    {
      kind: 'text',
      key: 'area',
      label: ['What the power is about'],
      hint: 'Fire',
      needed: true,
      most: longest.name,
      ...asked
    }
  ]
}

/** Powers come when every protagonist has had a first contest. Rules A10, A35. */
export function powersQuestion(seat: SeatId): AngelsQuestion {
  return question({
    id: idOf('powers', seat),
    who: seat,
    title: 'Powers',
    asks: [nameOf(seat), ' gains powers in one realm'],
    rule: 'A35',
    fields: realmFields([], null),
    commit: 'Gain this power',
    command: answers => ({
      type: 'gain-powers',
      seat,
      suit: oneOf(answers, 'suit') as Suit,
      area: textOf(answers, 'area')
    })
  })
}

/** The winner’s choice about a relationship that gave the loser a card. Rule A31. */
export function settleQuestions(
  state: State,
  contest: Contest,
  asked: Extract<AskedStep, { kind: 'settle' }>,
  who: Participant
): readonly AngelsQuestion[] {
  return asked.relationships.flatMap(id => {
    const relationship = relationshipOf(state, id)
    if (!relationship) return []
    const offered = fatesFor(asked.choices, relationship)
    return [
      question({
        id: idOf(`settle-${id}`, who, contest.serial),
        who,
        title: 'Friends and foes of the loser',
        asks: [`What becomes of ${relationship.name}, the ${relationship.kind} of `, nameOf(relationship.seat), '?'],
        rule: 'A31',
        fields: [
          {
            kind: 'one',
            key: 'fate',
            label: ['The fate'],
            choices: offered.map(fate => ({
              key: fate,
              title: [fateTitle(fate, relationship)],
              ...(asked.price === 'grant' && fate !== 'leave'
                ? { lines: [['Grants the loser their stakes too']] }
                : {}),
              ...(fate === 'kill' ? { grave: `${relationship.name} dies`, asksAgain: `${relationship.name} dies` } : {})
            })),
            chosen: offered.includes('leave') ? 'leave' : null
          }
        ],
        notes: [[currentAct(state).risk.words]],
        commit: 'Decide',
        commitsBy: 'fate',
        command: answers => ({
          type: 'settle-relationship',
          who,
          relationship: id,
          choice: oneOf(answers, 'fate') as FateChoice
        })
      })
    ]
  })
}

function fateTitle(fate: FateChoice, { kind }: Relationship): string {
  const titles: Readonly<Record<FateChoice, string>> = {
    leave: 'Unharmed',
    spend: 'No more cards in this act',
    turn: kind === 'friend' ? 'Becomes a foe' : 'Becomes a friend',
    befriend: 'Becomes a friend',
    hurt: 'Gravely hurt',
    kill: 'Dies'
  }
  return titles[fate]
}

/** The other side proposed what comes closest to both stakes. Rule A24b. */
export function agreeQuestion(contest: Contest, words: string, who: Participant): AngelsQuestion {
  return question({
    id: idOf('agree', who, contest.serial, contest.phase.at),
    who,
    title: 'Instead of both stakes, this is proposed',
    asks: [words],
    rule: 'A24b',
    fields: [],
    commit: 'Agree',
    command: () => ({ type: 'agree-end', who })
  })
}

/** Where both stakes cannot come true together, either of the two proposes the closest way. Rule A24b. */
export function proposeQuestion(state: State, contest: Contest, who: Participant): AngelsQuestion | null {
  const both = expectBothWin(state, who)
  if (!both.ok) return null
  const { open, agreed } = both.value
  return question({
    id: idOf('propose', who, contest.serial, contest.phase.at),
    who,
    title: 'What comes closest to both stakes',
    asks: closestWords(contest.phase.at === 'ended', agreed, open?.words ?? null),
    rule: 'A24b',
    fields: [
      {
        kind: 'text',
        key: 'words',
        label: ['What happens instead'],
        hint: 'The gate opens, and a season of work is owed',
        needed: true,
        long: true,
        most: longest.words
      }
    ],
    commit: 'Propose this instead',
    offered: true,
    command: answers => ({ type: 'propose-end', who, words: textOf(answers, 'words') })
  })
}

function closestWords(isOver: boolean, agreed: string | null, open: string | null): Words {
  const both = isOver ? 'Both stakes come true.' : 'If the Ace loses all three tricks, both win their stakes.'
  if (agreed !== null) return [`${both} You agreed on the closest way: ${agreed}`]
  if (open !== null) return [`${both} Proposed, and not answered yet: ${open}`]
  return [`${both} If they cannot both come true, agree on what comes closest`]
}

/** The participant with the higher value in the last trick tells how it ends. Rule A23. */
export function wrapUpQuestion(contest: Contest, outcome: Outcome, who: Participant): AngelsQuestion {
  return question({
    id: idOf('wrap-up', who, contest.serial),
    who,
    title: 'The end of the contest',
    asks: [nameOf(who), ' tells how it ends'],
    rule: 'A23',
    fields: [],
    notes: [[`${outcomeWords(outcome)}. This comes true:`], ...comesTrue(contest, outcome).map(words => [words])],
    commit: 'Close the contest',
    command: () => ({ type: 'close-contest', who })
  })
}

function comesTrue({ stakes: { ifWin, ifLose } }: Contest, outcome: Outcome): readonly string[] {
  const [won, lost] = outcome.winner === 'initiator' ? [ifWin, ifLose] : [ifLose, ifWin]
  if (outcome.common) return [outcome.common]
  return outcome.both || outcome.granted ? [won, lost] : [won]
}
