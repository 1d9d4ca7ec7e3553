import { moveOf } from '../moves/all'
import type { MoveId } from '../moves/ids'
import type { Effect } from '../moves/move'
import type { DieFaces, ResultValue } from '../vocabulary'

/** One blow of a result, before weapon and bonuses. */
export interface Hit {
  /** `roll`: the weapon's die. `one`: 1, no die. `none`: the extra dice alone. `either`: the die, or 1. `same`: the power of the blow before. */
  readonly base: 'roll' | 'one' | 'none' | 'either' | 'same'
  readonly dice: readonly DieFaces[]
  readonly halved: boolean
}

/** The consequences of a result: blows of the character, and whether the foe answers. */
export interface BlowsDue {
  readonly hits: readonly Hit[]
  readonly answers: boolean
}

const nothing: BlowsDue = { hits: [], answers: false }
const rolled: Hit = { base: 'roll', dice: [], halved: false }

/** Options that are a blow, or change one, by their position on the card (FU2). */
const options: Readonly<Partial<Record<MoveId, (picks: readonly number[], so: BlowsDue) => BlowsDue>>> = {
  'mix-it-up': (picks, { hits, answers }) =>
    picks.length === 0
      ? { hits, answers }
      : { hits: picks.includes(1) ? [...hits, rolled] : hits, answers: !picks.includes(0) },
  volley: (picks, { hits }) => ({
    hits: picks.includes(1) ? hits.map(hit => ({ ...hit, halved: true })) : hits,
    answers: false
  }),
  'called-shot': (picks, { hits }) => ({ hits: picks.includes(0) ? [...hits, rolled] : hits, answers: false }),
  'bum-rush': picks => (picks.includes(1) ? { hits: [rolled], answers: false } : nothing),
  backstab: picks => (picks.includes(1) ? { hits: [{ ...rolled, dice: [6] }], answers: false } : nothing),
  defend: picks => (picks.includes(2) ? { hits: [rolled], answers: false } : nothing),
  goreography: picks => ({
    hits: picks.filter(pick => pick === 0).map(() => ({ ...rolled, base: 'same' as const })),
    answers: false
  })
}

/** Whether any result of that move can bring a blow. */
export function isAttacking(move: MoveId): boolean {
  return move in options || Object.values(moveOf(move).effects).some(effects => effects.some(isBlow))
}

/** FU1, FU2: the consequences of a result after its options are picked. On a cross of an attack the foe may answer as the GM's move. */
export function blowsDue(move: MoveId, result: ResultValue, picks: readonly number[]): BlowsDue {
  if (!isAttacking(move)) return nothing
  const card = moveOf(move)
  if (result === 0) return { hits: [], answers: !card.fast }
  const effects = card.effects[result] ?? []
  const printed = { hits: effects.flatMap(hitOf), answers: effects.some(({ kind }) => kind === 'foe-attacks') }
  return options[move]?.(picks, printed) ?? printed
}

function isBlow({ kind }: Effect): boolean {
  return kind === 'attack-power' || kind === 'foe-attacks'
}

function hitOf(effect: Effect): readonly Hit[] {
  if (effect.kind !== 'attack-power') return []
  switch (effect.amount) {
    case '1':
      return [{ ...rolled, base: 'one' }]
    case 'd4':
      return [{ ...rolled, base: 'none', dice: [4] }]
    case 'half-roll':
      return [{ ...rolled, halved: true }]
    case 'roll-or-1':
      return [{ ...rolled, base: 'either' }]
    case 'roll':
      return [rolled]
  }
}
