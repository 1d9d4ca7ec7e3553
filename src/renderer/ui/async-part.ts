import { defineAsyncComponent, type AsyncComponentLoader, type Component } from 'vue'

/** How many parts of this page are being fetched. */
let fetching = 0
const waiting = new Set<() => void>()

/** A part of a page that is fetched when it is first shown. Whoever reads the page aloud can wait for it: `partsFetched`. */
export function asyncPart<Part extends Component>(load: AsyncComponentLoader<Part>): Part {
  return defineAsyncComponent<Part>(() => fetchPart(load))
}

/** Fetches a part of the page; until it is here and painted, whoever waits for `partsFetched` waits for it too. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  fetching += 1
  try {
    return await load()
  } finally {
    setTimeout(arrived) // a task later Vue has painted it
  }
}

function arrived(): void {
  fetching -= 1
  if (fetching === 0) for (const go of waiting) go()
}

/** Whether something that is shown, or was asked for, is not here yet. */
export function isFetching(): boolean {
  return fetching > 0
}

/** When no part is being fetched any more; at once where none is. What was fetched is painted. */
export async function partsFetched(): Promise<void> {
  while (fetching > 0)
    await new Promise<void>(resolve => {
      const go = (): void => {
        waiting.delete(go)
        resolve()
      }
      waiting.add(go)
    })
}
