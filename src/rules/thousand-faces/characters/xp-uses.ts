import { explain } from '../explain'
import { whyNotDay } from '../economy/days'
import { whyNoFlashback } from '../flip/moved-on'
import { criticalMove } from '../moves/learn'
import { moveOf } from '../moves/all'
import { whyNot } from '../moves/may'
import { hasReady, owned } from './character'
import type { Refusal, Sheet, State } from '../types'
import type { XpUse } from './views'

interface Use {
  readonly use: XpUse['use']
  readonly name: string
  readonly cost: string
  /** The least XP it takes. */
  readonly least: number
  readonly how: string
  readonly why: (state: State, sheet: Sheet) => Refusal | null
}

const always = (): null => null

/** X5: every use of XP, in the order of the rulebook. */
const uses: readonly Use[] = [
  {
    use: 'flashback',
    name: 'Do a Flashback',
    cost: '1',
    least: 0,
    how: 'The last flip is ignored; flip again.',
    why: whyFlashback
  },
  {
    use: 'flashback-step',
    name: 'Raise the result',
    cost: '1 each',
    least: 1,
    how: 'In an open flashback: one step up.',
    why: whyStep
  },
  {
    use: 'mercy-flashback',
    name: 'Mercy Flashback',
    cost: '1',
    least: 1,
    how: 'Do now what was forgotten, at its price and 1 XP.',
    why: always
  },
  {
    use: 'good-thing-i-brought',
    name: moveOf('good-thing-i-brought').name,
    cost: '1 and 1 Pack, or 2 Pack',
    least: 0,
    how: 'Exactly the right piece of gear.',
    why: whyPack
  },
  {
    use: 'critical-level',
    name: 'Insight',
    cost: '1 each',
    least: 1,
    how: 'Critical Success: levels of the move just resolved.',
    why: whyCritical
  },
  {
    use: 'study',
    name: 'Study Under a Master',
    cost: '2',
    least: 2,
    how: 'A day in town: one level, or a new move.',
    why: (state, { seat }) => whyNotDay(state, seat, 'study-under-a-master')
  },
  {
    use: 'shop',
    name: 'Shop / Procure',
    cost: '1 and 1 Pack or item, or 1 precious Pack',
    least: 0,
    how: 'A day in town: one Item card of four.',
    why: whyShop
  },
  {
    use: 'tell-tale',
    name: 'Tales of a Weapon',
    cost: '2, or 3 with magic',
    least: 2,
    how: 'Design a weapon that will be found.',
    why: always
  },
  {
    use: 'contemplate',
    name: 'Obsessive Contemplation',
    cost: '1 to 3',
    least: 1,
    how: 'A day in town: one option for each XP.',
    why: whyContemplate
  },
  {
    use: 'defend',
    name: 'Defend',
    cost: '1',
    least: 1,
    how: 'Opens its options when it is settled.',
    why: whyOpen('defend')
  },
  {
    use: 'slide',
    name: 'Slide',
    cost: '1',
    least: 1,
    how: 'Out of everybody’s attention.',
    why: (state, { seat }) => whyNot(state, seat, 'slide', null, 'counts')
  },
  {
    use: 'not-on-my-turf',
    name: 'Not On My Turf',
    cost: '1',
    least: 1,
    how: 'The chase goes another way.',
    why: whyTurf
  },
  {
    use: 'suggestive-subtlety',
    name: 'Suggestive Subtlety',
    cost: '1',
    least: 1,
    how: 'When it is settled.',
    why: whyOpen('suggestive-subtlety')
  }
]

/** Each use with whether it can be had now. */
export function xpUses(state: State, sheet: Sheet): readonly XpUse[] {
  return uses.map(({ use, name, cost, least, how, why }) => {
    const reason =
      sheet.xp < least
        ? ({ because: 'not-enough-xp', seat: sheet.seat, needs: least, has: sheet.xp } as const)
        : why(state, sheet)
    return { use, name, cost, how, blocked: reason && explain(reason) }
  })
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
  return pack >= 2 || (pack >= 1 && xp >= 1)
    ? null
    : { because: 'not-enough-pack', seat, needs: xp >= 1 ? 1 : 2, has: pack, kind: 'pack' }
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
