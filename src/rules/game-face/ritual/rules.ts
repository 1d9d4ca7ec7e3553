import { type Luck, roll } from '../../core/luck'
import { ok, refuse } from '../../core/result'
import type { Actor } from '../../core/seat'
import { happen, type SliceRules, type SliceWords } from '../../core/slice'
import { type Fight, fightOf, ownsSide, whoOf } from '../contestants/view'
import type { Act, Game, Decision, Refusal, State } from '../state'
import { bySide, type DuelSuit, otherSide, type Side, sides, type BySide } from '../vocabulary'
import type { Secret, Reveal, Ritual, TypedDie, Outcome, Throw, Verdict } from './model'
import { asRealDie, cannotUse, decideCorrection, decideReveal } from './reveal'
import { facesOf, hasRolled, isRollingAgain, totalOf, bonusNow } from './scoring'
import type { Contestant, Duellist } from '../contestants/model'
import { line, type LogPart } from '../../core/log-line'
import { say } from '../../core/refusal'
import { nameOf, suitNames } from '../names'

const nothing = { left: null, right: null } as const
const silence = { left: '', right: '' } as const

/** Only the owner picks and rolls. The Game Master may enter spoken words for either side. */
function objection({ contestants, ritual }: Fight, side: Side, actor: Actor, how: 'aloud' | 'secret'): Refusal | null {
  const { who } = contestants[side]
  if (ritual.verdict) return { because: 'over' }
  return ownsSide(actor, who) || (how === 'aloud' && actor.kind === 'gm') ? null : { because: 'not-your-side', who }
}

function pick(act: Act, { contestants, ritual }: Fight, side: Side, suit: DuelSuit): Decision {
  const { who, dice } = contestants[side]
  const { reveals } = ritual
  if (dice === 'table') return refuse({ because: 'real-dice', who })
  if (hasRolled(ritual.hidden[side])) return refuse({ because: 'already-rolled', who })
  const wrong = cannotUse(who, reveals, side, suit)
  return wrong ? refuse(wrong) : ok(happen(act, { type: 'die-picked', side, who, suit }))
}

function rollDie(act: Act, { contestants, ritual }: Fight, side: Side, luck: Luck): Decision {
  const { who, dice } = contestants[side]
  const hidden = ritual.hidden[side]
  if (dice === 'table') return refuse({ because: 'real-dice', who })
  for (const each of [side, otherSide(side)])
    if (contestants[each].dice === 'screen' && !ritual.hidden[each])
      return refuse({ because: 'not-picked', who: contestants[each].who })
  if (!hidden) return refuse({ because: 'not-picked', who })
  if (hidden.roll !== null) return refuse({ because: 'already-rolled', who })
  const rolled = roll(luck, facesOf(contestants[side], hidden.suit))
  return ok(happen(act, { type: 'die-rolled', side, who, roll: rolled }))
}

/** Enters a real die of a player (GF26). The Game Master’s own contestant has none in the app: that die is given at the reveal. */
function enterDie(act: Act, fight: Fight, side: Side, entered: TypedDie): Decision {
  const { who, dice } = fight.contestants[side]
  if (dice === 'screen') return refuse({ because: 'typed-needlessly', who })
  if (who.kind === 'npc') return refuse({ because: 'real-dice', who })
  const known = asRealDie(fight, side, entered)
  return known.ok ? ok(happen(act, { type: 'die-entered', side, who, ...known.value })) : known
}

/** Applies an event to the ritual, if there is one. */
function onRitual<Event>(change: (ritual: Ritual, event: Event) => Ritual) {
  return (state: State, event: Event): State =>
    state.ritual ? withRitual(state, change(state.ritual, event), state.serial) : state
}

function withRitual(state: State, ritual: Ritual, serial: number): State & { readonly ritual: Ritual } {
  return { ...state, ritual, serial }
}

function withHidden(ritual: Ritual, side: Side, secret: Secret | null): Ritual {
  return { ...ritual, hidden: { ...ritual.hidden, [side]: secret } }
}

