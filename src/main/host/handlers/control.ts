import { isRunning, isUp } from '#rules/clocks/measure'
import type { CampaignClock, ClockCommand } from '#rules/clocks/model'
import { ok } from '#rules/core/result'
import { gm } from '#rules/core/seat'
import type { Answer } from '#shared/contract'
import type { ControlAct } from '#shared/control-acts'
import type { ScreenMode } from '#shared/screens'
import type { Problem } from '#shared/problem'
import { deny, type HandlerContext, type Handlers } from '../handler-context'
import type { Caller } from '../dependencies'
import { play } from '../play'

interface ControlledAct {
  /** The answer after success. */
  readonly says: string
  readonly run: (caller: Caller) => Promise<Answer<'pause'>>
}

type UsedHandlers = Pick<Handlers, 'set-screen-mode' | 'test-overlay'>

/** The acts of the control link (CT2): one line for each, carried out like the Game Master's own buttons. */
export function controlHandlers(context: HandlerContext, use: UsedHandlers): Handlers<'control'> {
  const mode = (to: ScreenMode) => (by: Caller) =>
    use['set-screen-mode']({ ask: 'set-screen-mode', screens: 'all', mode: to }, by)
  const inTurn = (make: () => object | null) => () =>
    context.queue.run(() => {
      const command = make()
      if (!command) return deny(context.state.campaign ? noClock : { kind: 'no-campaign' })
      return play(context, { kind: 'act', board: null, command }, { revision: null, actor: gm, campaign: null })
    })
  const campaign = (command: object) => inTurn(() => command)
  const now = () => context.dependencies.clock.now()
  const clocks = () => context.state.campaign?.chronicle.campaign.clocks.clocks ?? []

  const acts: Readonly<Record<ControlAct, ControlledAct>> = {
    'show-next': { says: 'Shown', run: campaign({ type: 'show-prepared' }) },
    'take-away': { says: 'Taken away', run: campaign({ type: 'take-away', from: 'everywhere' }) },
    live: { says: 'Live', run: mode('live') },
    freeze: { says: 'Frozen', run: mode('freeze') },
    blank: { says: 'Blank', run: mode('blank') },
    mark: { says: 'Marked', run: inTurn(() => ({ type: 'set-mark', kind: 'moment', text: '', at: now() })) },
    clock: { says: 'The newest clock has moved', run: inTurn(() => moveOfNewest(clocks(), now())) },
    'test-flip': { says: 'Test shown', run: by => use['test-overlay']({ ask: 'test-overlay', layout: null }, by) }
  }
  return {
    control: async ({ act }, caller) => {
      const { says, run } = acts[act]
      const done = await run(caller)
      return done.ok ? ok({ says }) : done
    }
  }
}

const noClock: Problem = {
  kind: 'not-allowed',
  message: 'No clock is shown to the players',
  remedy: 'Show one first',
  opens: 'clocks'
}

/**
 * The move of the newest clock that players see in full (CT6). A countdown starts or stops, any other clock fills by one.
 */
function moveOfNewest(clocks: readonly CampaignClock[], at: number): ClockCommand | null {
  const newest = clocks.findLast(({ face }) => face === 'shown')
  if (!newest) return null
  const { id: clock, measure } = newest
  if (measure.kind !== 'countdown') return { type: 'fill-clock', clock, by: 1 }
  const goesOn = isRunning(measure) && !isUp(measure, at)
  return { type: goesOn ? 'pause-clock' : 'start-clock', clock, at }
}
