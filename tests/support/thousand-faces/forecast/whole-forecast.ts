import { type Forecast, type ForecastRequest, ForecastRun } from '#rules/thousand-faces/forecast/forecast'

/** A forecast in one go. */
export function forecast(request: ForecastRequest): Forecast {
  const run = new ForecastRun(request)
  run.fight(run.whole)
  return run.answer
}
