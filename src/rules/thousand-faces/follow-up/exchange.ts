import type { Event } from '../state'

/** Events that may still belong to an exchange after its follow-up has closed. A shield, dice, the cost of a blow, the next turn. */
const afterwards: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'attack-opened',
  'attack-changed',
  'attack-called-off',
  'attack-taken',
  'blow-stopped',
  'outcome-settled',
  'outcome-dropped',
  'foe-struck',
  'hit-changed',
  'die-rerolled',
  'dice-rolled',
  'card-resolved',
  'cards-flipped',
  'choice-offered',
  'critical-answered',
  'deck-shuffled',
  'ally-acted',
  'spotlight-given',
  'gm-move-made'
])

/**
 * FU9: the number of newest acts that form the last exchange of blows. It starts at the act that called the attacking move or opened the blow. 0 when something else has begun since: then no exchange can be taken back as a whole.
 * @param acts what happened in each act on the board, the newest first
 */
export function exchangeOf(acts: Iterable<readonly Event[]>): number {
  let count = 0
  let move: number | null = null
  for (const events of acts) {
    count += 1
    move ??= followedMove(events)
    if (move === null ? events.some(opensBlow) : calls(events, move)) return count
    if (move === null && !isAfterwards(events)) return 0
  }
  return 0
}

/** The called move whose follow-up that act opened, changed or closed. */
function followedMove(events: readonly Event[]): number | null {
  for (const event of events) {
    if (event.type === 'follow-up-opened' || event.type === 'follow-up-changed') return event.followUp.id
    if (event.type === 'follow-up-closed') return event.followUp
  }
  return null
}

function opensBlow({ type }: Event): boolean {
  return type === 'attack-opened'
}

function calls(events: readonly Event[], move: number): boolean {
  return events.some(event => event.type === 'move-used' && event.outcome.id === move)
}

function isAfterwards(events: readonly Event[]): boolean {
  const begins = events.some(({ type }) => type === 'flip-called' || type === 'move-used')
  const shield = events.some(event => event.type === 'move-used' && event.outcome.move === 'shield')
  return (!begins || shield) && events.some(({ type }) => afterwards.has(type))
}
