import { ok } from '#rules/core/result'
import { gm } from '#rules/core/seat'
import type { Answer } from '#shared/contract'
import type { ControlAct } from '#shared/control-acts'
import type { ScreenMode } from '#shared/preferences'
import type { Caller } from '../dependencies'
import type { HandlerContext, Handlers } from '../handler-context'
import { play } from '../play'

interface ControlledAct {
  /** The answer when it went well. */
  readonly says: string
  readonly run: (caller: Caller) => Promise<Answer<'pause'>>
}

type Used = Pick<Handlers, 'set-screen-mode' | 'test-overlay'>

/** Everything that the control link can do (CT2): one line for each act, done as the Game Master’s own buttons do it. */
export function controlHandlers(context: HandlerContext, use: Used): Handlers<'control'> {
  const mode = (to: ScreenMode) => (by: Caller) =>
    use['set-screen-mode']({ ask: 'set-screen-mode', screens: 'all', mode: to }, by)
  const campaign = (command: object) => () =>
    context.queue.run(() =>
      play(context, { kind: 'act', board: null, command }, { revision: null, actor: gm, campaign: null })
    )

  const acts: Readonly<Record<ControlAct, ControlledAct>> = {
    'show-next': { says: 'Shown', run: campaign({ type: 'show-prepared' }) },
    'take-away': { says: 'Taken away', run: campaign({ type: 'take-away', from: 'everywhere' }) },
    live: { says: 'Live', run: mode('live') },
    freeze: { says: 'Frozen', run: mode('freeze') },
    blank: { says: 'Blank', run: mode('blank') },
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
