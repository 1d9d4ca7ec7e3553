import type { Audience } from '../../core/audience'
import {
  type Answers,
  type Choice,
  type Expense,
  type Field,
  numberOf,
  oneOf,
  type OpenQuestion,
  type Question,
  severalOf,
  textOf,
  type Words
} from '../../core/question'
import { say } from '../../core/refusal'
import { counted } from '../../core/text'
import { unspentStamina } from '../deck/piles'
import type { SlotRef } from '../equipment/item-schemas'
import { harmPower } from '../injury/splits'
import { characterOf, sheetOf } from '../sheets'
import type { Command, State } from '../state'
import type { Outcome } from './outcome-schema'
import { outcomeView } from './outcome-view'
import { isLeftToGm, mostMended, mostRegained, packsFor } from './picks'
import { slotKey, slotName } from './slot-names'
import type { OutcomeView } from './view'
import { idOf } from '../question-kinds'

/** What a result of a move leaves to decide (M9, M10, HA10). Options, XP, a price, a drawback, slots, cards, repairs, red tokens. */
export function outcomeQuestion(state: State, outcome: Outcome, audience: Audience): OpenQuestion<Command> {
  const view = outcomeView(state, outcome)
  const fields = fieldsOf(state, view, audience)
  const expense = expenseOf(state, view)
  const notes = notesOf(state, view)
  return {
    question: {
      id: idOf('outcome', outcome.id),
      seat: outcome.seat,
      decides: isLeftToGm(outcome) ? 'gm' : 'player',
      title: view.name,
      asks: view.text ? [view.text] : [view.name],
      rule: view.move === 'shield' ? 'Q11' : 'M10',
      fields,
      commit: 'Carry it out',
      commitsBy: 'picks',
      ...(expense ? { expense } : {}),
      ...limitOf(state, view),
      ...(notes.length > 0 ? { notes } : {})
    },
    command: answers => commandOf(state, view, answers)
  }
}

function fieldsOf(state: State, view: OutcomeView, audience: Audience): readonly Field[] {
  return [
    ...payFields(state, view),
    ...pickFields(view),
    ...stopFields(view),
    ...priceFields(view),
    ...drawbackFields(view),
    ...redFields(state, view, audience),
    ...slotFields(state, view),
    ...cardFields(state, view),
    ...repairFields(state, view),
    ...(audience.kind === 'gm' ? [note] : [])
  ]
}

const note: Field = {
  kind: 'text',
  key: 'note',
  label: ['Note for the log'],
  hint: 'What it looked like, what was asked',
  fold: 'Note'
}

function payFields(state: State, { seat, pick }: OutcomeView): readonly Field[] {
  if (!pick || pick.xp === 0) return []
  const short = sheetOf(state, seat).xp < pick.xp ? { blocked: say(`That costs ${pick.xp} XP`, 'Do not pay') } : {}
  const choices = [
    { key: 'xp', title: [`Pay ${pick.xp} XP`], xp: pick.xp, ...short },
    { key: 'nothing', title: ['Do not pay'] }
  ]
  return [{ kind: 'one', key: 'pay', label: ['Whether XP is paid'], choices, chosen: null }]
}

/** A longer option does not fit on a button, which then says only that it is carried out. */
const longestOnButton = 44

/** M10: the options of the card. */
function pickFields({ seat, pick, options }: OutcomeView): readonly Field[] {
  if (!pick || pick.count === 0 || options.length === 0) return []
  const who: Words = pick.by === 'gm' ? ['The Game Master chooses '] : [{ seat }, ' chooses ']
  return [
    {
      kind: 'several',
      key: 'picks',
      label: [...who, `${pick.count}${pick.twice ? ', the same twice if you like' : ''}`],
      choices: options.map(({ text, blocked }, at) => ({
        key: String(at),
        title: [text],
        // Of two options the button cannot say both.
        ...(pick.count === 1 && text.length <= longestOnButton
          ? { commits: [text.charAt(0).toUpperCase() + text.slice(1)] }
          : {}),
        ...(blocked ? { blocked } : {})
      })),
      least: pick.count,
      most: pick.count,
      chosen: [],
      ...(pick.twice ? { repeats: true as const } : {}),
      ...(pick.xp > 0 ? { when: { field: 'pay', is: ['xp'] } } : {})
    }
  ]
}

