/** The same with fields that can be written. */
export type Writable<Of> = { -readonly [Key in keyof Of]: Of[Key] }

/**
 * The fields of a record that is never changed in place, for `v-model`: what a control writes is handed on as the change.
 * @param record the record as it is now
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
