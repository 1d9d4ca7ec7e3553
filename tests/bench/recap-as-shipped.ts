import { eveningOf } from '#rules/campaign/evening'
import { momentIndexOf } from '#rules/campaign/moment-index'
import { recapPage } from '#rules/campaign/recap'
import { rangeOfSession, Replay } from '#rules/campaign/replay'
import { allSteps } from '#rules/core/steps'
import { ms, report, time } from './measure'
import { playedFor, turn } from './long-campaign'

// A campaign of 100,000 entries without a session, so that all of them are one recap. Then one of a usual session.

const played = playedFor(99_000)
const { chronicle } = played
const page = (): unknown => recapPage(chronicle, null, { kind: 'table' })
// As the host reads it after a campaign is opened: in slices of 1,000 entries. Play goes on between the slices.
const index = momentIndexOf(chronicle)
const seat = { kind: 'seat', seat: played.seats[0]! } as const
for (const audience of [{ kind: 'gm' }, { kind: 'table' }, seat] as const) {
  const began = performance.now()
  while (!index.readOn(audience, 1000)) continue
  report(`its entries read ahead for ${audience.kind}, in slices`, ms(performance.now() - began), 'told')
}
const whole = time(page, { runs: 20, warmUp: 3 })
report('a recap, 100,000 entries in one session', `median ${ms(whole.median)}, p95 ${ms(whole.p95)}`, '< 300 ms')
const theirs = time(() => recapPage(chronicle, null, seat), { runs: 20, warmUp: 3 })
report('the same for a seat', `median ${ms(theirs.median)}, p95 ${ms(theirs.p95)}`, '< 300 ms')

played.campaign({ type: 'begin-session' })
for (let acts = 0; acts < 400;) acts += turn(played)
const last = time(() => recapPage(chronicle, null, { kind: 'table' }), { runs: 50, warmUp: 5 })
report('a recap of the newest session of them', `median ${ms(last.median)}, p95 ${ms(last.p95)}`, '< 300 ms')
const luck = time(() => allSteps(eveningOf(chronicle, 1)), { runs: 20, warmUp: 3 })
report('its luck and points, in slices', `median ${ms(luck.median)}, p95 ${ms(luck.p95)}`, 'none')
if (Math.max(last.p95, whole.p95, theirs.p95) >= 300) throw new Error('a recap takes longer than 300 ms')

const replay = (session: number): unknown => new Replay(chronicle, rangeOfSession(chronicle, session)!, []).frame(false)
const started = time(() => replay(1), { runs: 30, warmUp: 3 })
report('a replay of the newest session begins', `median ${ms(started.median)}, p95 ${ms(started.p95)}`, '< 300 ms')
const long = time(() => replay(0), { runs: 10, warmUp: 1 })
report('a replay of 99,000 acts begins', `median ${ms(long.median)}, p95 ${ms(long.p95)}`, '< 300 ms')
if (Math.max(started.p95, long.p95) >= 300) throw new Error('a replay takes longer than 300 ms to begin')