function freshRitual(kind: Ritual['kind']): Ritual {
  return { kind, reveals: [], hidden: nothing, approach: silence, verdict: null }
}

/** After a change to dice on the screen, a roll of a real die is dropped. Dice that are rolled again stay picked. */
function keptPick({ hidden, reveals }: Ritual, side: Side): Ritual['hidden'] {
  const last = reveals.at(-1)
  if (hidden[side] && !hidden[side].real) return hidden
  if (!last || !isRollingAgain(reveals)) return { ...hidden, [side]: null }
  return { ...hidden, [side]: { suit: last.throws[side].suit, roll: null } }
}

function withReveals(state: State, ritual: Ritual, reveals: readonly Reveal[]): State & { readonly ritual: Ritual } {
  const last = reveals.at(-1)
  const again = last && isRollingAgain(reveals)
  const { kind } = ritual
  const approach = again ? ritual.approach : silence
  const hidden = again ? pickedAgain(state, last) : nothing
  return withRitual(state, { kind, reveals, hidden, approach, verdict: null }, state.serial + 1)
}

function pickedAgain({ contestants }: State, last: Reveal): Ritual['hidden'] {
  return bySide(side => (contestants?.[side].dice === 'screen' ? { suit: last.throws[side].suit, roll: null } : null))
}

/** The correction of the last reveal may come after the start of the next round (GF23). */
function withCorrection(state: State, ritual: Ritual, reveal: Reveal, keepsNext: boolean): State {
  const corrected = withReveals(state, ritual, [...ritual.reveals.slice(0, -1), reveal])
  if (!keepsNext) return corrected
  const { hidden, approach } = ritual.verdict ? corrected.ritual : ritual
  return { ...corrected, ritual: { ...corrected.ritual, hidden, approach } }
}

export const ritualRules = {
  decide: {
    pick: (act, { side, suit }, _luck, actor) => {
      const fight = fightOf(act.state)
      const wrong = objection(fight, side, actor, 'secret')
      return wrong ? refuse(wrong) : pick(act, fight, side, suit)
    },
    roll: (act, { side }, luck, actor) => {
      const fight = fightOf(act.state)
      const wrong = objection(fight, side, actor, 'secret')
      return wrong ? refuse(wrong) : rollDie(act, fight, side, luck)
    },
    'enter-die': (act, { side, suit, roll }, _luck, actor) => {
      const fight = fightOf(act.state)
      const wrong = objection(fight, side, actor, 'secret')
      return wrong ? refuse(wrong) : enterDie(act, fight, side, { suit, roll })
    },
    describe: (act, { side, words }, _luck, actor) => {
      const fight = fightOf(act.state)
      const wrong = objection(fight, side, actor, 'aloud')
      if (wrong) return refuse(wrong)
      const { who } = fight.contestants[side]
      return ok(happen(act, { type: 'approach-described', side, who, words: words.trim() }))
    },
    concede: (act, { side }, _luck, actor) => {
      const fight = fightOf(act.state)
      const wrong = objection(fight, side, actor, 'aloud')
      if (wrong) return refuse(wrong)
      const verdict = { victor: otherSide(side), by: 'concession' } as const
      return ok(happen(act, { type: 'ritual-ended', who: whoOf(fight), kind: fight.ritual.kind, verdict }))
    },
    reveal: (act, { typed }) => decideReveal(act, fightOf(act.state), typed),
    'correct-reveal': (act, { rolls }) => decideCorrection(act, fightOf(act.state), rolls)
  },
  seatMay: { pick: () => true, roll: () => true, 'enter-die': () => true, describe: () => true, concede: () => true },
  apply: {
    'die-picked': onRitual((ritual, { side, suit }) => withHidden(ritual, side, { suit, roll: null })),
    'die-rolled': onRitual((ritual, { side, roll }) => {
      const hidden = ritual.hidden[side]
      return hidden ? withHidden(ritual, side, { ...hidden, roll }) : ritual
    }),
    'die-entered': onRitual((ritual, { side, suit, roll }) => withHidden(ritual, side, { suit, roll, real: true })),
    'approach-described': onRitual((ritual, { side, words }) => ({
      ...ritual,
      approach: { ...ritual.approach, [side]: words }
    })),
    'dice-revealed': (state, { reveal }) =>
      state.ritual ? withReveals(state, state.ritual, [...state.ritual.reveals, reveal]) : state,
    'reveal-corrected': (state, { reveal, keepsNext = false }) =>
      state.ritual ? withCorrection(state, state.ritual, reveal, keepsNext) : state,
    'ritual-ended': onRitual(({ kind, reveals, approach }, { verdict }) => ({
      kind,
      reveals,
      hidden: nothing,
      approach,
      verdict
    }))
  },
  follow: {
    'duel-began': state => withRitual(state, freshRitual('best-of-three'), state.serial),
    'sudden-death-began': state => withRitual(state, freshRitual('sudden-death'), state.serial),
    /** A player who changes to real dice loses the secret pick and roll in the app. */
    'dice-chosen': onRitual((ritual, { side, dice }) => ({
      ...ritual,
      hidden: dice === 'table' ? { ...ritual.hidden, [side]: null } : keptPick(ritual, side)
    }))
  },
  check: checkRitual
} satisfies SliceRules<Game>

