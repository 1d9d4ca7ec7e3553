import { isObject } from '#rules/core/values'
import { fail, ok, type Result } from '#rules/core/result'
import type { Invalid } from '#rules/core/parser'
import type { Answer } from './contract'
import { isScreenKind, type ScreenKind } from './screens'
import type { SnapshotUpdate } from './snapshot-update'

/** The message of a page over its WebSocket: always a numbered ask. The host parses the ask itself. */
export interface PageMessage {
  readonly type: 'ask'
  /** Counts up from 1 on each connection; the answer has the same number. */
  readonly n: number
  readonly ask: unknown
}

/**
 * A message of the host over a WebSocket. A snapshot or its change, an answer, the end of the connection, or the time.
 */
export type HostMessage =
  | SnapshotUpdate
  | { readonly type: 'answer'; readonly n: number; readonly answer: Answer }
  | { readonly type: 'ended'; readonly why: EndReason }
  /** The host's time in milliseconds since 1970; countdowns on other devices use it (CL5). */
  | { readonly type: 'time'; readonly at: number }

/**
 * `replaced`: another device took this seat. `revoked`: the link is no longer valid. `closing`: Hearthside stops, and
 * may come back.
 */
export type EndReason = 'replaced' | 'revoked' | 'closing'

/** The address of a page's socket on the server that served the page: `/socket/table`. */
export function socketPath(screen: ScreenKind): string {
  return `/socket/${screen}`
}

/** The close codes of each reason, for a page that missed the message. */
export const closeCodes = { replaced: 4409, revoked: 4403, closing: 1001, pace: 4429 } as const

// Parsed by hand, not with zod: the audience pages are small, contain this file, and forbid `eval`.

/** Parses a page's message, or returns the position of its fault. Never throws. */
export function parsePageMessage(text: string): Result<PageMessage, Invalid> {
  const message = objectIn(text)
  if (message === null || message['type'] !== 'ask') return fail({ path: 'type', message: 'is not a question' })
  const n = message['n']
  if (typeof n !== 'number' || !Number.isSafeInteger(n) || n < 1) return fail({ path: 'n', message: 'is not a number' })
  return ok({ type: 'ask', n, ask: message['ask'] })
}

/**
 * Parses the host's message for its own page: only the envelope is checked, because the same host served the page.
 * Never throws.
 */
export function parseHostMessage(text: string): Result<HostMessage, Invalid> {
  const message = objectIn(text)
  const kind = message?.['type']
  if (kind === 'snapshot' && isSnapshot(message?.['snapshot'])) return ok(message as unknown as HostMessage)
  if (kind === 'change' && typeof message?.['from'] === 'number' && isObject(message['change']))
    return ok(message as unknown as HostMessage)
  if (kind === 'answer' && typeof message?.['n'] === 'number' && isAnswer(message['answer']))
    return ok(message as unknown as HostMessage)
  if (kind === 'time' && typeof message?.['at'] === 'number') return ok({ type: 'time', at: message['at'] })
  if (kind === 'ended' && isEnding(message?.['why'])) return ok({ type: 'ended', why: message['why'] })
  return fail({ path: 'type', message: 'is not a message of the host' })
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
