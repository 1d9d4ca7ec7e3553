import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, shallowRef, type ShallowRef } from 'vue'
import type { BoardId, EntryId } from '#rules/campaign/types'
import type { Answers } from '#rules/core/question'
import { asSent } from '../features/questions/as-sent'
import type { Answer, Ask, AskKind, Denial, GmSnapshot } from '#shared/contract'
import type { GameSheetId } from '../games/registry'
import { pressSends } from '../ui/press-guard'
import { bridge } from '../bridge/bridge'
import { CommandQueue } from '../bridge/command-queue'
import { unanswered } from '../bridge/unanswered'
import { keepUnchanged } from '../bridge/unchanged'
import { type ConnectionState, listenToNewest } from '../bridge/use-snapshot'
import { pageSpot, spotOf, type RefusalPlace } from '../features/refusals/refusal-spot'

/** What stands over the dashboard: one of its own sheets, or one of a game's. */
export type SheetName =
  | 'palette'
  | 'keys'
  | 'scene'
  | 'save-point'
  | 'note'
  | 'new-board'
  | 'export'
  | 'import'
  | 'seats'
  | 'session'
  | 'prompts'
  | 'codes'
  | 'clocks'
  | 'marks'
  | 'answers'
  | 'print'
  | GameSheetId

/** Why the last thing that was asked for did not happen, and beside which button to say so. */
export interface PlacedDenial {
  readonly at: RefusalPlace
  readonly denial: Denial
}

export interface Jump {
  readonly entry: EntryId
  /** Acts to take back (negative) or to bring again. */
  readonly steps: number
}

/** What the dashboard was shown last, and where the GM is looking. Nothing of the game is kept here. */
export const useGm = defineStore('gm', () => {
  const snapshot = shallowRef<GmSnapshot | null>(null)
  const connection = ref<ConnectionState>('connecting')
  const page = ref<'board' | 'book' | 'recap' | 'preparation' | 'stage' | 'stream' | 'settings'>('board')
  const board = ref<BoardId | null>(null)
  const sheet = ref<SheetName | null>(null)
  /** The page that a sheet of several pages shall open at; it takes it when it opens. */
  const sheetPage = ref<string | null>(null)
  /** The rule that the page of rules lies open at, over whatever else is open; empty for its beginning, null while it is closed. */
  const ruleAt = ref<string | null>(null)
  const told = useSaid()
  /** A moment that the GM thinks of going back or forward to, this many acts away. */
  const jump = shallowRef<Jump | null>(null)
  /** Something to be done with the file that needs a place first; the file dialogs take it up. */
  const fileRequest = ref<string | null>(null)
  const aloud = useAloud()

  /** Begins to listen. @returns how to stop. */
  function listen(): () => void {
    return listenToNewest(
      next => next.kind === 'gm',
      next => take(next as GmSnapshot),
      state => (connection.value = state)
    )
  }

  function take(next: GmSnapshot): void {
    // Another campaign begins in silence, and without what was refused in the last one.
    if (next.file?.path !== snapshot.value?.file?.path) {
      aloud.hush()
      if (snapshot.value?.file) told.said.value = null
    }
    snapshot.value = keepUnchanged(snapshot.value, next)
  }

  return {
    snapshot,
    connection,
    page,
    board,
    sheet,
    sheetPage,
    ruleAt,
    ...told,
    jump,
    fileRequest,
    ...aloud,
    listen,
    ...useAsks(snapshot, told.said)
  }
})

/** What the host says against what was asked for, and where on the page that is told. */
function useSaid() {
  const said = shallowRef<PlacedDenial | null>(null)
  /** How many parts of the page tell what was refused there, by their spot. */
  const spots = shallowReactive(new Map<symbol, number>())
  /** What was refused where nothing on screen would tell it: by a key whose button is not shown, for one. */
  const saidNowhere = computed(() => (said.value && !spots.has(spotOf(said.value.at)) ? said.value : null))

  /** From now on something on screen tells what is refused at `at`. @returns how to stop. */
  function tellAt(at: symbol): () => void {
    spots.set(at, (spots.get(at) ?? 0) + 1)
    return () => {
      const left = (spots.get(at) ?? 0) - 1
      if (left > 0) spots.set(at, left)
      else spots.delete(at)
    }
  }

  return { said, saidNowhere, tellAt }
}

/** The two ways to the host: any ask, and commands, which wait for each other. */
function useAsks(snapshot: ShallowRef<GmSnapshot | null>, said: ShallowRef<PlacedDenial | null>) {
  const commands = new CommandQueue()

  /** Asks the host; what it says against it is shown at `at`. */
  async function ask<Kind extends AskKind>(
    question: Extract<Ask, { ask: Kind }>,
    at: RefusalPlace = pageSpot
  ): Promise<Answer<Kind>> {
    said.value = null
    const campaign = snapshot.value?.file?.path
    const answer = await bridge().ask<Kind>(question).catch(unanswered)
    // What was asked of a campaign that has been left meanwhile is refused, and of no use any more.
    const isLeft = campaign !== undefined && snapshot.value?.file?.path !== campaign
    if (!answer.ok && !isLeft) said.value = { at, denial: answer.error }
    return answer as Answer<Kind>
  }

  /**
   * Sends a command to a board, or (`null`) to the campaign, for the picture that the GM is looking at when its turn comes.
   * One that is put together from the picture is given as a maker.
   */
  function act(on: BoardId | null, command: unknown, at: RefusalPlace = pageSpot): Promise<Answer<'act'>> {
    const answered = commands.send(typeof command === 'function' ? null : [on, command], () => {
      const now: unknown = typeof command === 'function' ? command() : command
      return ask<'act'>({ ask: 'act', revision: snapshot.value?.frame?.revision ?? 0, board: on, command: now }, at)
    })
    pressSends(answered)
    return answered
  }

  /** Answers a question of a board (QU1); what the host says against it is shown at `at`. */
  function answer(
    on: BoardId,
    question: string,
    answers: Answers,
    at: RefusalPlace = pageSpot
  ): Promise<Answer<'answer'>> {
    const answered = commands.send([on, question, answers], () =>
      ask<'answer'>(
        {
          ask: 'answer',
          revision: snapshot.value?.frame?.revision ?? 0,
          board: on,
          question,
          answers: asSent(answers)
        },
        at
      )
    )
    pressSends(answered)
    return answered
  }

  return { ask, act, answer, commands }
}

/** What is said to those who do not see it. */
function useAloud() {
  /** The latest thing worth hearing, and how many there were. */
  const announced = shallowRef({ text: '', turn: 0 })
  /** What a key has just said, while it is shown as a line. */
  const spokenLine = ref('')
  /** What the next act is called aloud, where that says more than the log. */
  const sayNext = shallowRef<readonly string[] | null>(null)

  /** Says it aloud, once. */
  function announce(text: string): void {
    announced.value = { text, turn: announced.value.turn + 1 }
  }

  /** Takes back what was said last. */
  function hush(): void {
    announced.value = { text: '', turn: announced.value.turn }
  }

  return { announced, sayNext, spokenLine, announce, hush }
}
