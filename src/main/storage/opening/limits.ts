/**
 * What a campaign may be at most. A file is measured against these before it is read, so that none can take the program's
 * time or memory: all are far above what play can make, and all stand in docs/campaign-file.md.
 */
export const limits = {
  /** Brackets within brackets. Ours have 12. */
  depth: 64,
  /** Of one entry, in bytes. */
  entryBytes: 8_000_000,
  entries: 4_000_000,
  /** Numbers, texts, lists and fields, for each byte of the file and beyond the first million. Ours have one in eight or more. */
  valuesPerByte: 1 / 4,
  freeValues: 1_000_000,
  /** Chairs that are taken at the same time, and all that ever were. */
  seated: 32,
  seats: 1_000,
  boards: 1_000,
  /** Games, and the file itself, whose version a file names. */
  versions: 100
} as const
