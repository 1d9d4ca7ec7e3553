import { defineAsyncComponent, type Component } from 'vue'
import type { BoardFrame, Frame } from '#rules/campaign/types'
import type { SystemId } from '#rules/core/system'
import ThousandFacesBoard from './thousand-faces/gm/GmBoard.vue'
import ThousandFacesHead from './thousand-faces/gm/GmHead.vue'
import ThousandFacesSide from './thousand-faces/gm/GmSide.vue'

/** What every board of the dashboard is given. It asks through the store: `useGm().act(board.id, command, at)`. */
export interface GmBoardProps<Board extends BoardFrame<'gm'> = BoardFrame<'gm'>> {
  readonly board: Board
  readonly frame: Frame<'gm'>
}

/** The campaign's own board, as the GM sees it. */
export type ThousandFacesGmBoard = Extract<BoardFrame<'gm'>, { readonly system: 'thousand-faces' }>

/** A game's place in the rail. */
export interface RailMark {
  readonly label: string
  readonly icon: string
  /** On the sheet that opens a new board. */
  readonly offer: string
  readonly about: string
}

export const railMarks: Readonly<Record<SystemId, RailMark>> = {
  'thousand-faces': {
    label: 'Campaign',
    icon: 'cards',
    offer: 'Start a second A Thousand Faces',
    about: 'A Thousand Faces of Adventure with decks of its own, beside the first.'
  },
  prophecy: {
    label: 'Prophecy',
    icon: 'tree',
    offer: 'Start a Prophecy',
    about: 'Eight scenes, the last is the Finale; drawn as a tree.'
  },
  'game-face': {
    label: 'Duel',
    icon: 'duel',
    offer: 'Start a Game Face duel',
    about: 'Two sides, a die each in secret, rounds to a winner.'
  },
  'face-of-angels': {
    label: 'Angels',
    icon: 'wing',
    offer: 'Start The Face of Angels',
    about: 'Protagonists, hands of cards, and the World against them.'
  }
}

/** A smaller game brings `games/<system>/gm/GmBoard.vue`; it is fetched when it is first opened. */
const others = import.meta.glob<{ readonly default: Component }>([
  './*/gm/GmBoard.vue',
  '!./thousand-faces/gm/GmBoard.vue'
])

const boards = new Map<string, Component>([
  ['thousand-faces', ThousandFacesBoard],
  ...Object.entries(others).map(([path, load]): [string, Component] => [
    path.split('/')[1] ?? path,
    defineAsyncComponent(load)
  ])
])

/** The board of a system; null while that game has none for the GM. */
export function gmBoardOf(system: SystemId): Component | null {
  return boards.get(system) ?? null
}

/** What a game puts beside Undo in the head of the dashboard: `boards/<system>/GmHead.vue`, if it has anything. */
const heads = new Map<string, Component>([['thousand-faces', ThousandFacesHead]])

/** What a game keeps in sight in the right column: `games/<system>/gm/GmSide.vue`, if it has anything. */
const besides = import.meta.glob<{ readonly default: Component }>([
  './*/gm/GmSide.vue',
  '!./thousand-faces/gm/GmSide.vue'
])

const sides = new Map<string, Component>([
  ['thousand-faces', ThousandFacesSide],
  ...Object.entries(besides).map(([path, load]): [string, Component] => [
    path.split('/')[1] ?? path,
    defineAsyncComponent(load)
  ])
])

export function gmHeadOf(system: SystemId): Component | null {
  return heads.get(system) ?? null
}

export function gmSideOf(system: SystemId): Component | null {
  return sides.get(system) ?? null
}
