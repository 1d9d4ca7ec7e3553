import { promptsFor } from '#rules/campaign/prompts/prompts'
import { TurnTimes } from '#rules/campaign/prompts/turn-times'
import { playedFor, turn } from './long-campaign'
import { ms, report, spread } from './measure'

const shown = { moves: [], question: [], hook: [], name: [] }

/** The page for a blank moment after 100,000 entries: the first time, and after each act from then on. */
function looking(): void {
  const played = playedFor(100_000)
  for (let line = 0; line < 500; line++)
    played.campaign({
      type: 'note-down',
      text: Array.from({ length: 20 }, (_, nth) => `@"Person ${line * 20 + nth}"`).join(', '),
      knownTo: 'gm'
    })
  const { chronicle, board } = played
  const times = new TurnTimes(chronicle, [])
  const look = (again: 'hook' | null): number => {
    const began = performance.now()
    times.readOn(Infinity)
    promptsFor(chronicle.campaign, times, board, 1_800_000_000_000, { seed: 'bench', shown, again })
    return performance.now() - began
  }
  const began = performance.now()
  while (!times.readOn(2000));
  const read = performance.now() - began
  const first = look(null)
  const later = Array.from({ length: 200 }, (_, nth) => {
    turn(played)
    return look(nth % 2 ? 'hook' : null)
  })
  const { median } = spread(later)
  const slowest = Math.max(...later)
  report('whose turn it was in 100,000 entries, read once and in slices after opening', ms(read), 'none')
  report('ideas after 100,000 entries, opened for the first time', ms(first), '< 50 ms')
  report('ideas, opened again after another act', `median ${ms(median)}, slowest ${ms(slowest)}`, '< 50 ms')
  if (first >= 50 || median >= 50) throw new Error('the page for a blank moment takes longer than 50 ms')
}

looking()
