import { onScopeDispose, ref, type Ref, shallowRef } from 'vue'
import type { Forecast, ForecastRequest } from '#rules/thousand-faces/forecast/forecast'
import type { ForecastMessage } from './forecast-messages'
// oxlint-disable-next-line import/default -- the bundler makes it: the address of the built worker
import address from './forecast.worker?worker&url'

/** How far a forecast is: `share` 0–1 of its fights. */
type ForecastState =
  | { readonly is: 'idle' }
  | { readonly is: 'busy'; readonly share: number }
  | { readonly is: 'done' }
  | { readonly is: 'cancelled'; readonly share: number }
  | { readonly is: 'failed' }

export interface RunningForecast {
  readonly state: Ref<ForecastState>
  /** The newest answer: first the fight as it is, then the effect of changes. It stays while the next one is computed. */
  readonly answer: Ref<Forecast | null>
  run(request: ForecastRequest): void
  cancel(): void
}

/** What one worker reports, to each function that still listens. */
interface Listener {
  /** @param forecast the answers so far, where there are more than before */
  progress(share: number, forecast?: Forecast): void
  done(forecast: Forecast): void
  failed(): void
}

/** Plays one forecast at a time in a worker. A new forecast ends the one before; so does the end of the component. */
export function useForecast(start: () => Worker = startForecastWorker): RunningForecast {
  const state = ref<ForecastState>({ is: 'idle' })
  const answer = shallowRef<Forecast | null>(null)
  let end = (): void => {}

  function run(request: ForecastRequest): void {
    end()
    state.value = { is: 'busy', share: 0 }
    end = play(start, request, {
      progress(share, forecast) {
        state.value = { is: 'busy', share }
        if (forecast) answer.value = forecast
      },
      done(forecast) {
        answer.value = forecast
        state.value = { is: 'done' }
      },
      failed: () => (state.value = { is: 'failed' })
    })
  }

  function cancel(): void {
    if (state.value.is !== 'busy') return
    end()
    state.value = { is: 'cancelled', share: state.value.share }
  }

  onScopeDispose(() => end())
  return { state, answer, run, cancel }
}

/** @returns a function that ends it; after that no message comes */
function play(start: () => Worker, request: ForecastRequest, listener: Listener): () => void {
  let worker: Worker | null = null
  const end = (): void => {
    worker?.terminate()
    worker = null
  }
  const fail = (): void => {
    if (worker) listener.failed()
    end()
  }
  try {
    worker = start()
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<ForecastMessage>) => {
      if (!worker) return
      if (data.says === 'progress') return listener.progress(data.done / data.whole, data.forecast)
      listener.done(data.forecast)
      end()
    })
    worker.postMessage(request)
  } catch {
    end()
    listener.failed()
  }
  return end
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** The pages' policy lets a worker be started from our own files alone, by a policy of this name (docs/security.md). */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const trusted = trustedTypes?.createPolicy('forecast-worker', {
  createScriptURL(url) {
    if (url !== address) throw new TypeError('not the worker of the forecast')
    return url
  }
})

/** Starts the worker that plays forecasts. */
function startForecastWorker(): Worker {
  return new Worker(trusted?.createScriptURL(address) ?? address, { type: 'module' })
}
