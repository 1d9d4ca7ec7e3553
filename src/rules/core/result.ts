/** The value, or the failure. Every interface of the program returns it; expected failures are never thrown. */
export type Result<Value, Failure> = Ok<Value> | Fail<Failure>

export interface Ok<Value> {
  readonly ok: true
  readonly value: Value
}

export interface Fail<Failure> {
  readonly ok: false
  readonly error: Failure
}

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value }
}

export function fail<Failure>(error: Failure): Fail<Failure> {
  return { ok: false, error }
}

/**
 * A refusal by a rule. Each system has its own union over `because`, with the facts for the sentence as further fields.
 */
export interface Reason {
  readonly because: string
}

export function refuse<Any extends Reason>(why: Any): Fail<Any> {
  return fail(why)
}
