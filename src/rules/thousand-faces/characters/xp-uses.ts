import type { Explanation } from '../../core/refusal'
import { whyNotDay } from '../economy/steps'
import {
  flashbackPrice,
  goodThingPays,
  goodThingPrices,
  mercyPrice,
  studyPrice,
  talePrices
} from '../experience/prices'
import { whyNoFlashback, whyOutOfPlay } from '../flip/queries'
import { criticalMove } from '../moves/learn'
import { whyNot } from '../moves/may'
import { explain } from '../slices'
import type { Refusal, Sheet, State } from '../state'
import { hasReady, owned } from './character'

/** One use of XP, and whether it is possible now. Texts: `xpUseCards`. */
export interface XpUse {
  readonly use:
    | 'flashback'
    | 'flashback-step'
    | 'mercy-flashback'
    | 'good-thing-i-brought'
    | 'critical-level'
    | 'study'
    | 'shop'
    | 'tell-tale'
    | 'contemplate'
    | 'defend'
    | 'slide'
    | 'not-on-my-turf'
    | 'suggestive-subtlety'
  readonly blocked: Explanation | null
}

interface Use {
  readonly use: XpUse['use']
  /** The smallest price in XP. */
  readonly least: number
  readonly why: (state: State, sheet: Sheet) => Refusal | null
}

const always = (): null => null

/** Uses that belong to a move made before. */
const leftOfMoves: ReadonlySet<XpUse['use']> = new Set<XpUse['use']>([
  'flashback-step',
  'critical-level',
  'defend',
  'suggestive-subtlety'
])

const others: readonly Use[] = [
  { use: 'flashback-step', least: flashbackPrice, why: whyStep },
  { use: 'mercy-flashback', least: mercyPrice, why: always },
  { use: 'good-thing-i-brought', least: 0, why: whyPack },
  { use: 'critical-level', least: 1, why: whyCritical },
  { use: 'study', least: studyPrice, why: (state, { seat }) => whyNotDay(state, seat, 'study-under-a-master') },
  { use: 'shop', least: 0, why: whyShop },
  { use: 'tell-tale', least: talePrices.plain, why: always },
  { use: 'contemplate', least: 1, why: whyContemplate },
  { use: 'defend', least: 1, why: whyOpen('defend') },
  { use: 'slide', least: 1, why: (state, { seat }) => whyNot(state, seat, 'slide', null, 'counts') },
  { use: 'not-on-my-turf', least: 1, why: whyTurf },
  { use: 'suggestive-subtlety', least: 1, why: whyOpen('suggestive-subtlety') }
]

/** X5: kept separate from the other uses, because nearly every act changes it for a player. Texts: `xpUseCards`. */
export function flashbackUse(state: State, sheet: Sheet): XpUse {
  const why = whyOutOfPlay(state, sheet.seat) ?? whyFlashback(state, sheet)
  return { use: 'flashback', blocked: why && explain(why) }
}

/** X5: each other use, and whether it is possible now. */
export function otherUses(state: State, sheet: Sheet): readonly XpUse[] {
  return others.map(({ use, least, why }) => {
    // F11: a fallen character keeps the uses that belong to an earlier move.
    const fallen = leftOfMoves.has(use) ? null : whyOutOfPlay(state, sheet.seat)
    const reason = fallen ?? whyNoXp(sheet, least) ?? why(state, sheet)
    return { use, blocked: reason && explain(reason) }
  })
}

function whyNoXp({ seat, xp }: Sheet, needs: number): Refusal | null {
  return xp < needs ? { because: 'not-enough-xp', seat, needs, has: xp } : null
}

function whyFlashback(state: State, { seat }: Sheet): Refusal | null {
  const says = whyNoFlashback(state, seat)
  return says && { because: 'no-flashback', seat, says }
}

function whyStep({ pending }: State, { seat }: Sheet): Refusal | null {
  return pending?.kind === 'flashback' && pending.seat === seat
    ? null
    : { because: 'nothing-pending', wanted: 'flashback' }
}

function whyPack(_: State, { seat, xp, character: { pack } }: Sheet): Refusal | null {
  const way = xp >= goodThingPrices['xp-and-pack'].xp ? 'xp-and-pack' : 'two-pack'
  return goodThingPays({ xp, pack }).length > 0
    ? null
    : { because: 'not-enough-pack', seat, needs: goodThingPrices[way].pack, has: pack, kind: 'pack' }
}

function whyCritical(state: State, { seat }: Sheet): Refusal | null {
  if (state.pending?.kind !== 'critical' || state.pending.seat !== seat)
    return { because: 'nothing-pending', wanted: 'critical' }
  return criticalMove(state) ? null : { because: 'no-move-to-raise' }
}

function whyShop(state: State, { seat, xp, character: { pack, precious, items } }: Sheet): Refusal | null {
  const day = whyNotDay(state, seat, 'shop-procure')
  if (day || precious > 0 || (xp > 0 && pack + items.length > 0)) return day
  return xp === 0
    ? { because: 'not-enough-xp', seat, needs: 1, has: 0 }
    : { because: 'not-enough-pack', seat, needs: 1, has: 0, kind: 'pack' }
}

function whyContemplate(state: State, { seat, character }: Sheet): Refusal | null {
  if (!owned(character, 'obsessive-contemplation'))
    return { because: 'needs-card', seat, move: 'obsessive-contemplation' }
  return whyNotDay(state, seat, 'obsessive-contemplation')
}

function whyOpen(move: 'defend' | 'suggestive-subtlety'): Use['why'] {
  return ({ outcomes }, { seat }) =>
    outcomes.some(open => open.seat === seat && open.move === move && (open.result ?? 0) > 0)
      ? null
      : { because: 'not-made', seat, move }
}

function whyTurf({ game }: State, { seat, character }: Sheet): Refusal | null {
  if (!hasReady(character, 'not-on-my-turf')) return { because: 'needs-card', seat, move: 'not-on-my-turf' }
  return game?.kind === 'pursuit' ? null : { because: 'no-pursuit' }
}
