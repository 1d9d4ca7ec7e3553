import type { SeatId } from '../seat'

/** The longest reason that the GM gives with a call, in characters. */
export const longestWhy = 200

/** Which players may be called on their phones: all or none, with exceptions. */
export interface PhoneChoice {
  readonly everybody: boolean
  /** The seats for which the opposite applies. */
  readonly except: readonly SeatId[]
}

export function isOnPhone({ everybody, except }: PhoneChoice, seat: SeatId): boolean {
  return everybody !== except.includes(seat)
}

/**
 * Whether a choice would change nothing.
 * @param seat null: all players
 */
export function isSetAlready(phones: PhoneChoice, seat: SeatId | null, on: boolean): boolean {
  return seat === null ? phones.everybody === on && phones.except.length === 0 : isOnPhone(phones, seat) === on
}

/**
 * A choice for all players clears the choices for single seats.
 * @param seat null: all players, including those who join later
 */
export function withPhone({ everybody, except }: PhoneChoice, seat: SeatId | null, on: boolean): PhoneChoice {
  if (seat === null) return { everybody: on, except: [] }
  const others = except.filter(each => each !== seat)
  return { everybody, except: on === everybody ? others : [...others, seat] }
}
