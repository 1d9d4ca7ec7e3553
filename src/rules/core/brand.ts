declare const brand: unique symbol

/** A string or number that has been recognised as one particular kind of thing, so that a seat is never passed for a board. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name }
