import type { SeatId } from '../seat'

/** The longest reason that the GM gives with a call, in characters. */
export const longestWhy = 200

/** Who may be called on a phone of their own: everybody or nobody, but for some. */
export interface PhoneChoice {
  readonly everybody: boolean
  /** Those for whom it is the other way round. */
  readonly except: readonly SeatId[]
}

export function isOnPhone({ everybody, except }: PhoneChoice, seat: SeatId): boolean {
  return everybody !== except.includes(seat)
}

/** Whether saying that would change nothing. @param seat null: everybody */
export function isSaidAlready(phones: PhoneChoice, seat: SeatId | null, on: boolean): boolean {
  return seat === null ? phones.everybody === on && phones.except.length === 0 : isOnPhone(phones, seat) === on
}

/** A word for everybody ends what was said of single seats. @param seat null: everybody, whoever comes later included */
export function withPhone({ everybody, except }: PhoneChoice, seat: SeatId | null, on: boolean): PhoneChoice {
  if (seat === null) return { everybody: on, except: [] }
  const others = except.filter(each => each !== seat)
  return { everybody, except: on === everybody ? others : [...others, seat] }
}
