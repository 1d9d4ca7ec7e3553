/** The same type with every `readonly` taken off, so that a schema's type can be compared with ours both ways. */
export type Loose<Thing> = unknown extends Thing
  ? Thing
  : Thing extends string | number | boolean | null | undefined
    ? Thing
    : { -readonly [Key in keyof Thing]: Loose<Thing[Key]> }
