// oxlint-disable-next-line import/default -- the bundler makes it: the address of the built worker
import address from './forecast.worker?worker&url'

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
export function startForecastWorker(): Worker {
  return new Worker(trusted?.createScriptURL(address) ?? address, { type: 'module' })
}
