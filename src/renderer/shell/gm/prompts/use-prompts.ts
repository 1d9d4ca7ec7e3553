import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { DrawKind } from '#rules/campaign/prompts/kinds'
import type { Prompts } from '#rules/campaign/prompts/prompts'
import type { Prompt, PromptAct } from '#rules/core/prompts'
import { games } from '../../../games/registry'
import { useBookPlace } from '../book/book-store'
import { refusalSpotAround } from '../refusal-spot'
import { useGm } from '../store'
import { useCampaign } from '../use-campaign'
import { recall, remember, withMoveMade, withShown } from './prompt-memory'

export interface PromptsOnScreen {
  /** Null until the host has answered. */
  readonly prompts: Readonly<Ref<Prompts | null>>
  /** Another one of that kind. */
  another(kind: DrawKind): Promise<void>
  /** Does what the suggestion leads to; what is refused is told at the nearest `RefusalSpot`. @param kind what was drawn, if it was */
  follow(prompt: Pick<Prompt, 'act'>, kind?: DrawKind): Promise<void>
}

/** What helps when everybody looks at the Game Master: asked of the host when the page opens, and again whenever something happens. */
export function usePrompts(): PromptsOnScreen {
  const gm = useGm()
  const place = useBookPlace()
  const spot = refusalSpotAround()
  const { frame, board } = useCampaign()
  const prompts = shallowRef<Prompts | null>(null)
  const path = computed(() => gm.showing?.file?.path ?? '')
  const shown = ref(recall(localStorage, path.value))

  async function read(again: DrawKind | null): Promise<void> {
    const answer = await gm.ask(
      { ask: 'read-prompts', board: board.value?.id ?? null, shown: shown.value, again },
      spot()
    )
    if (!answer.ok || answer.value === null) return
    prompts.value = answer.value
    keep(withShown(shown.value, answer.value))
  }

  function keep(memory: typeof shown.value): void {
    if (memory === shown.value) return
    shown.value = memory
    remember(localStorage, path.value, memory)
  }

  async function send(act: Extract<PromptAct, { on: 'board' | 'campaign' }>): Promise<boolean> {
    const on = act.on === 'board' ? (board.value?.id ?? null) : null
    const answer = await gm.act(on, act.command, spot())
    return answer.ok
  }

  async function follow({ act }: Pick<Prompt, 'act'>, kind?: DrawKind): Promise<void> {
    if (!act) return
    if (act.on === 'board' || act.on === 'campaign') {
      if (!(await send(act))) return
      if (kind === 'moves') keep(withMoveMade(shown.value))
      gm.sheet = null
      return
    }
    gm.sheet = act.on === 'note' ? 'note' : null
    if (act.on === 'note') place.note = `${act.text} `
    if (act.on === 'book') Object.assign(place, { thing: act.thing })
    if (act.on === 'book') gm.page = 'book'
    if (act.on === 'screen' && board.value) (await games[board.value.system].openPrompt?.())?.(act)
  }

  watch(
    () => frame.value?.revision,
    () => void read(null),
    { immediate: true }
  )
  return { prompts, another: read, follow }
}
