import type { SeatId } from '#rules/core/seat'
import { trumpUse } from '#rules/face-of-angels/record/protagonists'
import type { LayCard } from '#rules/face-of-angels/trick/model'
import type { OwnCard } from '#rules/face-of-angels/own'
import type { TableView } from '#rules/face-of-angels/view'
import type { ActingSide } from '#rules/face-of-angels/shapes'
import type { CardId, Participant } from '#rules/face-of-angels/vocabulary'

/** How a card shall be laid, as it stands in the form. */
export interface LayDraft {
  readonly played: LayCard['played']
  readonly secret: { readonly about: SeatId; readonly words: string } | null
}

export const plainLay: LayDraft = { played: { as: 'plain' }, secret: null }

/** Shall it be laid as the super-trump of this protagonist? */
export function isSuperTrumpOf({ played }: LayDraft, seat: SeatId): boolean {
  return played.as === 'super-trump' && played.of === seat
}

/** The command for it. */
export function laidAs(who: Participant, card: CardId, acting: ActingSide, { played, secret }: LayDraft): LayCard {
  const said = secret && secret.words.trim() !== '' ? { about: secret.about, words: secret.words } : null
  return { type: 'lay-card', who, card, acting, played: { ...played }, secret: said }
}

/** The same words, whatever their case, spaces and marks. */
export function sameWords(one: string, other: string): boolean {
  const bare = (words: string): string =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return bare(one) !== '' && bare(one) === bare(other)
}

/** What an own card could be, or, for a real one, what the record says that it could be. */
export function couldBe(
  view: TableView,
  who: Participant,
  card: CardId,
  own: readonly OwnCard[] | null
): Pick<OwnCard, 'trump' | 'superTrumpOf'> {
  const known = own?.find(one => one.card === card)
  if (known) return known
  const protagonist = view.protagonists.find(one => one.seat === who) ?? null
  return { trump: trumpUse(protagonist, card), superTrumpOf: [] }
}