/** Errors in a ritual by the rules of the game; empty when it is valid. */
function checkRitual({ contestants, ritual }: State): readonly string[] {
  if (!contestants || !ritual)
    return contestants || ritual ? ['a duel has both contestants and a ritual, or neither'] : []
  const faults: string[] = []
  for (const side of sides) {
    if (isDieUsedTwice(ritual, side)) faults.push('a Suit Die is used twice')
    if (isRollImpossible(contestants[side], ritual, side)) faults.push('a die shows what it cannot')
    // Checks only consistency. The verdict itself was judged when it fell, by the rules of that time.
    if (ritual.verdict && ritual.hidden[side]) faults.push('the ritual is over and a cup is still down')
  }
  return faults
}

function isDieUsedTwice({ reveals, hidden }: Ritual, side: Side): boolean {
  const used = reveals.filter(({ outcome }) => outcome !== 'again').map(({ throws }) => throws[side].suit)
  const secret = hidden[side]
  const suits = secret ? [...used, secret.suit] : used
  return new Set(suits).size < suits.length
}

function isRollImpossible(contestant: Contestant, { reveals, hidden }: Ritual, side: Side): boolean {
  const secret = hidden[side]
  if (secret && (secret.roll ?? 0) > facesOf(contestant, secret.suit)) return true
  return reveals
    .filter(({ outcome }) => outcome !== 'again')
    .map(({ throws }) => throws[side])
    .some(({ suit, faces, roll }) => faces !== facesOf(contestant, suit) || roll > faces)
}

/** The possible results of a picked die, with the present bonus of its side (GF2, GF11). */
const ritualPreview = {
  pick({ contestants, ritual }, { side, suit }) {
    if (!contestants || !ritual) return { lines: [], numbers: {} }
    const faces = facesOf(contestants[side], suit)
    const bonus = bonusNow(ritual.reveals)[side]
    const lines = [line('plain', `A d${faces}${bonus > 0 ? ` with +${bonus}` : ''}: ${1 + bonus} to ${faces + bonus}`)]
    return { lines, numbers: { faces, bonus, least: 1 + bonus, most: faces + bonus } }
  }
} satisfies SliceWords<Game>['preview']

