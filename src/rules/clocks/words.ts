import type { Audience } from '../core/audience'
import { line, lineForGm, type LogLine } from '../core/log-line'
import type { EventOf, RefusalOf } from '../core/model'
import { say } from '../core/refusal'
import type { Describers, Explainers } from '../core/slice'
import { counted } from '../core/text'
import type { clocksModel } from './model'
import { type ClockFace, durationWords } from './vocabulary'

type Event = EventOf<typeof clocksModel>

/** The log of the clocks (CL3, CL8). Each change of a clock has a line for the audiences that see the clock. */
export const describeClocks: Describers<Event> = {
  'clocks-added': ({ clocks }, audience) => {
    const names = clocks.filter(({ face }) => audience.kind === 'gm' || face !== 'mine').map(({ name }) => name)
    if (names.length === 0) return null
    return line('quiet', `${names.length === 1 ? 'New clock' : 'New clocks'}: ${names.join(', ')}`)
  },
  'clock-filled': ({ name, face, to, of }, audience) =>
    open(audience, face, of !== null && to === of ? 'grave' : 'plain', `${name}: ${fillWords(to, of)}`),
  'clock-started': ({ name, face }, audience) => open(audience, face, 'quiet', `${name}: running`),
  'clock-paused': ({ name, face }, audience) => open(audience, face, 'quiet', `${name}: stopped`),
  'clock-reset': ({ name, face }, audience) => open(audience, face, 'quiet', `${name}: from the beginning`),
  'clock-time-added': ({ name, face, by }, audience) =>
    open(audience, face, 'quiet', `${name}: ${durationWords(Math.abs(by))} ${by < 0 ? 'less' : 'more'}`),
  'clock-edited': ({ name, face, was }, audience) => {
    if (name !== was) return known(audience, face, `The clock ${was} is called ${name} now`)
    return lineForGm(audience, `${name}: note changed`)
  },
  'clock-shown': ({ name, face }, audience) => {
    if (face === 'mine') return lineForGm(audience, `${name}: only the GM sees this clock`)
    return line('quiet', face === 'shown' ? `Clock shown: ${name}` : `Clock covered: ${name}`)
  },
  'clock-removed': ({ name, face }, audience) => known(audience, face, `Clock removed: ${name}`),
  'clocks-stopped': ({ clocks }, audience) => lineForGm(audience, `${counted(clocks.length, 'clock')} stopped`),
  'clocks-resumed': ({ clocks }, audience) => lineForGm(audience, `${counted(clocks.length, 'clock')} running again`),
  'clocks-corrected': ({ by }, audience) =>
    lineForGm(
      audience,
      `The computer’s time was set ${durationWords(Math.abs(by))} ${by < 0 ? 'back' : 'forward'}; the clocks count on as before`
    )
}

/** “3 of 6”, or “now 3” for a clock without an end. */
export function fillWords(to: number, of: number | null): string {
  return of === null ? `now ${to}` : to === of ? `full, ${to} of ${of}` : `${to} of ${of}`
}

function open(audience: Audience, face: ClockFace, tone: LogLine['tone'], says: string): LogLine | null {
  return audience.kind === 'gm' || face === 'shown' ? line(tone, says) : null
}

function known(audience: Audience, face: ClockFace, says: string): LogLine | null {
  return audience.kind === 'gm' || face !== 'mine' ? line('quiet', says) : null
}

export const explainClocks: Explainers<RefusalOf<typeof clocksModel>> = {
  'nameless-clock': () => say('A clock needs a name', 'Type at least one letter'),
  'no-such-clock': () => say('That clock is not there any more', 'Undo, or make it again'),
  'too-many-clocks': ({ most }) =>
    say(`A campaign has ${most} clocks at most`, 'Remove one that is over first', 'clocks'),
  'clock-is-full': ({ name }) => say(`${name} is full`, 'Reset it, or take something away'),
  'clock-is-empty': ({ name }) => say(`${name} is at its beginning`, 'Nothing needs to be done'),
  'not-a-countdown': ({ name }) => say(`${name} does not count time`, 'Fill it by + and −'),
  'only-counts-down': ({ name }) => say(`Only time fills ${name}`, 'Start it, or give it more time or less'),
  'clock-runs': ({ name }) => say(`${name} runs already`, 'Stop it first', 'clocks'),
  'clock-stands': ({ name }) => say(`${name} does not run`, 'Start it first', 'clocks'),
  'time-is-up': ({ name }) => say(`The time of ${name} is up`, 'Reset it, or give it more time'),
  'no-clock-runs': () => say('No clock is there for that', 'Start a countdown first', 'clocks')
}
