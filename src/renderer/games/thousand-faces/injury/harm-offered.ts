import { harmPower } from '#rules/thousand-faces/injury/splits'

/** Whether Harm can be taken in one stroke: it is 3 attack power; more of it is decided step by step (N3, N4). @param here not in a one-shot */
export function harmOffered(here: boolean, power: number): 'whole' | 'in-steps' | 'no' {
  if (!here || power < harmPower) return 'no'
  return power === harmPower ? 'whole' : 'in-steps'
}
