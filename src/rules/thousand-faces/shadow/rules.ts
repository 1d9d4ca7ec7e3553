import { ok, refuse } from '../../core/result'
import {
  type Reducers,
  type Checker,
  type Deciders,
  happen,
  type SliceRules,
  type Describers,
  type Explainers,
  type Previewers,
  type SliceWords
} from '../../core/slice'
import { countBetween } from '../counts'
import { brokenLaws, checkingSheets, isCount } from '../invariants'
import { withSheet } from '../sheets'
import type { Game, State } from '../state'
import type { GmMoveOwed, ShadowCommand, ShadowEvent, ShadowRefusal } from './model'
import { owedMoves } from './pool'
import { spendShadow } from './steps'
import { mostCounted } from '../vocabulary'
import type { Audience } from '../../core/audience'
import { line } from '../../core/log-line'
import { certainOfBoard } from '../figures'
import { because, isOrAre } from '../phrases'

/** The GM's Shadow points by hand: rules H1–H8. The flip itself gives the Shadow of a flip. */
const decide: Deciders<Game, ShadowCommand> = {
  'gain-shadow'(act, { amount, seat, reason }) {
    const counted = countBetween(amount, 1, mostCounted)
    return counted.ok ? ok(happen(act, { type: 'shadow-gained', amount, seat, reason })) : counted
  },
  'spend-shadow'(act, { amount, from, reason }) {
    const counted = countBetween(amount, 1, mostCounted)
    return counted.ok ? spendShadow(act, amount, from, reason) : counted
  },
  'circle-shadow'(act, { circled }) {
    const { free, circled: before } = act.state.shadow
    const counted = countBetween(circled, 0, mostCounted)
    if (!counted.ok) return counted
    if (circled > free + before) return refuse({ because: 'circle-too-large', circled, total: free + before })
    return ok(happen(act, { type: 'shadow-circled', circled }))
  },
  'make-gm-move'(act, { move }) {
    if (owedMoves(act.state).length === 0) return refuse({ because: 'no-gm-move-owed' })
    return ok(happen(act, { type: 'gm-move-made', move }))
  },
  'correct-shadow'(act, { free, circled, reason }) {
    const wrong = [countBetween(free, 0, mostCounted), countBetween(circled, 0, mostCounted)].find(count => !count.ok)
    return wrong ?? ok(happen(act, { type: 'shadow-corrected', free, circled, reason }))
  },
  'set-shadow-factor': (act, { factor }) => ok(happen(act, { type: 'shadow-factor-set', factor }))
}

/** The GM's Shadow points and the due GM moves: rules H1–H8. */
const apply: Reducers<Game, ShadowEvent> = {
  'shadow-gained'(state, { amount, seat }) {
    const credited =
      seat === null ? state : withSheet(state, seat, ({ shadowCaused }) => ({ shadowCaused: shadowCaused + amount }))
    return { ...credited, shadow: { ...state.shadow, free: state.shadow.free + amount } }
  },
  'shadow-spent': (state, { free, circled }) => ({
    ...state,
    shadow: { ...state.shadow, free: state.shadow.free - free, circled: state.shadow.circled - circled }
  }),
  'shadow-circled'(state, { circled }) {
    const { shadow } = state
    return { ...state, shadow: { ...shadow, free: shadow.free + shadow.circled - circled, circled } }
  },
  'gm-move-made': (state, { flip }) => ({
    ...state,
    gmMovesOwed: flip === undefined ? withoutOldest(state) : withoutThatOf(state, flip)
  }),
  'shadow-corrected': (state, { free, circled }) => ({ ...state, shadow: { ...state.shadow, free, circled } }),
  'shadow-factor-set': (state, { factor }) => ({ ...state, shadow: { ...state.shadow, factor } })
}

/** CA19: the oldest move of a present player. An older file may have paid for a player who had left. */
function withoutOldest(state: State): readonly GmMoveOwed[] {
  const [oldest = state.gmMovesOwed[0]] = owedMoves(state)
  return state.gmMovesOwed.filter(owed => owed !== oldest)
}

/** FU6: removes the move of this flip, even when others are older. */
function withoutThatOf({ gmMovesOwed }: State, flip: number): readonly GmMoveOwed[] {
  return gmMovesOwed.filter(owed => owed.flip !== flip)
}

const checkLedger = checkingSheets(({ shadowCaused }) => [['I7: XP are a count', isCount(shadowCaused)]])

const check: Checker<Game> = state => {
  const { shadow, gmMovesOwed } = state
  return [
    ...checkLedger(state),
    ...brokenLaws([
      ['I8: Shadow is never less than nothing', isCount(shadow.free) && isCount(shadow.circled)],
      ['I9: a flip owes one GM move at most', new Set(gmMovesOwed.map(({ flip }) => flip)).size === gmMovesOwed.length]
    ])
  ]
}

export const shadowRules = { decide, apply, check } satisfies SliceRules<Game>

/** The GM's notes beside points may reveal the story, so only the GM reads them. */
const forGm = (audience: Audience, text: string): string => (audience.kind === 'gm' ? text : '')

const describe: Describers<ShadowEvent> = {
  'shadow-gained': ({ amount, seat, reason }, audience) =>
    seat === null
      ? line('plain', `The GM gains ${amount} Shadow`, forGm(audience, because(reason)))
      : line('plain', { seat }, ` brings the GM ${amount} Shadow`, forGm(audience, because(reason))),
  'shadow-spent': ({ free, circled, reason }, audience) =>
    line('plain', `The GM spends ${free + circled} Shadow`, forGm(audience, because(reason))),
  'shadow-circled': ({ circled }) =>
    line('quiet', circled === 0 ? 'No Shadow is circled' : `${circled} Shadow ${isOrAre(circled)} circled`),
  'gm-move-made': ({ move, what = '' }, audience) =>
    line(
      'plain',
      'The GM makes a move',
      forGm(audience, what === '' ? because(move ?? '') : `, ${move}${because(what)}`)
    ),
  'shadow-corrected': ({ free, circled, reason }, audience) =>
    line('quiet', `Shadow corrected: ${free} free, ${circled} circled`, forGm(audience, because(reason))),
  'shadow-factor-set': ({ factor }) =>
    line('quiet', factor === 2 ? 'From now on flips bring double Shadow' : 'Flips bring plain Shadow again')
}

const explain: Explainers<ShadowRefusal> = {
  'not-enough-shadow': ({ needs, free, circled, from }) => ({
    message: [`That costs ${needs} Shadow; there ${isOrAre(free)} ${free} free and ${circled} circled`],
    remedy: [
      from === 'free' && free + circled >= needs
        ? 'Spend the circled ones too'
        : 'Choose something cheaper, or wait for a single check'
    ]
  }),
  'circle-too-large': ({ circled, total }) => ({
    message: [`${circled} cannot be circled: there ${isOrAre(total)} ${total} Shadow`],
    remedy: [`Circle up to ${total}`]
  }),
  'no-gm-move-owed': () => ({
    message: ['No GM move is owed'],
    remedy: ['Make one all the same if the story asks for it; nothing needs ticking off']
  })
}

const purse = certainOfBoard('shadowFree', 'shadowCircled')

const preview: Previewers<Game, ShadowCommand> = {
  'gain-shadow': purse,
  'spend-shadow': purse,
  'circle-shadow': purse,
  'correct-shadow': purse
}

export const shadowWords = { describe, explain, preview } satisfies SliceWords<Game>
