import { shallowRef, watch } from 'vue'
import type { DrawKind, ShownIds } from '#rules/campaign/prompts/kinds'
import type { ThingId } from '#rules/book/vocabulary'
import type { Prompts } from '#rules/campaign/prompts/prompts'
import type { Prompt, PromptAct } from '#rules/core/prompts'
import type { SystemId } from '#rules/registry'
import { games } from '../../games/registry'
import { useBookPlace } from '../book/book-store'
import { refusalSpotAround } from '../refusals/refusal-spot'
import { useGm } from '../../dashboard/store'
import { useCampaign } from '../../dashboard/use-campaign'
import { recall, remember, withMoveMade, withShown } from './prompt-memory'

/** Suggestions for the moment when the players wait for the Game Master; requested when the page opens, and after each event. */
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
  const place = useBookPlace()
  return async (act, system) => {
    gm.sheet = act.on === 'note' || act.on === 'answers' ? act.on : null
    if (act.on === 'note') place.note = `${act.text} `
    if (act.on === 'book') place.thing = act.thing as ThingId
    if (act.on === 'book') gm.page = 'book'
    const screen = act.on === 'board' ? act.then : act.on === 'screen' ? act : null
    if (screen && system) (await games[system].openPrompt?.())?.(screen)
  }
}
