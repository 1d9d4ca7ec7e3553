import type { CharacterView } from '#rules/thousand-faces/characters/view'
import { harmPower } from '#rules/thousand-faces/injury/splits'
import { optionsWanted } from '#rules/thousand-faces/moves/settling'
import type { OutcomeView } from '#rules/thousand-faces/moves/view'
import type { SheetView } from '#rules/thousand-faces/sheet-view'
import { asksPrice, togglePick, type SettleDraft } from '../../gm/flip/outcome/settle-draft'
import type { OwnQuestion } from './own-question'
import { repairQuestion } from './own-repairs'
import { endsFight, slotQuestion } from './own-slots'

/** What the questions depend on besides the move. */
export interface QuestionContext {
  readonly sheet: SheetView
  readonly character: CharacterView
  /** Those that the players see. */
  readonly foes: readonly { readonly id: number; readonly name: string }[]
}

/** All that a move leaves to its player, in the order in which it is answered. */
export function ownQuestions(
  outcome: OutcomeView,
  draft: SettleDraft,
  context: QuestionContext
): readonly OwnQuestion[] {
  return [
    payQuestion(outcome, draft),
    pickQuestion(outcome, draft),
    stopQuestion(outcome, draft),
    priceQuestion(outcome, draft, context.sheet.stamina),
    drawbackQuestion(outcome, draft),
    redQuestion(outcome, draft, context.foes),
    slotQuestion(outcome, draft, context.character),
    repairQuestion(outcome, draft, context.character.equipment)
  ].flatMap(each => each ?? [])
}

function payQuestion({ pick }: OutcomeView, draft: SettleDraft): OwnQuestion | null {
  if (!pick || pick.xp === 0) return null
  const pays = ['xp', 'nothing'] as const
  const says = { xp: `Pay ${pick.xp} XP`, nothing: 'Do not pay' }
  return {
    asks: 'Whether you pay',
    options: pays.map(pay => ({ text: says[pay], times: draft.pay === pay ? 1 : 0 })),
    pick: at => ({ ...draft, pay: pays[at] ?? 'nothing', picks: [] })
  }
}

function pickQuestion(outcome: OutcomeView, draft: SettleDraft): OwnQuestion | null {
  const wanted = optionsWanted(outcome.pick, draft.pay)
  if (wanted === 0) return null
  return {
    asks: `Choose ${wanted}${outcome.pick?.twice ? ', the same twice if you like' : ''}`,
    options: outcome.options.map(({ text, blocked }, key) => ({
      text,
      blocked,
      times: draft.picks.filter(each => each === key).length
    })),
    pick: at => togglePick(outcome, draft, at)
  }
}

function stopQuestion({ stops }: OutcomeView, draft: SettleDraft): OwnQuestion | null {
  if (stops.length < 2) return null
  const says = { wound: 'A Wound: the whole blow', harm: `Harm: ${harmPower} of its attack power` }
  return {
    asks: 'It stops',
    options: stops.map(key => ({ text: says[key], times: (draft.stops ?? stops[0]) === key ? 1 : 0 })),
    pick: at => ({ ...draft, stops: stops[at] ?? 'wound' })
  }
}

function priceQuestion(outcome: OutcomeView, draft: SettleDraft, stamina: number): OwnQuestion | null {
  if (!asksPrice(outcome)) return null
  return {
    asks: 'The price',
    options: outcome.prices.map((text, at) => ({
      text,
      times: draft.price === at ? 1 : 0,
      grave: endsFight(outcome, { ...draft, price: at }, stamina)
    })),
    pick: at => ({ ...draft, price: at })
  }
}

function drawbackQuestion({ drawbacks }: OutcomeView, draft: SettleDraft): OwnQuestion | null {
  if (drawbacks.length === 0) return null
  return {
    asks: 'The drawback',
    options: drawbacks.map(({ drawback, text, blocked }) => ({
      text,
      blocked,
      times: Number(draft.drawback === drawback)
    })),
    pick: at => ({ ...draft, drawback: drawbacks[at]?.drawback ?? null })
  }
}

/** Where It Hurts: all of them onto one foe, or onto nobody. */
function redQuestion({ red }: OutcomeView, draft: SettleDraft, foes: QuestionContext['foes']): OwnQuestion | null {
  if (red === 0 || foes.length === 0) return null
  const ids = [null, ...foes.map(({ id }) => id)]
  const chosen = draft.red?.foe ?? null
  return {
    asks: `${red} red tokens on`,
    options: ids.map((id, at) => ({ text: foes[at - 1]?.name ?? 'Nobody', times: Number(id === chosen) })),
    pick: at => {
      const foe = ids[at] ?? null
      return { ...draft, red: foe === null ? null : { foe, count: red } }
    }
  }
}

type QuestionsToCome = { readonly count: number; readonly list: readonly string[] }

/** What can be asked of the GM afterwards, a token each; null: this result brings no token. */
export function questionsToCome({ options, effects }: OutcomeView): QuestionsToCome | null {
  const tokens = effects.find(effect => effect.kind === 'tokens')
  return tokens && options.length > 0 ? { count: tokens.count, list: options.map(({ text }) => text) } : null
}

/** Whether the card lets the Game Master pick something of it: then it is settled there (HA10). */
export function isLeftToGm({ pick, effects }: OutcomeView): boolean {
  return pick?.by === 'gm' || effects.some(effect => effect.kind === 'drawback' && effect.by === 'gm')
}
