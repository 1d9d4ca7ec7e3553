import type { Event } from '../state'

/** What may still be part of an exchange after its follow-up has closed: a shield, dice, what a blow costs, whose turn it is next. */
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
 * FU9: how many of the newest acts make up the exchange of blows that was fought last: from the act that called the attacking
 * move, or opened the blow, up to the newest. 0 when none is there to take back whole: something else was begun since.
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

/** The called move whose follow-up was opened, changed or closed in that act. */
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
