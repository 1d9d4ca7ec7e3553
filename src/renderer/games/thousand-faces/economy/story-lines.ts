import type { Frame } from '#rules/campaign/types'
import type { OverlayView } from '#rules/thousand-faces/view'
import { nameOf, shortName } from '@/ui/seat-names'
import { cornersWords, sceneLine } from '../board/public-words'

export interface StoryLine {
  readonly what: 'chapter' | 'game'
  readonly who: string
  readonly says: string
}

/** The story on the stream, beside the players: the chapter in the GM's words, and a mini-game, if any. */
export function storyLines(
  { chapter, game }: Pick<OverlayView, 'chapter' | 'game'>,
  { seats, scene }: Pick<Frame<'overlay'>, 'seats' | 'scene'>
): readonly StoryLine[] {
  const lines: StoryLine[] = []
  if (chapter) lines.push({ what: 'chapter', who: '', says: sceneLine(scene, chapter) })
  if (game?.kind === 'corners')
    lines.push({ what: 'game', who: shortName(nameOf(seats, game.seat)), says: cornersWords(game) })
  if (game?.kind === 'pursuit') {
    const { rabbit, pursuers } = game.score
    const end = game.winner === 'rabbit' ? ', they got away' : game.winner === 'pursuers' ? ', they are caught' : ''
    lines.push({
      what: 'game',
      who: 'Pursuit',
      says: `${shortName(nameOf(seats, game.rabbit))} ${rabbit}, pursuers ${pursuers}${end}`
    })
  }
  return lines
}
