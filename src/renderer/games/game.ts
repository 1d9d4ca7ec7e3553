import type { Component } from 'vue'
import type { BoardFrame, Frame } from '#rules/campaign/types'
import type { GuideStepId } from '#rules/campaign/guide/vocabulary'
import type { OpenerStep } from '#rules/campaign/session/vocabulary'
import type { ScreenTarget } from '#rules/core/prompts'
import type { PlainExplanation, RemedyAction } from '#rules/core/refusal'
import type { SeatId } from '#rules/core/seat'
import type { SystemId } from '#rules/registry'
import type { ShownLayout } from '#shared/overlay-layout-schema'
import type { LayoutKind } from '#shared/overlay-vocabulary'
import type { ScreenKind } from '#shared/screens'
import type { LazyComponent } from './lazy'
import type { IconName } from '@/ui/icons/icon-name'

/** The view of one game's board for one kind of audience. */
export type BoardOf<Kind extends ScreenKind, System extends SystemId> = Extract<
  BoardFrame<Kind>,
  { readonly system: System }
>

/** Whether a board may animate: `still` in the dashboard's preview, where nothing moves by itself. */
export type Motion = 'full' | 'still'

/** What every table board is given. `board.system` is the one that it was made for. */
export interface TableBoardProps<Board extends BoardFrame<'table'> = BoardFrame<'table'>> {
  readonly board: Board
  readonly frame: Frame<'table'>
  readonly motion: Motion
  /** The screen showed nothing new for a while, so news has disappeared (TB6). */
  readonly atRest: boolean
}

/** What every part of a stream is given. `board.system` is the one that it was made for. */
export interface StreamProps<Board extends BoardFrame<'overlay'> = BoardFrame<'overlay'>> {
  readonly board: Board
  readonly frame: Frame<'overlay'>
  readonly layout: ShownLayout
  /** The Game Master tests the link: a sample is shown (DI8). */
  readonly sample: boolean
}

/** What a game shows on the stream: along the edge, by layout; and in the corners (DI12). Missing parts are left out. */
export interface StreamParts {
  readonly main: Readonly<Partial<Record<LayoutKind, LazyComponent>>>
  readonly parts: Readonly<Partial<Record<'story' | 'foes' | 'flip', LazyComponent>>>
  /** Drawings that its parts point to, besides those of every stream. */
  readonly symbols?: Component
}

/** An action of a key, with its delivered keys: every GM may change them. The help, the palette and the foot of the dashboard are made from these actions too. */
export interface ActionSpec {
  readonly id: string
  /** As on the caps: `S`, `Enter`, `Ctrl+Shift+Z`. An action with several keys receives the number of the pressed one. */
  readonly keys: readonly string[]
  /** The text on the key caps, where that is not the first key. With `–`: from the first key to the last. */
  readonly caps?: readonly string[]
  readonly says: string
  /** In the help, under this heading. */
  readonly group: string
  /** One or two words for the foot of the dashboard; neighbours with the same words stand together. */
  readonly foot?: string
  /** In the palette. */
  readonly icon?: IconName
  /** Other search words for the palette. */
  readonly also?: string
  /** Not in the palette. */
  readonly unlisted?: true
  /** A key held down does it once. An extra press after a dialog does nothing. */
  readonly once?: true
  /** Its combination with Ctrl or Alt works also in a text field, as the F keys do. */
  readonly typing?: true
  /** Letters pick one of the things that wait: only as many letters as things, and before any other action. */
  readonly lettered?: true
  /** Only while a component on screen can do it. Then it comes before any other action with the same key. In words: “while …”. */
  readonly during?: string
  /** The sheet that this action opens, unless a component on screen does something else. */
  readonly opens?: string
}

/** The group of a line in the palette. */
export type PaletteGroup =
  | 'Players'
  | 'Moves'
  | 'Do'
  | 'Foes'
  | 'Book'
  | 'Rules'
  | 'Settings'
  | 'Places'
  | 'Games'
  | 'Moments'

export interface PaletteLine {
  readonly id: string
  readonly group: PaletteGroup
  readonly icon: IconName
  readonly label: string
  readonly hint: string
  /** Other words that a user may search for; never shown. */
  readonly also?: string
  readonly keys: readonly string[]
  /** Runs when the line is chosen. */
  run(): void
}

/** The lines that a game adds to the palette, for its boards in this frame. */
export type PaletteSource = (frame: Frame<'gm'>) => readonly PaletteLine[]

/** Opens the part of a game’s screens that belongs to a suggestion for a blank moment. */
export type PromptOpener = (to: ScreenTarget) => void

/** The pages that players look at. */
export type PlayerScreen = 'table' | 'seat'

/** A number at the top of a player's phone, with its drawing and its words for screen readers. */
export interface PhoneMark {
  readonly glyph: 'flame'
  readonly count: number
  readonly says: string
}

/** What one game shows to players on the table and on their phones. */
export interface Screens {
  /** Nearly every campaign has such a board: its pages are fetched together with the window's own script. */
  readonly early?: true
  readonly pages: Readonly<Partial<Record<PlayerScreen, LazyComponent>>>
  /** Drawings that its pages point to, besides those of every page. */
  readonly symbols?: Component
  /** What the table shows, as one key: while the key stays the same, nothing new was shown (TB6). Absent: the board never rests. */
  readonly news?: (board: BoardFrame<'table'>) => string
  /** Whether the table shows only the scene. Absent: never. */
  readonly isIdle?: (
    board: BoardFrame<'table'>,
    moment: { readonly hasFarewell: boolean; readonly atRest: boolean }
  ) => boolean
  /** The numbers beside the name at the top of a player's phone. Absent: none. */
  readonly phoneMark?: (board: BoardFrame<'seat'>, seat: SeatId) => PhoneMark | null
  /** The strength of the darkness on the table screen. */
  readonly darkness?: (board: BoardFrame<'table'>) => number
}

