import { laterPart } from './later-part'

/** What lies behind controls: in a page's first picture they stand closed, and that needs nothing of reka-ui. */
export const laterParts = {
  menu: laterPart(() => import('./later/DropMenuParts.vue')),
  popover: laterPart(() => import('./later/PopButtonParts.vue')),
  combobox: laterPart(() => import('./later/FreeComboboxParts.vue'))
}
