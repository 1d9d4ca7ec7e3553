import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, shallowRef, type ShallowRef } from 'vue'
import type { BoardId, EntryId } from '#rules/campaign/types'
import type { Answers } from '#rules/core/question'
import { asSent } from '@/features/questions/as-sent'
import type { Answer, Ask, AskKind, Denial, GmSnapshot } from '#shared/contract'
import type { GameSheetId } from '@/games/registry'
import { pressSends } from '@/ui/press-guard'
import { bridge } from '@/bridge/bridge'
import { CommandQueue } from '@/bridge/command-queue'
import { noReply } from '@/bridge/no-reply'
import { type ConnectionState, listenToNewest } from '@/bridge/use-snapshot'
import { pageSpot, spotOf, type RefusalOrigin } from '@/features/refusals/refusal-spot'
import { isObject } from '#rules/core/values'

/** The sheet over the dashboard: one of its own, or one of a game's. */
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

/** Why the last request was denied, and the button beside which the denial is shown. */
export interface ShownDenial {
  readonly at: RefusalOrigin
  readonly denial: Denial
}

export interface Jump {
  readonly entry: EntryId
  /** Number of acts to undo (negative) or to redo. */
  readonly steps: number
}

/** The last snapshot of the dashboard, and what the GM looks at. The store keeps no state of the game. */
export const useGm = defineStore('gm', () => {
  const snapshot = shallowRef<GmSnapshot | null>(null)
  const connection = ref<ConnectionState>('connecting')
  const page = ref<'board' | 'book' | 'recap' | 'preparation' | 'stage' | 'stream' | 'settings'>('board')
  const board = ref<BoardId | null>(null)
  const sheet = ref<SheetName | null>(null)
  /** The page at which a sheet of several pages will open; the sheet clears it. */
  const sheetPage = ref<string | null>(null)
  /** The rule at which the page of rules is open, over every other sheet. Empty: its beginning; null: closed. */
  const ruleAt = ref<string | null>(null)
  const denials = useShownDenial()
  /** The point in time to which the GM may undo or redo, so many acts away. */
  const jump = shallowRef<Jump | null>(null)
  /** A file action that needs a path first; the file dialogs handle it. */
  const fileRequest = ref<string | null>(null)
  const aloud = useAloud()

  /** Starts listening to the host. @returns how to stop */
  function listen(): () => void {
    return listenToNewest(
      next => next.kind === 'gm',
      next => take(next as GmSnapshot),
      state => (connection.value = state)
    )
  }

  function take(next: GmSnapshot): void {
    // A new campaign starts without announcements, and without the denials of the last one.
    if (next.file?.path !== snapshot.value?.file?.path) {
      aloud.hush()
      if (snapshot.value?.file) denials.lastDenial.value = null
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
    ...denials,
    jump,
    fileRequest,
    ...aloud,
    listen,
    ...useAsks(snapshot, denials.lastDenial)
  }
})

/** The last denial of the host, and the part of the page that shows it. */
function useShownDenial() {
  const lastDenial = shallowRef<ShownDenial | null>(null)
  /** Number of mounted parts that show a denial, by their spot. */
  const spots = shallowReactive(new Map<symbol, number>())
  /** A denial without a visible spot, for example after a key whose button is not shown. */
  const shownNowhere = computed(() =>
    lastDenial.value && !spots.has(spotOf(lastDenial.value.at)) ? lastDenial.value : null
  )

  /** Registers a part on screen that shows denials for `at`. @returns how to stop */
  function registerSpot(at: symbol): () => void {
    spots.set(at, (spots.get(at) ?? 0) + 1)
    return () => {
      const left = (spots.get(at) ?? 0) - 1
      if (left > 0) spots.set(at, left)
      else spots.delete(at)
    }
  }

  return { lastDenial, shownNowhere, registerSpot }
}

/** The two ways to the host: any request, and commands, which are sent in sequence. */
function useAsks(snapshot: ShallowRef<GmSnapshot | null>, lastDenial: ShallowRef<ShownDenial | null>) {
  const commands = new CommandQueue()

  /** Sends a request to the host; a denial is shown at `at`. */
  async function ask<Kind extends AskKind>(
    question: Extract<Ask, { ask: Kind }>,
    at: RefusalOrigin = pageSpot
  ): Promise<Answer<Kind>> {
    lastDenial.value = null
    const campaign = snapshot.value?.file?.path
    const answer = await bridge().ask<Kind>(question).catch(noReply)
    // A denial for a campaign that was closed meanwhile is of no use.
    const isLeft = campaign !== undefined && snapshot.value?.file?.path !== campaign
    if (!answer.ok && !isLeft) lastDenial.value = { at, denial: answer.error }
    return answer as Answer<Kind>
  }

  /**
   * Sends a command to a board, or (`null`) to the campaign. It refers to the GM's snapshot when its turn comes.
   * A command that depends on the snapshot is passed as a function.
   */
  function act(on: BoardId | null, command: unknown, at: RefusalOrigin = pageSpot): Promise<Answer<'act'>> {
    const answered = commands.send(typeof command === 'function' ? null : [on, command], () => {
      const now: unknown = typeof command === 'function' ? command() : command
      return ask<'act'>({ ask: 'act', revision: snapshot.value?.frame?.revision ?? 0, board: on, command: now }, at)
    })
    pressSends(answered)
    return answered
  }

  /** Answers a question of a board (QU1); a denial is shown at `at`. */
  function answer(
    on: BoardId,
    question: string,
    answers: Answers,
    at: RefusalOrigin = pageSpot
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

/** Announcements for screen readers. */
function useAloud() {
  /** The latest announcement, and the number of announcements. */
  const announced = shallowRef({ text: '', turn: 0 })
  /** The announcement of a key, while it is also shown as a line. */
  const spokenLine = ref('')
  /** The announcement of the next act, if it says more than the log. */
  const sayNext = shallowRef<readonly string[] | null>(null)

  /** Says it aloud, once. */
  function announce(text: string): void {
    announced.value = { text, turn: announced.value.turn + 1 }
  }

  /** Withdraws the last announcement. */
  function hush(): void {
    announced.value = { text: '', turn: announced.value.turn }
  }

  return { announced, sayNext, spokenLine, announce, hush }
}

/**
 * The new snapshot, with every equal part of the old one as the same object. Components then update only where needed.
 * Both are plain JSON and stay unchanged, because a bridge may return frozen objects.
 */
export function keepUnchanged<Value>(before: unknown, after: Value): Value {
  return keep(before, after) as Value
}

function keep(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.map((each, at) => keep(before[at], each))
    return kept.length === before.length && kept.every((each, at) => each === before[at]) ? before : kept
  }
  if (!isObject(before) || !isObject(after)) return after
  const keys = Object.keys(after)
  const kept: Record<string, unknown> = { ...after }
  for (const key of keys) kept[key] = keep(before[key], after[key])
  const same =
    keys.length === Object.keys(before).length && keys.every(key => key in before && kept[key] === before[key])
  return same ? before : kept
}
