import { shallowRef, watch } from 'vue'
import { type DrawKind, type ShownIds, drawKinds, mostShown } from '#rules/campaign/prompts/kinds'
import type { ThingId } from '#rules/book/vocabulary'
import type { Prompts } from '#rules/campaign/prompts/prompts'
import type { Prompt, PromptAct } from '#rules/core/prompts'
import type { SystemId } from '#rules/registry'
import { games } from '@/games/registry'
import { useBookStore } from '@/features/book/book-store'
import { refusalSpotAround } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'
import { useCampaign } from '@/dashboard/use-campaign'

/** Suggestions for the moment when the players wait for the Game Master. Requested when the page opens, and after each event. */
export function usePrompts() {
  const gm = useGm()
  const goTo = useGoing()
  const spot = refusalSpotAround()
  const { frame, board } = useCampaign()
  const prompts = shallowRef<Prompts | null>(null)
  const memory = useMemory()

  /** @param again the kind of which another suggestion is wanted */
  async function read(again: DrawKind | null): Promise<void> {
    const answer = await gm.ask(
      { ask: 'read-prompts', board: board.value?.id ?? null, shown: memory.shown(), again },
      spot()
    )
    if (!answer.ok || answer.value === null) return
    prompts.value = answer.value
    memory.keep(withShown(memory.shown(), answer.value))
  }

  async function send(act: Extract<PromptAct, { on: 'board' | 'campaign' }>): Promise<boolean> {
    const on = act.on === 'board' ? (board.value?.id ?? null) : null
    const answer = await gm.act(on, act.command, spot())
    return answer.ok
  }

  /** Performs the action of a suggestion; a refusal appears at the nearest `RefusalSpot`. @param kind the kind, for a drawn suggestion */
  async function follow({ act }: Pick<Prompt, 'act'>, kind?: DrawKind): Promise<void> {
    if (!act) return
    if ((act.on === 'board' || act.on === 'campaign') && !(await send(act))) return
    if (kind === 'moves') memory.keep(withMoveMade(memory.shown()))
    await goTo(act, board.value?.system ?? null)
  }

  watch(
    () => frame.value?.revision,
    () => void read(null),
    { immediate: true }
  )
  return { prompts, another: (kind: DrawKind) => read(kind), follow }
}

/** The suggestions drawn in the open campaign on this machine. */
function useMemory(): { shown(): ShownIds; keep(shown: ShownIds): void } {
  const path = useGm().snapshot?.file?.path ?? ''
  let shown = recall(localStorage, path)
  return {
    shown: () => shown,
    keep(now) {
      if (now !== shown) remember(localStorage, path, now)
      shown = now
    }
  }
}

/** Leaves the page: for the board, a note, the book, or the game’s own screens. */
function useGoing(): (act: PromptAct, system: SystemId | null) => Promise<void> {
  const gm = useGm()
  const store = useBookStore()
  return async (act, system) => {
    gm.sheet = act.on === 'note' || act.on === 'answers' ? act.on : null
    if (act.on === 'note') store.note = `${act.text} `
    if (act.on === 'book') store.thing = act.thing as ThingId
    if (act.on === 'book') gm.page = 'book'
    const screen = act.on === 'board' ? act.then : act.on === 'screen' ? act : null
    if (screen && system) (await games[system].openPrompt?.())?.(screen)
  }
}

const key = 'hearthside:prompts:'
const none: ShownIds = { moves: [], question: [], hook: [], name: [] }

type PromptStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The suggestions drawn in this campaign on this machine (EY2). Invalid data counts as empty. */
export function recall(kept: PromptStorage, path: string): ShownIds {
  try {
    const read = JSON.parse(kept.getItem(key + path) ?? 'null') as Partial<Record<DrawKind, unknown>> | null
    const ids = (kind: DrawKind): readonly string[] => {
      const list = read?.[kind]
      return Array.isArray(list) && list.every(id => typeof id === 'string' && id.length <= 640)
        ? (list as string[]).slice(-mostShown)
        : []
    }
    return { moves: ids('moves'), question: ids('question'), hook: ids('hook'), name: ids('name') }
  } catch {
    return none
  }
}

/** A full or forbidden storage loses the memory, never the page. */
export function remember(kept: PromptStorage, path: string, shown: ShownIds): void {
  try {
    kept.setItem(key + path, JSON.stringify(shown))
  } catch {
    // There is no remedy here.
  }
}

/** The memory with these shown suggestions; the same object if they were shown before. */
function withShown(shown: ShownIds, prompts: Prompts): ShownIds {
  const ids = (kind: DrawKind): readonly string[] => {
    if (kind === 'moves') return prompts.moves?.options.map(({ id }) => id) ?? []
    const prompt = prompts[kind]
    return prompt ? [prompt.id] : []
  }
  return drawKinds.reduce((memory, kind) => withNewest(memory, kind, ids(kind)), shown)
}

/** A move that was made ends its moment: the next moment has other moves. */
function withMoveMade(shown: ShownIds): ShownIds {
  return { ...shown, moves: [...shown.moves, ''].slice(-mostShown) }
}

function withNewest(shown: ShownIds, kind: DrawKind, ids: readonly string[]): ShownIds {
  const isShown = ids.every((id, at) => shown[kind].at(at - ids.length) === id)
  return isShown ? shown : { ...shown, [kind]: [...shown[kind], ...ids].slice(-mostShown) }
}
