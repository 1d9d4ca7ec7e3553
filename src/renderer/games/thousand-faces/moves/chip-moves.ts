import { moveOf } from '#rules/thousand-faces/moves/all'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import type { MoveChoice, MovesView } from '#rules/thousand-faces/moves/view'

/** A move on a chip of the flip panel. */
export interface MoveChip {
  readonly choice: MoveChoice
  readonly name: string
  readonly fast: boolean
  /** A full dot for each level it has, a ring for each other printed level. Empty where it has only one. */
  readonly dots: string
}

/** What every character can do in a fight, besides what they hold. */
const inFights: readonly MoveId[] = ['mix-it-up', 'volley']

/** Own cards that strike, though the result only says so in words. */
const strikes: readonly MoveId[] = ['backstab', 'called-shot', 'bum-rush']

/** More would take the room of the odds. */
const mostChips = 6

/** Whether a result of this move deals damage or draws an attack. */
function isOfFights(move: MoveId): boolean {
  const effects = Object.values(moveOf(move).effects).flat()
  return strikes.includes(move) || effects.some(({ kind }) => kind === 'attack-power' || kind === 'foe-attacks')
}

/** Of these moves those for a fight: what every character can do there first, then own cards that strike. */
export function fightMoves(choices: readonly MoveChoice[]): readonly MoveChoice[] {
  const basic = inFights.flatMap(move => choices.filter(each => each.card === 'basic' && each.move === move))
  const own = choices.filter(({ card, move }) => card === 'own' && isOfFights(move))
  return [...basic, ...own]
}

/** How many levels this move has, of how many that are printed: "2 of 3". */
export function levelDots({ move, level }: MoveChoice): string {
  const { levels } = moveOf(move)
  return `${levels.indexOf(level) + 1} of ${levels.length}`
}

/** The moves on chips: those that the character holds, and while foes stand those for a fight before them. The chosen one is always among them. */
export function chipMoves(moves: MovesView, fights: boolean, chosen: MoveId | null): readonly MoveChip[] {
  const flipped = moves.choices.filter(({ ways }) => ways.length > 0)
  const own = flipped.filter(({ card }) => card === 'own')
  const basic = flipped.filter(({ card, move }) => card === 'basic' && fights && inFights.includes(move))
  const ofFights = own.filter(({ move }) => isOfFights(move))
  const rest = own.filter(({ move }) => !isOfFights(move))
  const all = fights ? [...basic, ...ofFights, ...rest] : own
  const shown = all.slice(0, mostChips)
  const also = flipped.filter(({ move }) => move === chosen && !shown.some(each => each.move === chosen))
  return [...shown, ...also].map(asChip)
}

function asChip(choice: MoveChoice): MoveChip {
  const { name, levels, fast } = moveOf(choice.move)
  const has = levels.indexOf(choice.level) + 1
  const dots = levels.length > 1 && choice.card === 'own' ? '●'.repeat(has) + '○'.repeat(levels.length - has) : ''
  return { choice, name, fast: choice.ways[0]?.fast ?? fast, dots }
}
