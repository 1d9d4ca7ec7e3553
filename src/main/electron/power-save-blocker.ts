import { powerSaveBlocker } from 'electron'

/** Keeps the displays awake while the table is live, because the laptop is often untouched during a scene. */
export class DisplaySleepBlocker {
  #blocker: number | null = null

  set(awake: 'awake' | 'as-usual'): void {
    if (awake === 'awake' && this.#blocker === null) this.#blocker = powerSaveBlocker.start('prevent-display-sleep')
    if (awake === 'as-usual' && this.#blocker !== null) {
      powerSaveBlocker.stop(this.#blocker)
      this.#blocker = null
    }
  }
}
