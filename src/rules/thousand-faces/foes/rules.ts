import { ok, refuse, type Result } from '../../core/result'
import { type Reducers, type Checker, type Deciders, happen, type SliceRules } from '../../core/slice'
import { isHere } from '../characters/character'
import { shadowPrice } from '../economy/prices'
import { brokenLaws } from '../invariants'
import { foesTakeTurn } from '../rounds/steps'
import { spendShadow } from '../shadow/steps'
import { characterOf, withCharacter } from '../sheets'
import type { Act, Game, Refusal, State } from '../state'
import { attackFoe, foesAttack, changeFoe, foeOf, strike } from './steps'
import type { Foe, FoeCommand, FoeEvent } from './model'
import { upgraded, whyNoUpgrade } from './upgrades'
import { foeKindCards } from './kinds'
import { boughtWith, encounterPrice } from './price'

/** Foes: rules U1–U10, PF1–PF5. */
const decide: Deciders<Game, FoeCommand> = {
  'add-foes': addFoes,
  'add-prepared-foes': addPreparedFoes,
  'edit-foe'(act, { foe }) {
    const before = foeOf(act.state, foe.id)
    if (!before.ok) return before
    const { hintShown, ...silent } = foe
    const { crossed, squares, stamina, most } = foe
    const shown = hintShown && hasHint(foe) ? foe : silent
    return ok(
      changeFoe(act, { ...shown, crossed: Math.min(crossed, squares), stamina: Math.min(stamina, most) }, 'edited')
    )
  },
  'remove-foe'(act, { foe }) {
    const found = foeOf(act.state, foe)
    return found.ok ? ok(happen(act, { type: 'foe-removed', foe })) : found
  },
  'show-foe': (act, { foe, as }) =>
    onFoe(act, foe, found =>
      found.revealed === (as === 'revealed')
        ? refuse({ because: 'already-there', name: found.name })
        : ok(changeFoe(act, { ...found, revealed: as === 'revealed' }, as))
    ),
  'show-hint': (act, { foe, as }) =>
    onFoe(act, foe, found => {
      const { hintShown, ...silent } = found
      if (!hasHint(found)) return refuse({ because: 'no-hint', name: found.name })
      if (Boolean(hintShown) === (as === 'shown')) return refuse({ because: 'already-there', name: found.name })
      return ok(changeFoe(act, as === 'shown' ? { ...found, hintShown: true } : silent, `hint-${as}`))
    }),
  'reveal-foes'(act) {
    const hidden = act.state.foes.filter(foe => !foe.revealed)
    if (hidden.length === 0) return refuse({ because: 'none-hidden' })
    return ok(hidden.reduce((on, foe) => changeFoe(on, { ...foe, revealed: true }, 'revealed'), act))
  },
  'strike-foe': (act, { foe, power, by, square }) => onFoe(act, foe, found => strike(act, found, power, by, square)),
  'attack-foe': attackFoe,
  'engage-foe'(act, { foe, seat }) {
    return onFoe(act, foe, found =>
      found.engaged === seat
        ? refuse({ because: 'already-there', name: found.name })
        : ok(changeFoe(act, { ...found, engaged: seat }, 'engaged', seat))
    )
  },
  'spend-red': (act, { foe, seat }) =>
    onFoe(act, foe, found =>
      found.red < 1
        ? refuse({ because: 'no-red', name: found.name })
        : ok(changeFoe(act, { ...found, red: found.red - 1 }, 'unmarked', seat))
    ),
  'name-weakness': (act, { foe, weakness }) =>
    onFoe(act, foe, found =>
      ok(changeFoe(act, { ...found, weakness: weakness.trim() === '' ? null : weakness }, 'weakened'))
    ),
  'foes-attack'(act, command, luck) {
    const struck = foesAttack(act, command, luck)
    return struck.ok ? ok(foesTakeTurn(struck.value, command.foes)) : struck
  },
  'upgrade-foe'(act, { foe, use, from, note }) {
    return onFoe(act, foe, found => {
      const why = whyNoUpgrade(found, use)
      if (why) return refuse(why)
      const paid = spendShadow(
        act,
        shadowPrice(use, 1),
        from,
        `${found.name}${note.trim() === '' ? '' : `: ${note.trim()}`}`
      )
      return paid.ok ? ok(changeFoe(paid.value, upgraded(found, use, note), 'upgraded')) : paid
    })
  },
  'mark-scene': (act, { seat, as }) =>
    isHere(characterOf(act.state, seat)) === (as === 'here')
      ? refuse({ because: 'marked-already', seat, as })
      : ok(happen(act, { type: 'scene-marked', seat, as })),
  'set-format': (act, { format }) => ok(happen(act, { type: 'format-set', format })),
  'clear-foes': act =>
    act.state.foes.length === 0 ? refuse({ because: 'no-foes' }) : ok(happen(act, { type: 'foes-cleared' }))
}

function hasHint({ secrets }: Foe): boolean {
  return (secrets?.hint ?? '').trim() !== ''
}

function onFoe(act: Act, id: number, then: (foe: Foe) => Result<Act, Refusal>): Result<Act, Refusal> {
  const foe = foeOf(act.state, id)
  return foe.ok ? then(foe.value) : foe
}

