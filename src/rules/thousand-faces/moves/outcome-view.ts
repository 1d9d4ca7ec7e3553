import type { Explanation } from '../../core/refusal'
import { fittingPlaces, heldPlaces } from '../injury/places'
import { drawbackNames, whyNoDrawback } from '../magic/steps'
import { characterOf } from '../sheets'
import { explain } from '../slices'
import type { State } from '../state'
import { moveOf } from './all'
import type { Effect } from './move'
import type { Outcome } from './outcome-schema'
import { pickingOf, whyNoOption } from './picks'
import { effectsOf, isPlain } from './plain'
import { shieldCard, stoppable } from './shield'
import type { OutcomeView } from './view'

/** A called move with everything that settling it needs (M9, M10). */
export function outcomeView(state: State, outcome: Outcome): OutcomeView {
  const { id, seat, move, attribute, item, attack, fast, result } = outcome
  const effects = effectsOf(outcome)
  return {
    id, seat, move, attribute, item, attack, fast, result,
    name: nameOf(state, outcome),
    text: textOf(state, outcome),
    effects,
    options: move === 'shield' ? [] : moveOf(move).options.map((text, option) => ({ text, blocked: blockedOption(state, outcome, option, text) })),
    pick: pickingOf(outcome),
    expend: expendOf(state, outcome, effects),
    regain: regainOf(state, outcome, effects),
    drawbacks: drawbacksOf(state, outcome, effects),
    prices: pricesOf(state, outcome),
    stops: stopsOf(state, outcome),
    red: effects.reduce((most, effect) => (effect.kind === 'red-tokens' ? effect.upTo : most), 0),
    repair: repairOf(effects),
    plain: result !== null && isPlain(outcome)
  } // prettier-ignore
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
  return { points, exertion, slots: fittingPlaces(characterOf(state, outcome.seat), 'exhaustion', exertion) }
}

function regainOf(state: State, { seat }: Outcome, effects: readonly Effect[]): OutcomeView['regain'] {
  const found = effects.find(effect => effect.kind === 'recover')
  return found ? { amount: found.amount, slots: heldPlaces(characterOf(state, seat), 'exhaustion') } : null
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

function pricesOf(state: State, outcome: Outcome): readonly string[] {
  if (outcome.move !== 'shield' || outcome.result === null) return []
  return (shieldOf(state, outcome)?.results[outcome.result].pay ?? []).map(
    ({ stamina, damage, destroyed }) =>
      [
        ...(stamina > 0 ? [`${stamina} Stamina`] : []),
        ...(damage > 0 ? ['1 item damage'] : []),
        ...(destroyed ? ['it is destroyed'] : [])
      ].join(' and ') || 'nothing'
  )
}

function stopsOf(state: State, outcome: Outcome): OutcomeView['stops'] {
  const shield = outcome.move === 'shield' ? shieldOf(state, outcome) : null
  return shield && outcome.result !== null && shield.results[outcome.result].avoided
    ? stoppable(state, outcome, shield.avoids)
    : []
}

function repairOf(effects: readonly Effect[]): OutcomeView['repair'] {
  const found = effects.find(effect => effect.kind === 'repair')
  return found ? { removes: found.removes, perPack: found.perPack } : null
}
