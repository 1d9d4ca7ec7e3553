declare const brand: unique symbol

/** A string or number of one particular kind: the compiler rejects a seat's id in place of a board's. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name }
