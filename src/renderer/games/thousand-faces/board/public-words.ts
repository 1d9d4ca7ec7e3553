import type { EconomyTableView } from '#rules/thousand-faces/economy/view'
import { agreeing } from '#rules/core/text'
import type { PublicFoe } from '#rules/thousand-faces/foes/view'
import type { CornersView } from '#rules/thousand-faces/minigames/view'
import type { Seat } from '#rules/core/seat'
import type { Scene } from '#rules/campaign/types'
import { briefName, nameOf } from '@/ui/seat-names'

const states = ['subdued', 'nearly beaten', 'badly hurt', 'hurt', 'unhurt'] as const

/** How a foe looks to the players: never a number. */
export function foeWords(quarters: PublicFoe['quarters']): string {
  return states[quarters]
}

/** TB8: the words below a foe's squares on the table: whom the foe fights, else how hurt it is. */
export function foeSentence({ quarters, engaged }: PublicFoe, seats: readonly Seat[]): string {
  return quarters > 0 && engaged ? `fights ${briefName(nameOf(seats, engaged))}` : foeWords(quarters)
}

/**
 * The line above the scene's title: what the GM wrote, else the chapter.
 * @param chapter as the GM shows it; null while it is not shown
 */
export function sceneLine(scene: Scene, chapter: EconomyTableView['chapter']): string {
  if (scene.subtitle || !chapter) return scene.subtitle
  const book = chapter.book === null ? '' : `Book ${chapter.book}, `
  return `${book}${book ? 'chapter' : 'Chapter'} ${chapter.number}: ${chapter.name}`
}

/** The words on the table about corners that must meet. */
export function cornersWords({ solved, contacts }: Pick<CornersView, 'solved' | 'contacts'>): string {
  if (solved) return 'Every corner matches'
  const meeting = contacts.filter(Boolean).length
  return meeting === 0
    ? 'No corner matches yet'
    : `${meeting} of ${contacts.length} corners ${agreeing(meeting, 'matches', 'match')}`
}
