import type { IconName } from './icons/icon-name'

/** One line of a menu (DropMenu.vue). */
export interface MenuLine {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  readonly keys?: string
  readonly disabled?: boolean
  /** Draws a thin line above it. */
  readonly apart?: boolean
  /** A submenu that the line opens. */
  readonly lines?: readonly MenuLine[]
}
