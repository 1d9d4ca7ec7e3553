import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { takeBlessing } from '../blessings/steps'
import { owned } from '../characters/character'
import { changeItem, changePack, itemOf, loseItem } from '../equipment/hands'
import { spendXp } from '../experience/steps'
import { flipInProgress } from '../deck/steps'
import { markRed } from '../foes/steps'
import { expend, regain, throwDice, turnUp } from '../injury/steps'
import { sufferDrawback, whyNoDrawback, withMagic } from '../magic/steps'
import { characterOf } from '../sheets'
import type { Act, Refusal } from '../state'
import { moveOf } from './all'
import { isBreather } from './may'
import type { SettleOutcome } from './model'
import type { Effect } from './move'
import type { Outcome } from './outcome-schema'
import { checkPicks, pickedTexts, effectsOf, mostMended } from './picks'
import { settleShield } from './shield'
import { expendToo } from './teamwork'
import { namedItem } from './use'

/** M9: applies the effects of the result: picked options, prices, cards; then the log entry. */
export function settleOutcome(act: Act, command: SettleOutcome, luck: Luck): Result<Act, Refusal> {
  const outcome = act.state.outcomes.find(each => each.id === command.outcome)
  if (!outcome) return refuse({ because: 'no-such-outcome' })
  const busy = flipInProgress(act.state)
  if (busy) return refuse({ because: 'flip-in-progress', seat: busy })
  if (outcome.flip !== null && outcome.result === null) return refuse({ because: 'flip-not-over', seat: outcome.seat })
  if (outcome.move === 'shield') return settleShield(act, outcome, command, luck)
  const wrong = checkPicks(act.state, outcome, command) ?? whyNotDrawback(act, outcome, command)
  if (wrong) return refuse(wrong)
  const effected = effectsOf(outcome).reduce<Result<Act, Refusal>>(
    (result, effect) => (result.ok ? bring(result.value, outcome, effect, command, luck) : result),
    ok(act)
  )
  if (!effected.ok) return effected
  const picked = applyPicks(breathed(effected.value, outcome), outcome, command)
  return picked.ok ? ok(closed(picked.value, outcome, command)) : picked
}

function closed(act: Act, { seat, id, move }: Outcome, command: SettleOutcome): Act {
  const picks = move === 'shield' ? [] : pickedTexts(move, command.picks)
  return happen(act, { type: 'outcome-settled', seat, outcome: id, move, picks, note: command.note })
}

/** M7, M12: a successful breather turns cards up and ends a rage. */
function breathed(act: Act, { move, result, seat }: Outcome): Act {
  return move !== 'shield' && isBreather(move) && (result ?? 0) > 0 ? turnUp(act, seat, 'take-a-breather') : act
}

/** The input of an effect, besides its own values. */
interface SettleContext {
  readonly outcome: Outcome
  readonly command: SettleOutcome
  /** The name of the move, for the log. */
  readonly reason: string
  readonly luck: Luck
}

type EffectStep<Kind extends Effect['kind']> = (
  act: Act,
  effect: Extract<Effect, { kind: Kind }>,
  settling: SettleContext
) => Result<Act, Refusal>

const untold = (act: Act): Result<Act, Refusal> => ok(act)
const onNamedItem = (act: Act, effect: Effect, { outcome, command }: SettleContext): Result<Act, Refusal> =>
  ok(onItem(act, outcome, effect, command))

