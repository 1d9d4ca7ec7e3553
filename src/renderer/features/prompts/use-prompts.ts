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

/** What helps when everybody looks at the Game Master: asked of the host when the page opens, and again whenever something happens. */
export function usePrompts() {
  const gm = useGm()
  const goTo = useGoing()
  const spot = refusalSpotAround()
  const { frame, board } = useCampaign()
  const prompts = shallowRef<Prompts | null>(null)
  const memory = useMemory()

  /** @param again another one of that kind is wanted */
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

  /** Does what the suggestion leads to; what is refused is told at the nearest `RefusalSpot`. @param kind what was drawn, if it was */
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

/** What was drawn in the campaign that is open, on this machine. */
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

/** Leads away from the page: to the board, to a note, to the book, or to the game’s own screens. */
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
