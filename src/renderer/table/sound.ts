import type { InjectionKey } from 'vue'

/** The sounds of the table screen. Silent in the dashboard's preview, and until the GM turns sounds on. */
export interface TableSound {
  /** Cards turn over one after another: the first after `waitMs`, the next each `stepMs` later. */
  turnCards(count: number, waitMs: number, stepMs: number): void
  /** A countdown is at zero: one soft note. */
  chime(): void
  /** Releases the sound device. */
  close(): void
}

export const tableSound: InjectionKey<TableSound> = Symbol('table sound')

/** A card on wood: a short noise that grows duller, made here so that no recording is needed. */
export function cardSound(isOn: () => boolean): TableSound {
  let context: AudioContext | null = null
  return {
    chime() {
      if (!isOn()) return
      context ??= new AudioContext()
      if (context.state !== 'running') return void context.resume()
      ring(context, context.currentTime)
    },
    turnCards(count, waitMs, stepMs) {
      if (!isOn() || count === 0) return
      context ??= new AudioContext()
      // A browser that requires a gesture first stays silent: a late sound would be worse than none.
      if (context.state !== 'running') return void context.resume()
      for (let card = 0; card < count; card++) turn(context, context.currentTime + (waitMs + stepMs * card) / 1000)
    },
    close() {
      void context?.close()
      context = null
    }
  }
}

/** A low note that fades: it frightens no listener. */
function ring(context: AudioContext, at: number): void {
  const note = new OscillatorNode(context, { type: 'sine', frequency: 392 })
  const loudness = new GainNode(context, { gain: 0 })
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(0.18, at + 0.05)
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 1.8)
  note.connect(loudness).connect(context.destination)
  note.start(at)
  note.stop(at + 1.9)
}

const soundSeconds = 0.09

function turn(context: AudioContext, at: number): void {
  const source = new AudioBufferSourceNode(context, { buffer: rustle(context) })
  const dull = new BiquadFilterNode(context, { type: 'bandpass', frequency: 2600, Q: 0.7 })
  dull.frequency.setValueAtTime(2600, at)
  dull.frequency.exponentialRampToValueAtTime(700, at + soundSeconds)
  const quiet = new GainNode(context, { gain: 0.22 })
  source.connect(dull).connect(quiet).connect(context.destination)
  source.start(at)
}

/** Noise that fades. It does not use the luck of the game: a listener cannot hear which card it was. */
function rustle(context: AudioContext): AudioBuffer {
  const length = Math.round(context.sampleRate * soundSeconds)
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate })
  const wave = buffer.getChannelData(0)
  let noise = 22222
  for (let index = 0; index < length; index++) {
    noise = (noise * 16807) % 2147483647
    wave[index] = ((noise / 2147483647) * 2 - 1) * (1 - index / length) ** 2.4
  }
  return buffer
}
