/** The same type with writable fields. */
export type Writable<Of> = { -readonly [Key in keyof Of]: Of[Key] }

/**
 * The fields of an immutable record for `v-model`: a written value is passed on as a change.
 * @param record the present record
 */
export function fieldsOf<Of extends object>(record: () => Of, change: (to: Partial<Of>) => void): Writable<Of> {
  return new Proxy({} as Writable<Of>, {
    get: (_, field) => record()[field as keyof Of],
    set(_, field, to) {
      change({ [field]: to } as Partial<Of>)
      return true
    }
  })
}
