import type { EconomyTablePart } from '#rules/thousand-faces/economy/view'

/** The chapter as the GM shows it; null while it is not shown. */
export type ChapterOnTable = EconomyTablePart['chapter']
