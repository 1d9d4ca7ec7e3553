import { defineAsyncComponent, type AsyncComponentLoader, type Component } from 'vue'

/** Number of components of this page that are being fetched. */
let fetching = 0
const waiting = new Set<() => void>()

/** A component that is fetched when it is first shown. Speech output can wait for it with `componentsFetched`. */
export function defineLazyComponent<Loaded extends Component>(load: AsyncComponentLoader<Loaded>): Loaded {
  return defineAsyncComponent<Loaded>(() => fetchComponent(load))
}

/** Fetches a component; `componentsFetched` waits until it is painted. */
export async function fetchComponent<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
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

/** Whether a requested component is not loaded yet. */
export function isFetching(): boolean {
  return fetching > 0
}

/** Resolves when every fetched component is loaded and painted; at once without one. */
export async function componentsFetched(): Promise<void> {
  while (fetching > 0)
    await new Promise<void>(resolve => {
      const go = (): void => {
        waiting.delete(go)
        resolve()
      }
      waiting.add(go)
    })
}
