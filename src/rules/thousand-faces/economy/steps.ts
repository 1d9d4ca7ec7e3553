import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { moveOf } from '../moves/all'
import type { MoveId } from '../moves/ids'
import type { Act, Refusal, State } from '../state'
import { ok, refuse, type Result } from '../../core/result'
import { owned } from '../characters/character'
import { spendShadow } from '../shadow/steps'
import { characterOf, findSheet, sheetOf, presentSheets } from '../sheets'
import { shadowPrice, type JourneyUse } from './prices'
import { unspentStamina } from '../deck/piles'
import type { EconomyCommand } from './model'
import { chapterOf, type ConditionId, chaptersOf, pointsToCircle } from './chapters'

/** Y1, Y2: why a character cannot spend a day on that move, or null. Without a counted day, only the place is checked. */
export function whyNotDay({ story }: State, seat: SeatId, move: MoveId): Refusal | null {
  const { tags } = moveOf(move)
  if (tags.includes('town') && story.day?.place !== 'town') return { because: 'needs-town', move }
  const spent = tags.includes('day')
    ? (story.day?.did[seat] ?? []).find(did => moveOf(did).tags.includes('day'))
    : undefined
  return spent === undefined ? null : { because: 'day-spent', seat, by: spent }
}

/** Records the character's use of the day, if days are counted. */
export function useDay(act: Act, seat: SeatId, move: MoveId): Act {
  return act.state.story.day ? happen(act, { type: 'day-used', seat, move }) : act
}

type PaysWith = 'journey' | 'shadow'

/** K9: accuses an authority. The GM pays at once, or as soon as there are points (ruling O23). */
export function accuse(
  act: Act,
  { seat, authority, gmPays }: { readonly seat: SeatId; readonly authority: string; readonly gmPays: PaysWith }
): Result<Act, Refusal> {
  if (!owned(characterOf(act.state, seat), 'unknown-benefactor')) return refuse({ because: 'no-accusation', seat })
  if (authority.trim() === '') return refuse({ because: 'accuses-nobody', seat })
  const made = happen(act, { type: 'claim-made', seat, authority: authority.trim() })
  const paid = payClaim(made, act.state.story.claims.length, gmPays)
  return paid.ok ? paid : ok(made)
}

/** K9: pays 1 Journey point and keeps the card, or 3 Shadow and loses it. */
export function payClaim(act: Act, claim: number, paysWith: PaysWith): Result<Act, Refusal> {
  const owed = act.state.story.claims[claim]
  if (!owed) return refuse({ because: 'no-such-claim' })
  const { seat, authority } = owed
  const settled = (paid: Act): Act => happen(paid, { type: 'claim-paid', claim, with: paysWith, seat })
  if (paysWith === 'journey') {
    const { journey } = act.state.story
    if (journey < 1) return refuse({ because: 'not-enough-journey', has: journey })
    return ok(settled(happen(act, { type: 'journey-spent', use: 'unknown-benefactor', what: authority, seat })))
  }
  const paid = spendShadow(act, shadowPrice('unknown-benefactor', 1), 'circled', 'Unknown Benefactor')
  return paid.ok
    ? ok(happen(settled(paid.value), { type: 'move-lost', seat, move: 'unknown-benefactor', how: 'accusation' }))
    : paid
}

/** J8: spends one Journey point on one use, with its immediate effects. */
export function spendJourney(
  act: Act,
  { use, seat, what }: Extract<EconomyCommand, { type: 'spend-journey' }>
): Result<Act, Refusal> {
  const why = whyNoJourney(act, use, seat)
  if (why) return refuse(why)
  const spent = happen(act, { type: 'journey-spent', use, what, seat })
  if (use === 'reveal-hearth') return ok(happen(spent, { type: 'hearth-set', as: 'available' }))
  if (use === 'back-to-life' && seat) return ok(revive(spent, seat))
  const { day } = act.state.story
  if (use === 'second-day' && day)
    return ok(happen(spent, { type: 'day-began', place: day.place, number: day.number + 1 }))
  return ok(spent)
}

/** Why that use is impossible now, or null. */
export function whyNoJourney({ state }: Pick<Act, 'state'>, use: JourneyUse, seat: SeatId | null): Refusal | null {
  const { journey, day } = state.story
  if (journey < 1) return { because: 'not-enough-journey', has: journey }
  if (use === 'second-day' && !day) return { because: 'no-day' }
  if (use !== 'back-to-life') return null
  const dead =
    seat === null ? state.sheets.some(sheet => sheet.character.dead) : findSheet(state, seat)?.character.dead === true
  return dead ? null : { because: 'not-dead', seat }
}

function revive(act: Act, seat: SeatId): Act {
  const alive = happen(act, { type: 'character-revived', seat })
  const { incapacitated, piles } = sheetOf(act.state, seat)
  return incapacitated && unspentStamina(piles) > 0 ? happen(alive, { type: 'incapacity-cleared', seat }) : alive
}

