import type { Component } from 'vue'
import type { ActionId } from '@/features/keys/keys'
import { defineLazyComponent } from '@/ui/lazy-component'
import FlipPanel from '../flip/FlipPanel.vue'
import type { IconName } from '@/ui/icons/icon-name'

/** One task for the chosen seat, in the panel beside the rows. */
export interface Panel {
  readonly id: string
  readonly label: string
  /** The words over the player's name; absent: the label. */
  readonly over?: string
  readonly icon: IconName
  /** `tab`: always visible. `more`: behind the three dots. */
  readonly where: 'tab' | 'more'
  readonly action: ActionId | null
  /** Other search words for the palette. */
  readonly also?: string
  /** Given the `member` as its one prop. */
  readonly component: Component
}

/** In the order of the tabs. A new part of the game is added here only. */
export const panels: readonly Panel[] = [
  { id: 'flip', label: 'Flip', icon: 'cards', where: 'tab', action: null, component: FlipPanel },
  {
    id: 'damage',
    label: 'Blow',
    icon: 'swords',
    where: 'tab',
    action: 'damage',
    also: 'damage wound harm exhaustion hurt attack',
    component: defineLazyComponent(() => import('./later-view').then(all => all.BlowPanel))
  },
  {
    id: 'recover',
    label: 'Recover',
    icon: 'heal',
    where: 'tab',
    action: 'recover',
    also: 'heal stamina',
    component: defineLazyComponent(() => import('./later-view').then(all => all.RecoverPanel))
  },
  {
    id: 'foes',
    label: 'Foes',
    over: 'Foes against',
    icon: 'swords',
    where: 'more',
    action: 'foes',
    component: defineLazyComponent(() => import('./later-view').then(all => all.FoesPanel))
  },
  {
    id: 'mini-games',
    label: 'Mini-games',
    icon: 'bolt',
    where: 'more',
    action: 'mini-games',
    component: defineLazyComponent(() => import('./later-view').then(all => all.GamesPanel))
  },
  {
    id: 'purse',
    label: 'XP and Blessings',
    icon: 'plus',
    where: 'more',
    action: null,
    also: 'experience gain spend blessing',
    component: defineLazyComponent(() => import('./later-view').then(all => all.PursePanel))
  },
  {
    id: 'cards',
    label: 'Attributes and cards',
    icon: 'cards',
    where: 'more',
    action: null,
    also: 'real cards physical printed',
    component: defineLazyComponent(() => import('./later-view').then(all => all.CardsPanel))
  },
  {
    id: 'draw',
    label: 'Draw a number',
    icon: 'dice',
    where: 'more',
    action: null,
    also: 'throw roll dice random',
    component: defineLazyComponent(() => import('./later-view').then(all => all.DrawPanel))
  },
  {
    id: 'correct',
    label: 'Correct…',
    icon: 'renew',
    where: 'more',
    action: null,
    also: 'put right fix wound harm tokens',
    component: defineLazyComponent(() => import('./later-view').then(all => all.CorrectPanel))
  },
  {
    id: 'seat',
    label: 'Seat and names…',
    icon: 'people',
    where: 'more',
    action: null,
    component: defineLazyComponent(() => import('./later-view').then(all => all.SeatPanel))
  }
]

/** The panel of that name; the flip when there is none. */
export function panelOf(id: string): Panel {
  return panels.find(panel => panel.id === id) ?? (panels[0] as Panel)
}