/** The same lines for every audience: no line shows the secret under a cup, even to its owner. */
export const ritualWords = {
  preview: ritualPreview,
  describe: {
    'die-picked': ({ who }) => line('quiet', nameOf(who), ' has picked a die'),
    'die-rolled': ({ who }) => line('quiet', nameOf(who), ' has rolled in secret'),
    'die-entered': ({ who }) => line('quiet', nameOf(who), ' has entered a real die in secret'),
    'approach-described': ({ who, words }) =>
      words === ''
        ? line('quiet', nameOf(who), ' withdraws what they said')
        : line('plain', nameOf(who), `: “${words}”`),
    'dice-revealed': ({ reveal, who }) => line('plain', ...roundInWords(reveal, who)),
    'reveal-corrected': ({ reveal, who }) => line('plain', 'Corrected: ', ...roundInWords(reveal, who)),
    'ritual-ended': ({ verdict, kind, who }) => line('good', ...endInWords(verdict, kind, who))
  },
  explain: {
    'die-used': ({ who, suit }) =>
      say([nameOf(who), ' has already used ', suitNames[suit]], 'Pick a Suit whose die is still unused'),
    'real-dice': ({ who }) =>
      say([nameOf(who), ' uses real dice'], 'Enter what they show, or change to dice on the screen'),
    'already-rolled': ({ who }) =>
      say([nameOf(who), ' has rolled already'], 'Lift both cups when the other side has rolled'),
    'not-picked': ({ who }) => say([nameOf(who), ' has not picked a die'], 'Both pick before either rolls'),
    'not-rolled': ({ who }) =>
      say([nameOf(who), ' has not rolled'], 'Both dice are revealed together, when both have rolled'),
    'not-typed': ({ who }) =>
      say(['The die of ', nameOf(who), ' has not been entered'], 'Enter its Suit and its number'),
    'typed-needlessly': ({ who }) =>
      say(
        [nameOf(who), ' uses dice on the screen'],
        'Enter nothing for that side: its die is picked and rolled in the app'
      ),
    'no-such-face': ({ roll, faces }) => say(`A d${faces} cannot show ${roll}`, `Enter a number from 1 to ${faces}`),
    'same-dice-again': ({ who, suit }) =>
      say(['A draw is rolled again with the same dice: ', suitNames[suit], ' for ', nameOf(who)], 'Use that die'),
    'nothing-revealed': () =>
      say('Nothing has been revealed yet, so there is nothing to correct', 'Lift both cups first'),
    'read-the-same': () =>
      say('These are the numbers that were read', 'Enter what the dice really showed, or close this')
  }
} satisfies SliceWords<Game>

function roundInWords({ throws, outcome }: Reveal, who: BySide<Duellist>): readonly LogPart[] {
  const decided: Readonly<Record<Outcome, readonly LogPart[]>> = {
    left: [nameOf(who.left), ' wins the round'],
    right: [nameOf(who.right), ' wins the round'],
    spent: ['a draw, nobody wins the round'],
    both: ['a draw, both win the round'],
    again: ['a draw, both roll the same dice again']
  }
  return [
    nameOf(who.left),
    ` ${throwInWords(throws.left)}, `,
    nameOf(who.right),
    ` ${throwInWords(throws.right)}: `,
    ...decided[outcome]
  ]
}

function throwInWords(thrown: Throw): string {
  const sum = thrown.bonus > 0 ? `${thrown.roll} + ${thrown.bonus} = ${totalOf(thrown)}` : `${thrown.roll}`
  return `${sum} (${suitNames[thrown.suit]}, d${thrown.faces})`
}

function endInWords({ victor, by }: Verdict, kind: Ritual['kind'], who: BySide<Duellist>): readonly LogPart[] {
  const ritual = kind === 'sudden-death' ? 'the sudden death' : 'the duel'
  if (victor === null) return [`A draw: nobody wins ${ritual}`]
  if (by === 'concession')
    return [nameOf(who[otherSide(victor)]), ' concedes; ', nameOf(who[victor]), ` wins ${ritual}`]
  if (by === 'total') return [nameOf(who[victor]), ` wins ${ritual} on the higher total`]
  return [nameOf(who[victor]), ` wins ${ritual}`]
}
