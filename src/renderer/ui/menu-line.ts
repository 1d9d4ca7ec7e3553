/** One line of a menu (DropMenu.vue). */
export interface MenuLine {
  readonly id: string
  readonly label: string
  readonly icon?: string
  readonly keys?: string
  readonly disabled?: boolean
  /** A thin line above it. */
  readonly apart?: boolean
  /** A menu of its own that it opens, instead of being picked. */
  readonly lines?: readonly MenuLine[]
}
