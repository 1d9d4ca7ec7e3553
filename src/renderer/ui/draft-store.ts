// Drafts on this machine: they survive the page and the app, and are removed after a month.

/** The text of each field, and the saved value when typing began. */
export type Fields = Readonly<Record<string, { readonly over: unknown; readonly value: unknown }>>

interface KeptDraft {
  readonly at: number
  readonly fields: Fields
}

const prefix = 'draft:'
const monthMs = 30 * 24 * 3_600_000

export function keptFields(key: string): Fields {
  return read(prefix + key)?.fields ?? {}
}

/** A full or forbidden storage loses the draft, never the field: the text stays on the page. */
export function keepFields(key: string, fields: Fields): void {
  try {
    if (Object.keys(fields).length === 0) localStorage.removeItem(prefix + key)
    else put(prefix + key, JSON.stringify({ at: Date.now(), fields } satisfies KeptDraft))
  } catch {
    // The draft cannot be stored; there is no remedy here.
  }
}

/** In a full storage the oldest draft is removed first. */
function put(name: string, draft: string): void {
  for (;;)
    try {
      return localStorage.setItem(name, draft)
    } catch (full) {
      const others = Object.keys(localStorage).filter(each => each.startsWith(prefix) && each !== name)
      const [oldest] = others.sort((one, two) => (read(one)?.at ?? 0) - (read(two)?.at ?? 0))
      if (oldest === undefined) throw full
      localStorage.removeItem(oldest)
    }
}

/** Removes drafts that were not used for a month. */
export function dropOldDrafts(now: number): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefix) && (read(name)?.at ?? 0) < now - monthMs) localStorage.removeItem(name)
  } catch {
    // The storage is forbidden, as above.
  }
}

function read(name: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as KeptDraft | null
    return kept && typeof kept.fields === 'object' ? kept : null
  } catch {
    return null
  }
}