/** Q16: what a shield against both stops. */
function stopFields({ stops }: OutcomeView): readonly Field[] {
  if (stops.length < 2) return []
  const says = { wound: 'A Wound: the whole blow', harm: `Harm: ${harmPower} of its attack power` }
  const choices = stops.map(key => ({ key, title: [says[key]] }))
  return [{ kind: 'one', key: 'stops', label: ['It stops'], choices, chosen: stops[0] ?? null }]
}

/** Q11, FU12: the ways to pay; one that ends the fight is not proposed. */
function priceFields({ prices, costs = [] }: OutcomeView): readonly Field[] {
  if (prices.length < 2 && !costs.some(({ fatal }) => fatal)) return []
  const choices = prices.map((text, at): Choice => ({
    key: String(at),
    title: [text],
    ...(costs[at]?.fatal ? { grave: 'This ends the character’s fight, unless slots take it' } : {})
  }))
  const safe = costs.findIndex(({ fatal }) => !fatal)
  return [{ kind: 'one', key: 'price', label: ['The price'], choices, chosen: safe < 0 ? null : String(safe) }]
}

function drawbackFields({ drawbacks }: OutcomeView): readonly Field[] {
  if (drawbacks.length === 0) return []
  const possible = drawbacks.filter(({ blocked }) => blocked === null)
  const choices = drawbacks.map(({ drawback, text, blocked }) => ({
    key: drawback,
    title: [text],
    ...(blocked ? { blocked } : {})
  }))
  const chosen = possible.length === 1 ? (possible[0]?.drawback ?? null) : null
  return [{ kind: 'one', key: 'drawback', label: ['The drawback'], choices, chosen }]
}

/** Where It Hurts: red tokens onto one foe; a player chooses among the foes that the players see. */
function redFields(state: State, { red }: OutcomeView, audience: Audience): readonly Field[] {
  const foes = state.foes.filter(({ revealed }) => audience.kind === 'gm' || revealed)
  if (red === 0 || foes.length === 0) return []
  const choices = [
    { key: 'none', title: ['No foe'] },
    ...foes.map(({ id, name }) => ({ key: String(id), title: [name] }))
  ]
  return [
    { kind: 'one', key: 'red', label: ['Red tokens onto'], choices, chosen: 'none' },
    {
      kind: 'number',
      key: 'red-count',
      label: ['How many red tokens'],
      least: 1,
      most: red,
      value: red,
      when: { field: 'red', is: foes.map(({ id }) => String(id)) }
    }
  ]
}

/** M18: slots that take the Stamina, or give tokens back. */
function slotFields(state: State, { seat, expend, regain, costs }: OutcomeView): readonly Field[] {
  const slots = (expend ?? regain)?.slots ?? []
  const most = expend
    ? Math.max(expend.points, ...(costs ?? []).map(({ stamina }) => stamina))
    : mostRegained({ regain })
  if (slots.length === 0 || most === 0) return []
  const character = characterOf(state, seat)
  const paying = costs?.flatMap(({ stamina }, at) => (stamina > 0 ? [String(at)] : []))
  return [
    {
      kind: 'several',
      key: 'slots',
      label: [expend ? 'Slots that take Stamina instead' : 'Slots that become free first'],
      choices: slots.map(slot => ({ key: slotKey(slot), title: [slotName(slot, character)] })),
      least: 0,
      most: Math.min(slots.length, most),
      chosen: [],
      ...(paying && costs && costs.length > 1 ? { when: { field: 'price', is: paying } } : {})
    }
  ]
}

/** S6: face-up exhausted cards that come back first. */
function cardFields(state: State, { seat, regain }: OutcomeView): readonly Field[] {
  const cards = regain ? sheetOf(state, seat).piles.faceUp : []
  if (cards.length === 0) return []
  return [
    {
      kind: 'several',
      key: 'cards',
      label: ['These cards come back first'],
      choices: cards.map(card => ({ key: card, title: [card] })),
      least: 0,
      most: Math.min(cards.length, mostRegained({ regain })),
      chosen: [],
      shows: 'cards'
    }
  ]
}

const repairKey = (item: string): string => `repair-${item}`

/** Q10: what the Pack mends; proposed is all that it can. */
function repairFields(state: State, { seat, repair }: OutcomeView): readonly Field[] {
  if (!repair) return []
  const { items, pack } = characterOf(state, seat)
  let left = mostMended(repair, pack)
  return items
    .filter(({ damage }) => damage > 0)
    .map(({ id, name, damage }) => {
      const value = Math.min(left, damage)
      left -= value
      return { kind: 'number', key: repairKey(id), label: [`Damage taken off ${name}`], least: 0, most: damage, value }
    })
}