/** The tracker. */
const apply: Reducers<Game, FoeEvent> = {
  'foes-added': (state, { foes, encounter = state.encounterNotes }) => ({
    ...state,
    encounterNotes: encounter,
    foes: [...state.foes, ...foes],
    made: foes.reduce((most, foe) => Math.max(most, foe.id), state.made)
  }),
  'foe-changed': (state, { foe }) => withFoe(opened(state, foe), foe),
  'foe-struck': (state, { foe, power, square, roll }) => {
    const lost = Math.max(0, (state.foes.find(each => each.id === foe.id)?.stamina ?? 0) - foe.stamina)
    const now = withFoe(state, foe)
    return roll === undefined ? now : { ...now, struck: { roll, foe: foe.id, power, lost, square } }
  },
  'hit-changed': (state, { foe, power, square, lost, roll }) => ({
    ...withFoe(state, foe),
    struck: power === 0 ? null : { roll, foe: foe.id, power, lost, square }
  }),
  'opening-taken': (state, { foe }) => closed(state, foe),
  'foe-removed': (state, { foe }) => ({ ...closed(state, foe), foes: state.foes.filter(each => each.id !== foe) }),
  'scene-marked': (state, { seat, as }) => withCharacter(state, seat, () => ({ elsewhere: as === 'elsewhere' })),
  'format-set': (state, { format }) => ({ ...state, format }),
  'foes-cleared': state => ({ ...state, foes: [], openings: [], encounterNotes: null })
}

function withFoe(state: State, foe: Foe): State {
  return { ...state, foes: state.foes.map(each => (each.id === foe.id ? foe : each)) }
}

/** A weak spot that was just named makes the first attack on it easier (M17). */
function opened(state: State, { id, weakness }: Foe): State {
  if (weakness === (state.foes.find(foe => foe.id === id)?.weakness ?? null)) return state
  const others = closed(state, id)
  return weakness === null ? others : { ...others, openings: [...others.openings, id] }
}

function closed(state: State, foe: number): State {
  return { ...state, openings: state.openings.filter(each => each !== foe) }
}

const check: Checker<Game> = ({ foes }) =>
  brokenLaws([
    [
      'U2: a foe has at most what it had at first, and no square crossed out that it lacks',
      foes.every(foe => foe.stamina <= foe.most && foe.crossed <= foe.squares)
    ],
    ['PF3: only a hint that is written is shown', foes.every(foe => !foe.hintShown || hasHint(foe))],
    ['U2: every foe is one', new Set(foes.map(foe => foe.id)).size === foes.length]
  ])

export const foesRules = { decide, apply, check } satisfies SliceRules<Game>

type AddFoes = Extract<FoeCommand, { type: 'add-foes' }>
type AddPrepared = Extract<FoeCommand, { type: 'add-prepared-foes' }>
type Sort = AddPrepared['foes'][number] | Omit<AddFoes, 'type' | 'pay'>
type Pay = AddPrepared['pay']

/** U1, Z2: adds hidden, numbered foes. Shadow can pay at once for what Party Power does not buy. */
function addFoes(act: Act, { type: _, pay = 'nothing', ...sort }: AddFoes): Result<Act, Refusal> {
  return bring(act, [sort], pay, sort.name, {})
}

/** PF1: adds the whole encounter in one act. */
function addPreparedFoes(act: Act, { encounter, foes, pay }: AddPrepared): Result<Act, Refusal> {
  const sorts = foes.map(sort => ({ ...sort, name: sort.name.trim() || nameOfKind(sort.kind) }))
  const reason = encounter?.name.trim() || sorts.map(({ name }) => name).join(', ')
  return bring(act, sorts, pay, reason, encounter ? { encounter } : {})
}

function bring(
  act: Act,
  sorts: readonly Sort[],
  pay: Pay,
  reason: string,
  of: Pick<Extract<FoeEvent, { type: 'foes-added' }>, 'encounter'>
): Result<Act, Refusal> {
  const price = encounterPrice(sorts, 'paid').shadow
  const paid = pay === 'nothing' || price === 0 ? ok(act) : spendShadow(act, price, pay, reason)
  if (!paid.ok) return paid
  const foes = sorts.reduce<readonly Foe[]>(
    (all, sort) => [...all, ...foesOf(sort, pay, act.state.made + 1 + all.length)],
    []
  )
  return ok(happen(paid.value, { type: 'foes-added', foes, ...of }))
}

function foesOf({ count, stamina, ...sort }: Sort, pay: Pay, first: number): readonly Foe[] {
  const bought = boughtWith({ kind: sort.kind, stamina })
  const paid = pay === 'nothing' || bought.stamina === 0 ? {} : { bought }
  const fresh = { crossed: 0, disarmoured: false, red: 0, weakness: null, engaged: null, revealed: false }
  return Array.from({ length: count }, (_each, n): Foe => {
    const name = count === 1 ? sort.name : `${sort.name} ${n + 1}`
    return { ...sort, ...fresh, ...paid, id: first + n, name, stamina, most: stamina }
  })
}

function nameOfKind(kind: Foe['kind']): string {
  return foeKindCards.find(card => card.kind === kind)?.name ?? kind
}
