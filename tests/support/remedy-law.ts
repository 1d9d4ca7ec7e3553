import type { LogPart } from '#rules/core/log-line'
import type { Explanation } from '#rules/core/refusal'

const field = 'the empty field is in the same form'
const tableOfAngels = 'the acts of a contest are on the same board'
const record = 'the record is the same page'
const map = 'the scenes are on the same board'
const stepper = 'the number is in the same form'

/** Refusals whose remedy says “first” and opens nothing, and the reason. */
const inSight: Readonly<Record<string, string>> = {
  'empty-line': field,
  'empty-note': field,
  'no-question': field,
  'no-words': field,
  'nothing-prepared': field,
  'import-too-long': 'the folders are chosen in the same sheet',
  'line-is-used': 'each prepared line has its own tick',
  'recap-full': 'the moments are on the same page',
  'discards-owed': 'the players discard on their own screens',
  'end-proposed': tableOfAngels,
  'hands-short': tableOfAngels,
  'no-contest': tableOfAngels,
  'not-a-participant': tableOfAngels,
  'risks-open': tableOfAngels,
  'wrong-moment': tableOfAngels,
  'record-full': record,
  'unknown-character': record,
  'nothing-revealed': 'the cups are on the same board',
  'not-in-scene': map,
  'not-told': map,
  'on-stage': map,
  'outline-full': map,
  'pairs-full': map,
  'precursors-first': map,
  'no-dice': 'the dice are in the same form',
  'no-flashback': 'each act of the log has its own button',
  'party-blocked': 'the players are in the same form',
  'power-changed': 'the attack power is in the same form',
  'three-already': 'the cards are in the same form',
  'too-many-exhausted': stepper,
  'too-many-tokens': stepper
}

/** Throws where a refusal has no words, or where its remedy says “first” and opens no part of the dashboard. */
export function leadsToRemedy(because: string, { message, remedy, opens }: Explanation): void {
  if (message.length === 0 || remedy.length === 0) throw new Error(`no words for ${because}`)
  if (!saysFirst(remedy) || opens !== undefined || because in inSight) return
  throw new Error(`the remedy of ${because} leads nowhere: ${remedy.join(' ')}`)
}

/** The exceptions that none of their explanations needs; an exception without an explanation is left out. */
export function needlessExceptions(refusals: readonly (readonly [because: string, Explanation])[]): readonly string[] {
  return Object.keys(inSight).filter(exception => {
    const own = refusals.filter(([because]) => because === exception)
    return own.length > 0 && !own.some(([, { remedy, opens }]) => saysFirst(remedy) && opens === undefined)
  })
}

function saysFirst(remedy: readonly LogPart[]): boolean {
  return /\bfirst\b/i.test(remedy.join(' '))
}
