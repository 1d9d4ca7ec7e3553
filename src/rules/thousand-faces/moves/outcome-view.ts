import { pick } from '../../core/values'
import type { Explanation } from '../../core/refusal'
import { unspentStamina } from '../deck/piles'
import { priceLine, shieldCard } from '../equipment/ladder'
import { fittingSlots, slotsHolding } from '../injury/open-slots'
import { drawbackNames, whyNoDrawback } from '../magic/steps'
import { characterOf, sheetOf } from '../sheets'
import { explain } from '../slices'
import { takesLast } from '../stamina/bounds'
import type { State, Refusal } from '../state'
import { moveOf } from './all'
import type { Effect } from './move'
import type { Outcome } from './outcome-schema'
import { pickingOf, whyNoOption, effectsOf, isPlain } from './picks'
import { stopsNow } from './shield'
import { expendedBeside } from './teamwork'
import type { OutcomeView, CriticalView } from './view'
import { criticalMove, levelAfter } from './learn'
import { stepsAbove } from './level'

/** L7: the levels that a Critical Success can bring, and the obstacle to each. */
export function criticalView(state: State): CriticalView | null {
  if (state.pending?.kind !== 'critical') return null
  const raised = criticalMove(state)
  if (!raised) return { move: null, steps: [], blocked: explain({ because: 'no-move-to-raise' }) }
  const { seat, move, from } = raised
  const most = stepsAbove(moveOf(move).levels, from)
  const { xp } = sheetOf(state, seat)
  const why: Refusal | null =
    most === 0
      ? { because: 'no-higher-level', move }
      : xp === 0
        ? { because: 'not-enough-xp', seat, needs: 1, has: 0 }
        : null
  const steps = Array.from({ length: most }, (_, step) => ({
    steps: step + 1,
    to: levelAfter(move, from, step + 1),
    blocked: xp > step ? null : explain({ because: 'not-enough-xp', seat, needs: step + 1, has: xp })
  }))
  return { move, steps, blocked: why && explain(why) }
}

/** A called move with all values that settling it needs (M9, M10). */
export function outcomeView(state: State, outcome: Outcome): OutcomeView {
  const { move, result } = outcome
  const effects = effectsOf(outcome)
  return {
    ...pick(outcome, 'id', 'seat', 'move', 'attribute', 'item', 'attack', 'fast', 'result'),
    ...(isLaid(outcome) ? { laid: true } : {}),
    name: nameOf(state, outcome),
    text: textOf(state, outcome),
    effects,
    options:
      move === 'shield'
        ? []
        : moveOf(move).options.map((text, option) => ({ text, blocked: blockedOption(state, outcome, option, text) })),
    pick: pickingOf(outcome),
    expend: expendOf(state, outcome, effects),
    ...helpersPart(state, outcome, effects),
    regain: regainOf(state, outcome, effects),
    drawbacks: drawbacksOf(state, outcome, effects),
    prices: pricesOf(state, outcome),
    ...costPart(state, outcome, effects),
    stops: stopsOf(state, outcome),
    red: effects.reduce((most, effect) => (effect.kind === 'red-tokens' ? effect.upTo : most), 0),
    repair: repairOf(effects),
    plain: result !== null && isPlain(outcome)
  }
}

/** Whether cards are laid instead of a flip, and are unfinished. */
function isLaid({ flip, result }: Outcome): boolean {
  return flip === 0 && result === null
}

function nameOf(state: State, { seat, move, item }: Outcome): string {
  if (move !== 'shield') return moveOf(move).name
  return characterOf(state, seat).items.find(each => each.id === item)?.name ?? 'Shield'
}

function textOf(state: State, outcome: Outcome): string {
  const { move, result } = outcome
  if (result === null) return ''
  return move === 'shield'
    ? (shieldOf(state, outcome)?.results[result].says ?? '')
    : (moveOf(move).results?.[result] ?? '')
}

