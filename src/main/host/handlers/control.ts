import { ok } from '#rules/core/result'
import type { Answer } from '#shared/contract'
import type { ControlAct } from '#shared/control-acts'
import type { Caller } from '../dependencies'
import type { Handlers } from '../handler-context'

interface ControlledAct {
  /** The answer when it went well. */
  readonly says: string
  readonly run: (caller: Caller) => Promise<Answer<'pause'>>
}

type Used = Pick<Handlers, 'set-screen-mode' | 'test-overlay'>

/** Everything that the control link can do (CT2): one line for each act, done as the Game Master’s own buttons do it. */
export function controlHandlers(use: Used): Handlers<'control'> {
  const acts: Readonly<Record<ControlAct, ControlledAct>> = {
    live: {
      says: 'Live',
      run: by => use['set-screen-mode']({ ask: 'set-screen-mode', screens: 'all', mode: 'live' }, by)
    },
    freeze: {
      says: 'Frozen',
      run: by => use['set-screen-mode']({ ask: 'set-screen-mode', screens: 'all', mode: 'freeze' }, by)
    },
    blank: {
      says: 'Blank',
      run: by => use['set-screen-mode']({ ask: 'set-screen-mode', screens: 'all', mode: 'blank' }, by)
    },
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
