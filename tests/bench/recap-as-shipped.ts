import { eveningOf } from '#rules/campaign/evening'
import { recapPage } from '#rules/campaign/recap'
import { allSteps } from '#rules/core/steps'
import { ms, report, time } from './measure'
import { playedFor, turn } from './long-campaign'

// A campaign of 100,000 entries in which nobody ever began a session, so that all of them are one recap; then one of a usual session.

const played = playedFor(99_000)
const { chronicle } = played
const whole = time(() => recapPage(chronicle, null, { kind: 'table' }), { runs: 20, warmUp: 3 })
report('a recap, 100,000 entries in one session', `median ${ms(whole.median)}, p95 ${ms(whole.p95)}`, 'none')

played.campaign({ type: 'begin-session' })
for (let acts = 0; acts < 400;) acts += turn(played)
const last = time(() => recapPage(chronicle, null, { kind: 'table' }), { runs: 50, warmUp: 5 })
report('a recap of the newest session of them', `median ${ms(last.median)}, p95 ${ms(last.p95)}`, '< 300 ms')
const luck = time(() => allSteps(eveningOf(chronicle, 1)), { runs: 20, warmUp: 3 })
report('its luck and points, in slices', `median ${ms(luck.median)}, p95 ${ms(luck.p95)}`, 'none')
if (last.p95 >= 300) throw new Error('a recap takes longer than 300 ms')