/** The slots of a game on the dashboard: board, head (beside Undo), strip, right column, and its spine. */
export type DashboardSlot = 'gm' | 'gmHead' | 'gmStrip' | 'gmSide' | 'gmSpine'

/** The topics that a key speaks. The last flip or another decision, whose turn it is, the story, what waits, one player’s things, the odds. */
export const spokenTopics = ['last', 'turn', 'story', 'waiting', 'seat', 'odds'] as const
export type SpokenTopic = (typeof spokenTopics)[number]

/** What a game says of a board, by topic: sentences, the most important first. The first has at most twelve words, unless a name in it is long. */
export type Speech<Board extends BoardFrame<'gm'> = BoardFrame<'gm'>> = (
  board: Board,
  frame: Frame<'gm'>
) => Readonly<Record<SpokenTopic, readonly string[]>>

/** Everything that a game adds to the dashboard. What players see of it is in its `screens.ts`, so that their pages load nothing of this. */
export interface Game {
  /** In the rail, and as the first board's title. */
  readonly label: string
  /** In the rail, where it has another name there. */
  readonly rail?: string
  readonly icon: IconName
  /** On the sheet that opens a new board. */
  readonly offer: string
  readonly about: string
  readonly pages: Readonly<Partial<Record<DashboardSlot, LazyComponent>>>
  /** Its actions; keys, palette, help and foot are made from this list. */
  readonly actions?: readonly ActionSpec[]
  /** The sheets that open over the dashboard, by their names. */
  readonly sheets?: Readonly<Record<string, LazyComponent>>
  /** Lines of the palette that depend on what is on its boards. */
  readonly palette?: () => Promise<PaletteSource>
  /** For the suggestions of its rules that lead to its own screens. */
  readonly openPrompt?: () => Promise<PromptOpener>
  /** The labels of the buttons of its refusals, by the action that an explanation opens. */
  readonly remedies?: Readonly<Partial<Record<RemedyAction, string>>>
  /** The rule at which its rules open without another choice; absent: the short guide. */
  readonly firstRule?: string
  /** Its part of the start and the end of a session, and of the guide of the first one. Only the dashboard loads it. */
  readonly session?: () => Promise<GameSession>
  /** What the keys that speak say of its boards. */
  readonly speech: () => Promise<Speech<never>>
  /** Its papers to print. Only the dashboard loads them. */
  readonly papers?: () => Promise<GamePapers>
  /** Why so many players cannot play it, with the remedy; null where they can. Absent: any number can. */
  readonly crowd?: (players: number) => PlainExplanation | null
  /** A character of it can go to another campaign (`export-character`). */
  readonly charactersTravel?: true
  /** What the window shows above its first words while no campaign is open. */
  readonly welcome?: LazyComponent
  /** Gives all players real cards, where a new campaign is to be played with them. */
  readonly dealRealCards?: () => Promise<void>
}

/** The papers of one game. A paper for players receives only what that audience may know, so it can contain nothing more (PG2). */
export interface GamePapers {
  /** Given `board` and `frame` of a seat, and `seat`. */
  readonly character: Component
  /** Given `board` and `frame` of the table. `known`: the part of the book that all may know. `rows`: of the game, if any. */
  readonly party?: Component
  /** Given `board` and `frame` of the Game Master. */
  readonly worksheet?: Component
  /** Given `board` and `frame` of the Game Master: how to continue with real cards, dice and a pencil. */
  readonly withoutApp: Component
}

/** One step of a session's opener that a game brings; `component` is given the board and the frame. */
export interface SessionStep {
  readonly component: Component
  /** Whether the state of the board makes the step done, without the GM's mark; absent: only the mark does. */
  readonly done?: (board: BoardFrame<'gm'>, frame: Frame<'gm'>) => boolean
  /** The text of its main button, and the command that it sends, while the step is not done. Absent: the button only goes on. */
  readonly act?: { readonly label: string; readonly command: (frame: Frame<'gm'>) => unknown }
}

/** One step of the guide of a first session. */
export interface GuideStep {
  readonly id: GuideStepId
  /** What to do, and in one sentence why or how. */
  readonly says: string
  readonly why: string
  readonly done: boolean
  /** The button that does it. */
  readonly label: string
  readonly run: () => void
  /** The step is done by play: the flip keeps Enter and the ember button. */
  readonly play?: boolean
  /** The step is not due yet: the guide waits and does not show it. */
  readonly later?: boolean
  /** The step only shows or discusses something: its button is enough. */
  readonly once?: boolean
  /** It comes before a session that is due. */
  readonly first?: boolean
}

/** The part of a game in the start and the end of a session, and in the guide. */
export interface GameSession {
  readonly steps: Readonly<Partial<Record<OpenerStep, SessionStep>>>
  /** What is still open on this board when a session ends, one phrase each. */
  readonly leftOpen: (board: BoardFrame<'gm'>) => readonly string[]
  /** Whether anything has been played on it. */
  readonly played: (board: BoardFrame<'gm'>) => boolean
  /** Whether its story is over. */
  readonly over: (board: BoardFrame<'gm'>) => boolean
  /** In their order, the done ones included. */
  readonly guide: (board: BoardFrame<'gm'>, frame: Frame<'gm'>) => readonly GuideStep[]
}
