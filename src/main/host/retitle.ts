import type { Chronicle } from '#rules/campaign/chronicle'
import type { Result } from '#rules/core/result'
import { gm } from '#rules/core/seat'
import { copyTitle } from '#shared/fresh-title'
import type { Problem } from '#shared/problem'
import type { StoreClock, RetitleEntry } from '../storage/types'
import type { OpenCampaign } from './host-state'
import type { SaveTarget, Shell } from './dependencies'
import { cryptoLuck } from './crypto-luck'

export function renameCommand(title: string) {
  return { kind: 'act', board: null, command: { type: 'rename-campaign', title } } as const
}

/** The act that gives a copy another title. The campaign itself does not change. Null: the title is the same. */
export function retitled(chronicle: Chronicle, title: string, clock: StoreClock): RetitleEntry | null {
  if (title.trim() === chronicle.campaign.title) return null
  const draft = chronicle.consider(renameCommand(title), gm, cryptoLuck)
  return draft.ok ? { entry: chronicle.complete(draft.value, clock.now()), title: title.trim() } : null
}

/** Saves a whole file of the open campaign. A full file cannot hold the act for another title. */
export function saveCopy(
  { store, chronicle }: OpenCampaign,
  { path, whenTaken }: SaveTarget,
  titleFor: (title: string) => string,
  clock: StoreClock
): Promise<Result<void, Problem>> {
  const more = store.isFull ? null : retitled(chronicle, titleFor(chronicle.campaign.title), clock)
  return store.saveCopy(path, whenTaken, more)
}

/** A function that titles a copy: the title differs from all campaigns that this shell can list. */
export async function copyTitles({ listFiles }: Pick<Shell, 'listFiles'>): Promise<(title: string) => string> {
  const files = await listFiles()
  const taken = files.ok ? files.value.map(file => file.title) : []
  return title => copyTitle(title, taken)
}
