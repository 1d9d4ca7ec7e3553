import { isObject } from '#rules/core/is-object'
import { fail, ok, type Result } from '#rules/core/result'
import type { Invalid } from '#rules/core/parser'
import type { Answer } from './contract'
import { isScreenKind, type ScreenKind } from './screens'
import type { SnapshotUpdate } from './snapshot-update'

/** What a page says over its WebSocket: only ever a numbered question. The host parses the ask itself. */
export interface PageMessage {
  readonly say: 'ask'
  /** Counts up from 1 on each connection; the answer carries the same number. */
  readonly n: number
  readonly ask: unknown
}

/** What the host says over a WebSocket: a picture or what changed in it, an answer, that this connection is over for a reason, or the time. */
export type HostMessage =
  | SnapshotUpdate
  | { readonly say: 'answer'; readonly n: number; readonly answer: Answer }
  | { readonly say: 'ended'; readonly why: EndReason }
  /** What time it is for the host, in milliseconds since 1970: countdowns on other devices go by it (CL5). */
  | { readonly say: 'time'; readonly at: number }

/** `replaced`: another device took this seat. `revoked`: the link is no longer good. `closing`: Hearthside stops, and may come back. */
export type EndReason = 'replaced' | 'revoked' | 'closing'

/** The address of a page's socket on the server that served the page: `/socket/table`. */
export function socketPath(screen: ScreenKind): string {
  return `/socket/${screen}`
}

/** The close codes that go with an ending, for a page that missed the words. */
export const closeCodes = { replaced: 4409, revoked: 4403, closing: 1001, pace: 4429 } as const

// Written by hand, not with zod: this file is part of the audience pages, which are small and forbid `eval`.

/** A page's message, or the place where it is not one. Never throws. */
export function parsePageMessage(text: string): Result<PageMessage, Invalid> {
  const said = objectIn(text)
  if (said === null || said['say'] !== 'ask') return fail({ path: 'say', message: 'is not a question' })
  const n = said['n']
  if (typeof n !== 'number' || !Number.isSafeInteger(n) || n < 1) return fail({ path: 'n', message: 'is not a number' })
  return ok({ say: 'ask', n, ask: said['ask'] })
}

/**
 * The host's message as its own page reads it: the envelope is checked, what is inside was typed by the host that
 * served this very page. Never throws.
 */
export function parseHostMessage(text: string): Result<HostMessage, Invalid> {
  const said = objectIn(text)
  const kind = said?.['say']
  if (kind === 'snapshot' && isSnapshot(said?.['snapshot'])) return ok(said as unknown as HostMessage)
  if (kind === 'change' && typeof said?.['from'] === 'number' && isObject(said['change']))
    return ok(said as unknown as HostMessage)
  if (kind === 'answer' && typeof said?.['n'] === 'number' && isAnswer(said['answer']))
    return ok(said as unknown as HostMessage)
  if (kind === 'time' && typeof said?.['at'] === 'number') return ok({ say: 'time', at: said['at'] })
  if (kind === 'ended' && isEnding(said?.['why'])) return ok({ say: 'ended', why: said['why'] })
  return fail({ path: 'say', message: 'is not a message of the host' })
}

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function isSnapshot(value: unknown): boolean {
  return isObject(value) && isScreenKind(value['kind']) && typeof value['serial'] === 'number'
}

function isAnswer(value: unknown): boolean {
  return isObject(value) && typeof value['ok'] === 'boolean' && (value['ok'] ? 'value' in value : 'error' in value)
}

function isEnding(value: unknown): value is EndReason {
  return value === 'replaced' || value === 'revoked' || value === 'closing'
}