/** Q10: no more is mended than the Pack pays for. */
function limitOf(state: State, { seat, repair }: OutcomeView): Pick<Question, 'limit'> {
  if (!repair) return {}
  const { items, pack } = characterOf(state, seat)
  const most = mostMended(repair, pack)
  return { limit: { fields: items.map(({ id }) => repairKey(id)), most, says: `The Pack mends ${most} at most` } }
}

/** FU12: what settling costs, to be shown before it is done. */
function expenseOf(state: State, { seat, expend, costs = [] }: OutcomeView): Expense | null {
  if (!expend && costs.length === 0) return null
  const points = Object.fromEntries(costs.map(({ stamina }, at) => [String(at), stamina]))
  return {
    stamina: unspentStamina(sheetOf(state, seat).piles),
    points: expend && costs.length < 2 ? (costs[0]?.stamina ?? expend.points) : 0,
    ...(costs.length > 0 ? { byChoice: { field: 'price', points } } : {}),
    ...(expend && expend.slots.length > 0 ? { slots: 'slots' } : {})
  }
}

function notesOf(
  state: State,
  { seat, helpersExpend = [], regain, repair, options, effects, pick }: OutcomeView
): readonly Words[] {
  const tokens = pick ? undefined : effects.find(effect => effect.kind === 'tokens')
  const toAsk: readonly Words[] =
    tokens && options.length > 0
      ? [
          [`After this you can ask ${counted(tokens.count, 'question')} of these:`],
          ...options.map(({ text }): Words => [text])
        ]
      : []
  return [
    ...helpersExpend.map(({ seat: helper, stamina, left }): Words => [
      { seat: helper },
      ` helped and expends as much: Stamina ${stamina} → ${left}${left === 0 ? ', which ends the fight for that character' : ''}`
    ]),
    ...(regain ? [[`You regain ${regain.amount === '1' ? '1' : '1d4'} Stamina`]] : []),
    ...(repair
      ? [
          [
            `${counted(repair.perPack, 'Pack', 'Pack')} for ${counted(repair.removes, 'damage', 'damage')}; ${characterOf(state, seat).pack} Pack left`
          ]
        ]
      : []),
    ...toAsk
  ]
}

function commandOf(state: State, view: OutcomeView, answers: Answers): Command {
  const { id, seat, repair, red, regain } = view
  const pay = oneOf(answers, 'pay') === 'xp' ? 'xp' : 'nothing'
  const { items } = characterOf(state, seat)
  const repairs = repair
    ? items.flatMap(({ id: item }) => {
        const damage = numberOf(answers, repairKey(item), 0)
        return damage > 0 ? [{ item, damage }] : []
      })
    : []
  const foe = Number(oneOf(answers, 'red') ?? Number.NaN)
  const cards = regain
    ? sheetOf(state, seat).piles.faceUp.filter(card => severalOf(answers, 'cards').includes(card))
    : []
  const stops = oneOf(answers, 'stops')
  return {
    type: 'settle-outcome',
    outcome: id,
    picks: view.pick && (view.pick.xp === 0 || pay === 'xp') ? severalOf(answers, 'picks').map(Number) : [],
    pay: view.pick && view.pick.xp > 0 ? pay : 'nothing',
    slots: offeredSlots(view).filter(slot => severalOf(answers, 'slots').includes(slotKey(slot))),
    ...(cards.length > 0 ? { cards: [...cards] } : {}),
    packs: repair
      ? packsFor(
          repair,
          repairs.reduce((sum, { damage }) => sum + damage, 0)
        )
      : 0,
    repairs,
    drawback: view.drawbacks.find(({ drawback }) => drawback === oneOf(answers, 'drawback'))?.drawback ?? null,
    price: Number(oneOf(answers, 'price') ?? 0),
    ...(stops === 'harm' || stops === 'wound' ? { stops } : {}),
    red: Number.isNaN(foe) ? null : { foe, count: numberOf(answers, 'red-count', red) },
    note: textOf(answers, 'note')
  }
}

function offeredSlots({ expend, regain }: OutcomeView): readonly SlotRef[] {
  return [...((expend ?? regain)?.slots ?? [])]
}
