import { assertNever } from '../core/assert-never'
import { line, type LogLine, type LogPart } from '../core/log-line'
import type { Actor } from '../core/seat'
import { isHit } from './dice'
import type { Event, OutlineEvent, StageEvent, WorldEvent } from './events'
import type { Phase } from './types'

const phaseNames: Readonly<Record<Phase, string>> = {
  prophecy: 'The Prophecy is received',
  characters: 'Characters are made',
  outline: 'The outline is written',
  story: 'The story is told'
}

/** A line for the log; everybody may read it, for nothing in a story is secret. */
export function describe(event: Event): LogLine | null {
  switch (event.type) {
    case 'phase-entered':
      return line('plain', phaseNames[event.phase])
    case 'options-set': {
      const { finale, sceneMinutes } = event.options
      return line('quiet', `Finale at ${finale}, ${sceneMinutes} minutes a scene`)
    }
    case 'moderator-named':
      return event.seat ? line('quiet', { seat: event.seat }, ' moderates') : line('quiet', 'Nobody moderates')
    default:
      return describeWorld(event)
  }
}

function describeWorld(event: WorldEvent | OutlineEvent | StageEvent): LogLine | null {
  switch (event.type) {
    case 'prophecy-written':
      return line(
        'plain',
        event.doom.title ? `The Prophecy is written: ${event.doom.title}` : 'The Prophecy is written'
      )
    case 'module-received':
      return line('plain', `The Prophecy is read out: ${event.doom.title}`)
    case 'object-added': {
      const { name, player } = event.object
      return player ? line('plain', ...playerOf(player), ` plays ${name}`) : line('quiet', `${name} joins the world`)
    }
    case 'object-renamed':
      return event.from === event.name ? null : line('quiet', `${event.from} is now ${event.name}`)
    case 'object-removed':
      return line('quiet', `${event.name} leaves the table`)
    case 'character-handed-over':
      return line('plain', ...playerOf(event.player), ` plays ${event.name} from here`)
    case 'aspect-attached':
      return line('quiet', `${event.name}: “${event.aspect.text}”`)
    case 'aspect-rewritten':
      return line('quiet', `${event.name}: “${event.from}” becomes “${event.aspect.text}”`)
    case 'aspect-detached':
      return line('quiet', `${event.name} is no longer “${event.text}”`)
    default:
      return describeOutline(event)
  }
}

function playerOf(player: Actor): readonly LogPart[] {
  return player.kind === 'gm' ? ['The Game Master'] : [{ seat: player.seat }]
}

function describeOutline(event: OutlineEvent | StageEvent): LogLine | null {
  switch (event.type) {
    case 'scene-sketched': {
      const { objective, difficulty, parent } = event.scene
      return line(
        'plain',
        `${parent === null ? 'The Finale' : 'A scene'} is sketched: “${objective}”, difficulty ${difficulty}`
      )
    }
    case 'scene-edited':
      return line('quiet', `“${event.objective}” is rewritten`)
    case 'scene-moved':
      return line('quiet', `“${event.objective}” leads to “${event.to}” now`)
    case 'scenes-cut': {
      const more = event.scenes.length - 1
      return line('quiet', `“${event.objective}” is cut${more > 0 ? `, and ${more} that led to it` : ''}`)
    }
    case 'object-brought':
      return line('quiet', `${event.name} enters the scene`)
    case 'object-taken-away':
      return line('quiet', `${event.name} leaves the scene`)
    case 'pair-matched':
      return line('plain', `“${event.texts[0]}” matches “${event.texts[1]}”`)
    case 'pair-unmatched':
      return line('quiet', `“${event.texts[0]}” and “${event.texts[1]}” are no pair`)
    default:
      return describeStage(event)
  }
}

function describeStage(event: StageEvent): LogLine | null {
  switch (event.type) {
    case 'scene-began':
      return line('plain', `“${event.objective}” begins`)
    case 'scene-put-back':
      return line('quiet', `“${event.objective}” is put back`)
    case 'check-began': {
      const { pairs, lent, difficulty } = event.check
      return line(
        'quiet',
        `${counted(pairs.length, 'pair')} and ${counted(lent, 'lent die', 'lent dice')} against ${difficulty}`
      )
    }
    case 'wave-rolled':
      return event.dice.length === 0 ? null : line('plain', waveInWords(event.wave, event.dice))
    case 'outcome-determined': {
      const { objective, hits, difficulty, outcome } = event
      const tone = outcome === 'success' ? 'good' : 'grave'
      return line(tone, `“${objective}”: ${counted(hits, 'hit')} against ${difficulty}, a ${outcome}`)
    }
    case 'outcome-corrected':
      return line('plain', `“${event.objective}” is put right: a ${event.outcome}`)
    case 'scene-told':
      return event.words === '' ? line('quiet', `“${event.objective}” is told`) : line('plain', event.words)
    case 'scene-ended':
      return line('quiet', `“${event.objective}” took ${minutes(event.took)}`)
    case 'clock-set':
      return line('quiet', `The clock is ${event.how}`)
    case 'question-asked':
      return event.words === '' ? null : line('plain', `The Moderator asks: ${event.words}`)
    default:
      return assertNever(event)
  }
}

function waveInWords(wave: number, dice: readonly number[]): string {
  const hits = counted(dice.filter(isHit).length, 'hit')
  return `${wave === 1 ? 'Rolled' : 'Sixes bring'} ${dice.join(', ')}: ${hits}`
}

function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}

function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
