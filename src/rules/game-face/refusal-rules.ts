import type { Refusal } from './state'

/** For each refusal the rule that it stands on (docs/rules/game-face.md). */
export const refusalRules = {
  'gm-only': 'GF6',
  'voice-fights': 'GF6',
  'not-the-voice': 'GF6',
  'no-words': 'GF6',
  'not-begun': 'GF21',
  over: 'GF4',
  'not-over': 'GF4',
  'not-your-side': 'GF7',
  'not-picked': 'GF7',
  'not-at-the-table': 'GF30',
  'not-drawn': 'GF2',
  'same-suit': 'GF2',
  'same-seat': 'GF1',
  'no-player': 'GF1',
  'nameless-npc': 'GF1',
  'die-used': 'GF3',
  'real-dice': 'GF26',
  'not-typed': 'GF26',
  'typed-needlessly': 'GF26',
  'no-such-face': 'GF26',
  'already-rolled': 'GF9',
  'not-rolled': 'GF10',
  'same-dice-again': 'GF18',
  'nothing-revealed': 'GF23',
  'read-the-same': 'GF23'
} as const satisfies Readonly<Record<Refusal['because'], string>>