function shieldOf(state: State, { seat, item }: Outcome): ReturnType<typeof shieldCard> {
  const found = characterOf(state, seat).items.find(each => each.id === item)
  return found ? shieldCard(found) : null
}

function blockedOption(state: State, outcome: Outcome, option: number, text: string): Explanation | null {
  const why = whyNoOption(state, outcome, option)
  return why === null ? null : explain({ because: 'impossible-option', option: text, why })
}

function expendOf(state: State, outcome: Outcome, effects: readonly Effect[]): OutcomeView['expend'] {
  const price =
    outcome.move === 'shield' && outcome.result !== null
      ? (shieldOf(state, outcome)?.results[outcome.result].pay[0]?.stamina ?? 0)
      : 0
  const found = effects.find(effect => effect.kind === 'expend')
  const points = found?.points ?? price
  if (points === 0) return null
  const exertion = found?.exertion ?? 'physical'
  return { points, exertion, slots: fittingSlots(characterOf(state, outcome.seat), 'exhaustion', exertion) }
}

function helpersPart(state: State, outcome: Outcome, effects: readonly Effect[]): Pick<OutcomeView, 'helpersExpend'> {
  const found = effects.find(effect => effect.kind === 'expend')
  const helpersExpend = found ? expendedBeside(state, outcome, found) : []
  return helpersExpend.length > 0 ? { helpersExpend } : {}
}

function regainOf(state: State, { seat }: Outcome, effects: readonly Effect[]): OutcomeView['regain'] {
  const found = effects.find(effect => effect.kind === 'recover')
  return found ? { amount: found.amount, slots: slotsHolding(characterOf(state, seat), 'exhaustion') } : null
}

function drawbacksOf(state: State, { seat, item: id }: Outcome, effects: readonly Effect[]): OutcomeView['drawbacks'] {
  if (!effects.some(effect => effect.kind === 'drawback')) return []
  const { items } = characterOf(state, seat)
  const item = items.find(each => each.id === id) ?? null
  return (['drain-others', 'lower-capacity', 'damage-weapon'] as const).map(drawback => {
    const why = whyNoDrawback(items, item, drawback)
    return {
      drawback,
      text: drawbackNames[drawback],
      blocked: why === null ? null : explain({ because: 'impossible-option', option: drawback, why })
    }
  })
}

/** FU12: the Stamina of each price, and whether a price or the expended Stamina would take the last point. */
function costPart(state: State, outcome: Outcome, effects: readonly Effect[]): Pick<OutcomeView, 'fatal' | 'costs'> {
  const { seat, move, result } = outcome
  const left = unspentStamina(sheetOf(state, seat).piles)
  const ends = (points: number): boolean => takesLast(points, left)
  if (move === 'shield') {
    const pay = result === null ? [] : (shieldOf(state, outcome)?.results[result].pay ?? [])
    return pay.length > 0 ? { costs: pay.map(({ stamina }) => ({ stamina, fatal: ends(stamina) })) } : {}
  }
  return ends(expendOf(state, outcome, effects)?.points ?? 0) ? { fatal: true } : {}
}

function pricesOf(state: State, outcome: Outcome): readonly string[] {
  if (outcome.move !== 'shield' || outcome.result === null) return []
  return (shieldOf(state, outcome)?.results[outcome.result].pay ?? []).map(priceLine)
}

function stopsOf(state: State, outcome: Outcome): OutcomeView['stops'] {
  const shield = outcome.move === 'shield' ? shieldOf(state, outcome) : null
  return shield && outcome.result !== null && shield.results[outcome.result].avoided
    ? stopsNow(state, outcome, shield.avoids)
    : []
}

function repairOf(effects: readonly Effect[]): OutcomeView['repair'] {
  const found = effects.find(effect => effect.kind === 'repair')
  return found ? { removes: found.removes, perPack: found.perPack } : null
}
