import type { Component } from 'vue'
import type { ActionId } from '../../../shell/gm/keys'
import FoesPanel from './foes/FoesPanel.vue'
import GamesPanel from './minigames/GamesPanel.vue'
import CardsPanel from './deck/CardsPanel.vue'
import CorrectPanel from './corrections/CorrectPanel.vue'
import DamagePanel from './injury/DamagePanel.vue'
import DrawPanel from './deck/DrawPanel.vue'
import FlipPanel from './flip/FlipPanel.vue'
import PursePanel from './experience/PursePanel.vue'
import RecoverPanel from './stamina/RecoverPanel.vue'
import SeatPanel from './seats/SeatPanel.vue'

/** One thing that can be done for the chosen seat, in the panel that stands beside the rows. */
export interface Panel {
  readonly id: string
  readonly label: string
  readonly icon: string
  /** `tab`: always in sight. `more`: behind the three dots. */
  readonly where: 'tab' | 'more'
  readonly action: ActionId | null
  /** Other words that the palette finds it by. */
  readonly also?: string
  /** Given the `place` as its one prop. */
  readonly component: Component
}

/** In the order in which they stand. A new part of the game joins here and nowhere else. */
export const panels: readonly Panel[] = [
  { id: 'flip', label: 'Flip', icon: 'cards', where: 'tab', action: null, component: FlipPanel },
  {
    id: 'damage',
    label: 'Damage',
    icon: 'swords',
    where: 'tab',
    action: null,
    also: 'wound harm exhaustion hurt attack',
    component: DamagePanel
  },
  {
    id: 'recover',
    label: 'Recover',
    icon: 'heal',
    where: 'tab',
    action: 'recover',
    also: 'heal stamina',
    component: RecoverPanel
  },
  { id: 'foes', label: 'Foes', icon: 'swords', where: 'more', action: 'foes', component: FoesPanel },
  { id: 'mini-games', label: 'Mini-games', icon: 'bolt', where: 'more', action: 'mini-games', component: GamesPanel },
  {
    id: 'purse',
    label: 'XP and Blessings',
    icon: 'plus',
    where: 'more',
    action: null,
    also: 'experience gain spend',
    component: PursePanel
  },
  { id: 'cards', label: 'Attributes and cards', icon: 'cards', where: 'more', action: null, component: CardsPanel },
  { id: 'draw', label: 'Draw a number', icon: 'dice', where: 'more', action: null, component: DrawPanel },
  {
    id: 'correct',
    label: 'Correct…',
    icon: 'renew',
    where: 'more',
    action: null,
    also: 'put right fix wound harm tokens',
    component: CorrectPanel
  },
  { id: 'seat', label: 'Seat and names…', icon: 'people', where: 'more', action: null, component: SeatPanel }
]

/** The panel of that name; the flip when there is none. */
export function panelOf(id: string): Panel {
  return panels.find(panel => panel.id === id) ?? (panels[0] as Panel)
}