/** The step of each effect. Effects that only the story decides (attack power, the foe's answer) change nothing here. */
const bringing: { readonly [Kind in Effect['kind']]: EffectStep<Kind> } = {
  recover(act, { amount }, { outcome: { seat }, command, reason, luck }) {
    if (amount === '1') return regain(act, seat, 1, command, reason, luck)
    const thrown = throwDice(act, seat, { dice: [4], plus: 0, halved: 'whole' }, reason, luck)
    return regain(thrown.act, seat, thrown.total, command, reason, luck)
  },
  expend(act, { points, exertion }, { outcome, command: { slots }, reason, luck }) {
    const expended = expend(act, outcome.seat, points, { exertion, slots, reason }, luck)
    return expended.ok ? expendToo(expended.value, outcome, { points, exertion }, reason, luck) : expended
  },
  tokens(act, { count }, { outcome: { seat, move } }) {
    if (move === 'shield') return ok(act)
    const tokens = (characterOf(act.state, seat).tokens[move] ?? 0) + count
    return ok(happen(act, { type: 'tokens-set', seat, move, tokens, reason: '' }))
  },
  'face-down': (act, _effect, { outcome: { seat, move } }) =>
    ok(
      move !== 'shield' && owned(characterOf(act.state, seat), move)
        ? happen(act, { type: 'move-turned', seat, move, face: 'down' })
        : act
    ),
  'pay-xp': (act, { amount }, { outcome: { seat }, reason }) => spendXp(act, seat, amount, reason),
  'may-pay-xp': (act, { amount }, { outcome: { seat }, command: { pay }, reason }) =>
    pay === 'xp' ? spendXp(act, seat, amount, reason) : ok(act),
  'red-tokens': (act, { upTo }, { outcome: { seat }, command: { red } }) =>
    red ? markRed(act, red.foe, Math.min(upTo, red.count), seat) : ok(act),
  repair: (act, effect, { outcome, command }) => repair(act, outcome, effect, command),
  'take-blessing': (act, _effect, { outcome: { seat }, luck }) => ok(takeBlessing(act, seat, luck)),
  'magic-effect': onNamedItem,
  drawback: onNamedItem,
  'lose-charge': onNamedItem,
  deplete: onNamedItem,
  'lose-item': onNamedItem,
  'attack-power': untold,
  'foe-attacks': untold,
  pick: untold
}

function bring(act: Act, outcome: Outcome, effect: Effect, command: SettleOutcome, luck: Luck): Result<Act, Refusal> {
  if (outcome.move === 'shield') return ok(act)
  const settling = { outcome, command, reason: moveOf(outcome.move).name, luck }
  return (bringing[effect.kind] as EffectStep<Effect['kind']>)(act, effect as never, settling)
}

/** K3–K5: the effects on the used or staked item. */
function onItem(act: Act, outcome: Outcome, effect: Effect, { drawback }: SettleOutcome): Act {
  const item = namedItem(act, outcome)
  if (!item?.magic) return act
  const { seat } = outcome
  if (effect.kind === 'lose-item') return loseItem(act, seat, item, 'lost')
  if (effect.kind === 'deplete') return withMagic(act, seat, item, { charges: 0 }, 'depleted')
  if (effect.kind === 'lose-charge')
    return withMagic(act, seat, item, { charges: Math.max(0, item.magic.charges - 1) }, 'charges-lost')
  if (effect.kind === 'magic-effect')
    return item.magic.ongoing ? withMagic(act, seat, item, { flowing: true }, 'flow-began') : act
  return drawback ? sufferDrawback(act, seat, item, drawback) : act
}

/** Q10: removes damage cards for the spent Pack. */
function repair(
  act: Act,
  { seat }: Outcome,
  effect: Extract<Effect, { kind: 'repair' }>,
  { packs, repairs }: SettleOutcome
): Result<Act, Refusal> {
  const pays = mostMended(effect, packs)
  const asks = repairs.reduce((sum, each) => sum + each.damage, 0)
  if (asks > pays)
    return refuse({ because: 'repairs-too-dear', pays, asks, packs, perPack: effect.perPack, removes: effect.removes })
  const paid = packs > 0 ? changePack(act, seat, { pack: -packs, precious: 0 }, 'Sharpen & Stitch') : ok(act)
  return repairs.reduce<Result<Act, Refusal>>((result, { item: id, damage }) => {
    if (!result.ok) return result
    const item = itemOf(result.value, seat, id)
    if (!item.ok) return item
    if (item.value.damage < damage) return refuse({ because: 'nothing-to-repair', name: item.value.name })
    return ok(changeItem(result.value, seat, { ...item.value, damage: item.value.damage - damage }, 'repaired'))
  }, paid)
}

/** Picked options with their own effect: a Volley may cost a Pack. */
function applyPicks(act: Act, outcome: Outcome, { picks }: SettleOutcome): Result<Act, Refusal> {
  if (outcome.move === 'volley' && picks.includes(2))
    return changePack(act, outcome.seat, { pack: -1, precious: 0 }, 'Volley')
  return ok(act)
}

/** Why the required drawback is refused, or null: it must be named and possible (K4, M10). */
function whyNotDrawback(act: Act, outcome: Outcome, { drawback }: SettleOutcome): Refusal | null {
  const item = namedItem(act, outcome)
  if (!item || !effectsOf(outcome).some(effect => effect.kind === 'drawback')) return null
  if (drawback === null) return { because: 'no-drawback', item: item.name }
  const why = whyNoDrawback(characterOf(act.state, outcome.seat).items, item, drawback)
  return why === null ? null : { because: 'impossible-option', option: drawback, why }
}
