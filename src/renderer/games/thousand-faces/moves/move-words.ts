import { type Level, levelName, netOf } from '#rules/thousand-faces/moves/level'
import type { Move } from '#rules/thousand-faces/moves/move'
import { moveOf } from '#rules/thousand-faces/moves/all'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import type { ExhibitWords } from '@/features/showing/use-show-from-here'
import { signed } from '../flip/draft'

/** A level with what it is worth: "expert, +1"; "studied" is worth nothing either way. */
export function levelWords(level: Level): string {
  const net = netOf(level)
  return net === 0 ? levelName(level) : `${levelName(level)}, ${signed(net)}`
}

const tagNames = {
  unencumbered: 'Unencumbered',
  day: 'Day',
  town: 'Town',
  'receive-cards': 'Receive cards',
  'extra-flip': 'Extra flip'
} as const satisfies Record<Move['tags'][number], string>

/** What is printed in capitals on a card: FAST first, then its other tags and its price in XP. */
export function tagsOf(move: Move): readonly string[] {
  return [
    ...(move.fast ? ['Fast'] : []),
    ...move.tags.map(tag => tagNames[tag]),
    ...(move.xp > 0 ? [`${move.xp} XP`] : [])
  ]
}

/** Which sort of card it is: "move card, class B". */
export function groupWords(move: Move): string {
  if (move.group !== 'card') return `${move.group} move`
  return move.class ? `move card, class ${move.class}` : 'move card'
}

/** A move card as it is shown to the table (SH20): its printed name and its purpose, without its tokens. */
export function namedMove(id: MoveId): ExhibitWords {
  const { name, summary } = moveOf(id)
  return { kind: 'card', title: name, line: summary }
}
