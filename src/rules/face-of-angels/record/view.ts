import type { SeatId } from '../../core/seat'
import type { State } from '../state'
import type { Protagonist } from './model'
import { allHadContest, presentProtagonists } from './protagonists'

/** A protagonist in the public game record: every field but the secret. */
export type OpenProtagonist = Omit<Protagonist, 'secret'> & {
  /** Whether a secret exists; its text is not shown. */
  readonly hasSecret: boolean
}

export function openProtagonist(protagonist: Protagonist): OpenProtagonist {
  const { seat, name, personality, area, perception, secret, trumps, transformations, progress } = protagonist
  return { seat, name, personality, area, perception, trumps, transformations, progress, hasSecret: secret !== '' }
}

/** One line of the prologue's checklist. */
export interface PrologueLine {
  readonly seat: SeatId
  readonly contest: boolean
  readonly relationships: number
  readonly powers: boolean
}

export function prologueLines(state: State): readonly PrologueLine[] {
  return presentProtagonists(state).map(({ seat, progress, trumps }) => ({
    seat,
    contest: progress.contests > 0,
    relationships: progress.relationships,
    powers: trumps !== null
  }))
}

/** Whether every protagonist has had a contest and has gained powers. Rule A35. */
export function isPrologueOver(state: State): boolean {
  return allHadContest(state) && presentProtagonists(state).every(one => one.trumps !== null)
}
