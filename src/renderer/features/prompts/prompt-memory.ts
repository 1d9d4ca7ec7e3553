import { drawKinds, mostShown, type DrawKind, type ShownIds } from '#rules/campaign/prompts/kinds'
import type { Prompts } from '#rules/campaign/prompts/prompts'

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
export function withShown(shown: ShownIds, prompts: Prompts): ShownIds {
  const ids = (kind: DrawKind): readonly string[] => {
    if (kind === 'moves') return prompts.moves?.options.map(({ id }) => id) ?? []
    const prompt = prompts[kind]
    return prompt ? [prompt.id] : []
  }
  return drawKinds.reduce((memory, kind) => withNewest(memory, kind, ids(kind)), shown)
}

/** A move that was made ends its moment: the next moment has other moves. */
export function withMoveMade(shown: ShownIds): ShownIds {
  return { ...shown, moves: [...shown.moves, ''].slice(-mostShown) }
}

function withNewest(shown: ShownIds, kind: DrawKind, ids: readonly string[]): ShownIds {
  const isShown = ids.every((id, at) => shown[kind].at(at - ids.length) === id)
  return isShown ? shown : { ...shown, [kind]: [...shown[kind], ...ids].slice(-mostShown) }
}
