/**
 * The limits of a campaign. A file is measured against them before it is parsed, so that no file can exhaust time or
 * memory. All are far above what play can produce, and all are listed in docs/campaign-file.md.
 */
export const limits = {
  /** Nested brackets. Our files have 12. */
  depth: 64,
  /** The size of one entry, in bytes. */
  entryBytes: 8_000_000,
  entries: 4_000_000,
  /**
   * Numbers, texts, lists and fields for each byte of the file, beyond the first million. Our files have one in eight
   * bytes or more.
   */
  valuesPerByte: 1 / 4,
  freeValues: 1_000_000,
  /** Seats in use at the same time, and all seats ever. */
  seated: 32,
  seats: 1_000,
  boards: 1_000,
  /** Versions that a file names: of the games and of the file itself. */
  versions: 100
} as const
