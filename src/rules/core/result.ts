/** Either what was asked for, or why not. Every border of the program speaks this; nothing expected is ever thrown. */
export type Result<Value, Failure> = Ok<Value> | Fail<Failure>

export interface Ok<Value> {
  readonly ok: true
  readonly value: Value
}

export interface Fail<Failure> {
  readonly ok: false
  readonly error: Failure
}

/** It went well, and here is the value. */
export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value }
}

/** It did not, and here is why. */
export function fail<Failure>(error: Failure): Fail<Failure> {
  return { ok: false, error }
}

/** Why a rule says no. Each system closes its own union over `because`; the facts that the sentence needs stand beside it. */
export interface Reason {
  readonly because: string
}

/** A rule says no. */
export function refuse<Any extends Reason>(why: Any): Fail<Any> {
  return fail(why)
}