/** J3: whether a condition of the current chapter is met: checked by the app, or ticked by the GM. */
export function isMet(state: State, condition: ConditionId): boolean {
  return state.story.ticked.includes(condition) || known(state, condition)
}

/** Conditions of the current chapter that are not met. */
export function openConditions(state: State): readonly ConditionId[] {
  return chapterOf(state.story)?.conditions.filter(condition => !isMet(state, condition)) ?? []
}

function known(state: State, condition: ConditionId): boolean {
  const { story, shadow } = state
  switch (condition) {
    case 'circled-spent':
    case 'circled-spent-before-rest':
      return shadow.circled === 0
    case 'shared-goal':
      return isGoal(story.goal)
    case 'exhibition-paid':
      return story.journeySpent.includes('exhibition')
    case 'hearth-revealed':
      return story.journeySpent.includes('reveal-hearth')
    case 'answered-or-heroic': {
      const sheets = presentSheets(state)
      const living = sheets.filter(({ character }) => !character.dead)
      return (
        sheets.some(({ character }) => character.stamina === 'heroic') ||
        (living.length > 0 && living.every(({ character }) => character.answered !== null))
      )
    }
    default:
      return false
  }
}

/** Whether the shared goal has two to six words. */
export function isGoal(goal: string): boolean {
  const words = wordsOf(goal)
  return words >= 2 && words <= 6
}

/** Number of words in a phrase. */
export function wordsOf(phrase: string): number {
  return phrase.trim() === '' ? 0 : phrase.trim().split(/\s+/u).length
}

/** J4: begins a chapter: points are circled, The Hearth opens or closes. An older open chapter pays nothing. */
export function beginChapter(
  act: Act,
  { chapter: number }: Extract<EconomyCommand, { type: 'begin-chapter' }>
): Result<Act, Refusal> {
  const { story, shadow } = act.state
  const chapters = chaptersOf(story.length, story.book)
  const chapter = chapters.find(each => each.number === number)
  if (!chapter) return refuse({ because: 'no-such-chapter', chapter: number, most: chapters.length })
  const left = story.chapter > 0 && story.ends[story.chapter] === undefined && story.chapter !== number
  const ended = left ? happen(act, { type: 'chapter-ended', chapter: story.chapter, as: 'skipped', journey: 0 }) : act
  const circled = chapter.circle === null ? 0 : pointsToCircle(chapter.circle, shadow.free + shadow.circled)
  const began = happen(ended, {
    type: 'chapter-began',
    chapter: number,
    name: chapter.name,
    circled,
    hearth: chapter.hearth ?? 'stays'
  })
  return ok(circled === shadow.circled ? began : happen(began, { type: 'shadow-circled', circled }))
}

/** J3: takes the point when every condition is met, or gives it up at any time. */
export function endChapter(act: Act, as: 'earned' | 'skipped'): Result<Act, Refusal> {
  const why = whyNotEarned(act.state)
  if (why && (as === 'earned' || why.because !== 'conditions-open')) return refuse(why)
  const chapter = act.state.story.chapter
  const pays = as === 'earned' && chapterOf(act.state.story)?.pays === 1 ? 1 : 0
  return ok(happen(act, { type: 'chapter-ended', chapter, as, journey: pays }))
}

/** Why the point of the current chapter cannot be taken now, or null. */
export function whyNotEarned(state: State): Refusal | null {
  const { chapter, ends } = state.story
  if (chapterOf(state.story) === null) return { because: 'no-chapter' }
  if (ends[chapter] !== undefined) return { because: 'chapter-over', chapter }
  const open = openConditions(state)
  return open.length > 0 ? { because: 'conditions-open', open } : null
}

/** J6: a chance to Rest decides chapters that require circled points to be spent first. Null when no chapter depends on it. */
export function chanceToRest(act: Act): Act | null {
  const { story, shadow } = act.state
  const chapter = chapterOf(act.state.story)
  if (!chapter?.conditions.includes('circled-spent-before-rest') || story.ends[story.chapter] !== undefined) return null
  if (shadow.circled > 0) {
    const forfeited = happen(act, { type: 'chapter-ended', chapter: story.chapter, as: 'forfeited', journey: 0 })
    return happen(forfeited, { type: 'shadow-circled', circled: 0 })
  }
  const earned = endChapter(act, 'earned')
  return earned.ok ? earned.value : null
}

/** J9: last chapter of a book, The Hearth revealed: each healed Wound gives a Journey point, whatever healed it. */
export function payHealedWounds(act: Act, wounds: number): Act {
  const { chapter, length, journeySpent } = act.state.story
  const pays = wounds > 0 && length !== 'one-shot' && chapter === 8 && journeySpent.includes('reveal-hearth')
  const reason = wounds === 1 ? 'a Wound is healed' : `${wounds} Wounds are healed`
  return pays ? happen(act, { type: 'journey-gained', amount: wounds, reason }) : act
}
