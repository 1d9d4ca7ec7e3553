import { defineAsyncComponent, type AsyncComponentLoader, type Component } from 'vue'

/** Number of parts of this page that are being fetched. */
let fetching = 0
const waiting = new Set<() => void>()

/** A part of a page that is fetched when it is first shown. Speech output can wait for it with `partsFetched`. */
export function asyncPart<Part extends Component>(load: AsyncComponentLoader<Part>): Part {
  return defineAsyncComponent<Part>(() => fetchPart(load))
}

/** Fetches a part of the page; `partsFetched` waits until it is painted. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  fetching += 1
  try {
    return await load()
  } finally {
    setTimeout(arrived) // one task later, after Vue has painted it
  }
}

function arrived(): void {
  fetching -= 1
  if (fetching === 0) for (const go of waiting) go()
}

/** Whether a requested part is not loaded yet. */
export function isFetching(): boolean {
  return fetching > 0
}

/** Resolves when every fetched part is loaded and painted; at once without one. */
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
