/** The planned length of the campaign. Source: reference 5.3. */
export type Length = 'one-shot' | '9-hour' | '30-hour'
export const lengths = ['one-shot', '9-hour', '30-hour'] as const satisfies readonly Length[]

export const lengthWords: Readonly<Record<Length, string>> = {
  'one-shot': '3 hours, one evening',
  '9-hour': '9 hours',
  '30-hour': '30 hours'
}

/** A condition for the payment of a chapter. The app checks the `known` ones; the GM ticks the others. */
export interface Condition {
  readonly id: ConditionId
  readonly says: string
  readonly judgedBy: 'gm' | 'known'
}

export const conditionIds = [
  'start-in-comfort',
  'cross-by-choice',
  'circled-spent-before-rest',
  'home-again',
  'each-shows-change',
  'shared-goal',
  'learned-and-used',
  'exhibition-paid',
  'circled-spent',
  'answered-or-heroic',
  'guardian-confronted',
  'home-like-place',
  'hearth-revealed'
] as const
export type ConditionId = (typeof conditionIds)[number]

const conditions: Readonly<Record<ConditionId, Omit<Condition, 'id'>>> = {
  'start-in-comfort': { says: 'Every character starts in their place of comfort.', judgedBy: 'gm' },
  'cross-by-choice': { says: 'Every character crosses the threshold of their own choice, unpushed.', judgedBy: 'gm' },
  'circled-spent-before-rest': {
    says: 'Every circled Shadow point is spent before the characters get a chance to Rest.',
    judgedBy: 'known'
  },
  'home-again': { says: 'The characters are home in some sense, and The Hearth is there again.', judgedBy: 'gm' },
  'each-shows-change': { says: 'Each character shows a change, by word or deed.', judgedBy: 'gm' },
  'shared-goal': { says: 'The characters share a goal, written down in two to six words.', judgedBy: 'known' },
  'learned-and-used': {
    says: 'Each player had a chance to study or shop, and to use what they gained.',
    judgedBy: 'gm'
  },
  'exhibition-paid': {
    says: 'At least 1 Journey point went into showing the power of the mysterious world.',
    judgedBy: 'known'
  },
  'circled-spent': { says: 'Every circled Shadow point is spent.', judgedBy: 'known' },
  'answered-or-heroic': {
    says: 'Every character answered stay, sacrifice or abandon at least once, or any player switched to Heroic Stamina.',
    judgedBy: 'known'
  },
  'guardian-confronted': {
    says: 'A guardian of the threshold confronted them with grief, the rejection of their change, the rejection of emotional growth, or the refusal to let the story end.',
    judgedBy: 'gm'
  },
  'home-like-place': { says: 'They return to a home-like place that is not their first home.', judgedBy: 'gm' },
  'hearth-revealed': {
    says: 'After the first heroic act The Hearth was revealed, for 1 Journey point.',
    judgedBy: 'known'
  }
}

/** One condition with its text. */
export function conditionOf(id: ConditionId): Condition {
  return { id, ...conditions[id] }
}

/** One chapter of a book. */
export interface Chapter {
  readonly number: number
  readonly name: string
  readonly conditions: readonly ConditionId[]
  /** The payment: one point, or a point for each healed Wound. */
  readonly pays: 1 | 'per-wound-healed'
  readonly circle: 'all' | 'half' | null
  /** Losing all Stamina is fatal in this chapter. */
  readonly deadly: boolean
  readonly note: string
  /** The change of The Hearth at the beginning of the chapter, if any. */
  readonly hearth: 'closes' | 'opens' | null
}

function chapter(
  number: number,
  name: string,
  conditions: readonly ConditionId[],
  more: Partial<Chapter> = {}
): Chapter {
  return { number, name, conditions, pays: 1, circle: null, deadly: false, note: '', hearth: null, ...more }
}

const prize = 'The prize is handed over when the challenge that uses the last circled point is beaten.'

/** The four chapters of a one-shot (J2). */
const oneShotChapters: readonly Chapter[] = [
  chapter(1, 'Normalcy, comfort', ['start-in-comfort'], { note: 'Writing down The Hearth practically guarantees it.' }),
  chapter(2, 'Cross a threshold by choice', ['cross-by-choice'], { hearth: 'closes' }),
  chapter(3, 'Take a thing and pay its price', ['circled-spent-before-rest'], {
    circle: 'all',
    deadly: true,
    note: prize
  }),
  chapter(4, 'Return, changed', ['home-again', 'each-shows-change'], { hearth: 'opens' })
]

/** The eight chapters of a nine-hour campaign, and of each book of a thirty-hour one (J2). */
const nineHourChapters: readonly Chapter[] = [
  chapter(1, 'You', ['start-in-comfort'], { note: 'Writing down The Hearth practically guarantees it.' }),
  chapter(2, 'Need', ['shared-goal']),
  chapter(3, 'Go', ['cross-by-choice'], { hearth: 'closes' }),
  chapter(4, 'Search', ['learned-and-used', 'exhibition-paid', 'circled-spent'], { circle: 'half' }),
  chapter(5, 'Find', ['answered-or-heroic'], {
    note: 'Three questions; each is answered with stay, sacrifice or abandon. Players may switch to Heroic Stamina.'
  }),
  chapter(6, 'Take & Pay', ['circled-spent-before-rest'], { circle: 'all', deadly: true, note: prize }),
  chapter(7, 'Return', ['guardian-confronted']),
  chapter(8, 'Change', ['hearth-revealed'], {
    pays: 'per-wound-healed',
    note: 'Each Wound healed after The Hearth is revealed gives 1 Journey point.'
  })
]

/** The chapters of a book. Book 2 asks for a new home in chapter 7 (J7). */
export function chaptersOf(length: Length, book: 1 | 2 | 3): readonly Chapter[] {
  if (length === 'one-shot') return oneShotChapters
  if (book !== 2) return nineHourChapters
  return nineHourChapters.map(each =>
    each.number === 7 ? { ...each, conditions: [...each.conditions, 'home-like-place'] } : each
  )
}

/** The current chapter of a story, or null before the first. */
export function chapterOf({
  length,
  book,
  chapter
}: {
  readonly length: Length
  readonly book: 1 | 2 | 3
  readonly chapter: number
}): Chapter | null {
  return chaptersOf(length, book).find(({ number }) => number === chapter) ?? null
}

/** Number of points to circle: all of them, or half rounded up (J5, ruling O22). */
export function pointsToCircle(circle: 'all' | 'half', shadow: number): number {
  return circle === 'all' ? shadow : Math.ceil(shadow / 2)
}

/** Number of sessions of about three hours for this length. */
export function sessionsOf(length: Length): number {
  return length === 'one-shot' ? 1 : length === '9-hour' ? 3 : 10
}
