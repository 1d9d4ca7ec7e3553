import '@/dashboard/forbid-compiling'
import { type ForecastRequest, ForecastRun } from '#rules/thousand-faces/forecast/forecast'
import type { ForecastMessage } from './forecast-messages'

// Plays the fights of one forecast outside the page, so that the page still answers. Its user ends it after use.

/** Fights between two messages: about a thirtieth of a second. */
const stretch = 10

self.addEventListener('message', ({ data }: MessageEvent<ForecastRequest>) => {
  const run = new ForecastRun(data)
  while (run.done < run.whole) {
    run.fight(Math.min(stretch, data.fights - (run.done % data.fights)))
    const forecast = run.done % data.fights === 0 ? run.answer : null
    if (forecast && run.done === run.whole) say({ says: 'done', forecast })
    else say({ says: 'progress', done: run.done, whole: run.whole, ...(forecast && { forecast }) })
  }
})

function say(message: ForecastMessage): void {
  self.postMessage(message)
}
