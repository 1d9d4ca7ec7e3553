/** A type with everything in it read-only, so that a schema's type and a hand-written one can be laid side by side. */
export type Open<Type> = Type extends string | number | boolean | null
  ? Type
  : Type extends readonly (infer Item)[]
    ? readonly Open<Item>[]
    : { readonly [Key in keyof Type]: Open<Type[Key]> }

/** `true` when each type takes the place of the other: a schema that forgot a variant does not compile. */
export type Same<One, Other> = [Open<One>] extends [Open<Other>]
  ? [Open<Other>] extends [Open<One>]
    ? true
    : false
  : false
