import { type ForecastRequest, ForecastRun } from '#rules/thousand-faces/forecast/forecast'
import type { ForecastMessage } from './forecast-messages'

// Plays the fights of one forecast away from the page, which goes on answering. Whoever has no more use for it ends it.

/** Fights between two words of how far it is: about a hundredth of a second. */
const stretch = 1000

self.addEventListener('message', (event: MessageEvent<ForecastRequest>) => {
  const run = new ForecastRun(event.data)
  while (run.done < run.whole) {
    run.fight(stretch)
    say({ says: 'progress', done: run.done, whole: run.whole })
  }
  say({ says: 'done', forecast: run.answer })
})

function say(message: ForecastMessage): void {
  self.postMessage(message)
}
