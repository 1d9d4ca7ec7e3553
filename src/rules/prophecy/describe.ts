import { assertNever } from '../core/assert-never'
import { line, type LogLine, type LogPart } from '../core/log-line'
import type { Actor } from '../core/seat'
import { isHit } from './dice'
import type { Event, OutlineEvent, StageEvent, WorldEvent } from './events'
import { counted } from './names'
import type { Phase } from './types'

const phaseNames: Readonly<Record<Phase, string>> = {
  prophecy: 'Now: receive the Prophecy',
  characters: 'Now: create Characters',
  outline: 'Now: write the outline',
  story: 'Now: tell the story'
}

/** A line for the log; everybody may read it, for nothing in a story is secret. */
export function describe(event: Event): LogLine | null {
  switch (event.type) {
    case 'phase-entered':
      return line('plain', phaseNames[event.phase])
    case 'options-set': {
      const { finale, sceneMinutes, relationship } = event.options
      return line(
        'quiet',
        `Options: Finale’s difficulty ${finale}, ${sceneMinutes} minutes per scene, relationships with ${relationship === 'anyone' ? 'any person' : 'other Characters'}`
      )
    }
    case 'moderator-named':
      return event.seat
        ? line('quiet', { seat: event.seat }, ' is the Moderator')
        : line('quiet', 'Nobody is the Moderator')
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
      return player ? line('plain', ...playerOf(player), ` plays ${name}`) : line('quiet', `New card: ${name}`)
    }
    case 'object-renamed':
      return line(
        'quiet',
        event.from === event.name ? `${event.name} is a ${event.kind}` : `${event.from} is now called ${event.name}`
      )
    case 'object-removed':
      return line('quiet', `${event.name} is removed`)
    case 'character-handed-over':
      return line('plain', ...playerOf(event.player), ` plays ${event.name} from now on`)
    case 'aspect-attached':
      return line('quiet', `${event.name}, new Aspect: “${event.aspect.text}”`)
    case 'aspect-rewritten':
      return line('quiet', `${event.name}: “${event.from}” becomes “${event.aspect.text}”`)
    case 'aspect-detached':
      return line('quiet', `${event.name} loses the Aspect “${event.text}”`)
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
      return line('plain', `${parent === null ? 'The Finale' : 'New scene'}: “${objective}”, difficulty ${difficulty}`)
    }
    case 'scene-edited':
      return line('quiet', `Scene “${event.objective}” is edited`)
    case 'scene-moved':
      return line('quiet', `“${event.objective}” now leads to “${event.to}”`)
    case 'scenes-cut': {
      const more = event.scenes.length - 1
      return line(
        'quiet',
        `“${event.objective}” is removed${more > 0 ? `, with ${counted(more, 'scene')} leading to it` : ''}`
      )
    }
    case 'object-brought':
      return line('quiet', `${event.name} enters the scene`)
    case 'object-taken-away':
      return line('quiet', `${event.name} leaves the scene`)
    case 'pair-matched':
      return line('plain', `“${event.texts[0]}” matches “${event.texts[1]}”`)
    case 'pair-unmatched':
      return line('quiet', `“${event.texts[0]}” and “${event.texts[1]}” are no longer a pair`)
    default:
      return describeStage(event)
  }
}

function describeStage(event: StageEvent): LogLine | null {
  switch (event.type) {
    case 'scene-began':
      return line('plain', `“${event.objective}” begins`)
    case 'scene-put-back':
      return line('quiet', `“${event.objective}” is cancelled; it can be performed later`)
    case 'check-began': {
      const { pairs, lent, difficulty } = event.check
      return line('quiet', poolInWords(pairs.length, lent, difficulty))
    }
    case 'wave-rolled':
      return event.dice.length === 0 ? null : line('plain', waveInWords(event.wave, event.dice))
    case 'outcome-determined': {
      const { objective, hits, difficulty, outcome } = event
      const tone = outcome === 'success' ? 'good' : 'grave'
      return line(tone, `“${objective}”: ${counted(hits, 'hit')} against difficulty ${difficulty}, a ${outcome}`)
    }
    case 'outcome-corrected':
      return line('plain', `Corrected: “${event.objective}” is a ${event.outcome}`)
    case 'scene-told':
      return event.words === ''
        ? line('quiet', `The notes on “${event.objective}” are changed`)
        : line('plain', event.words)
    case 'scene-ended':
      return line('quiet', `“${event.objective}” took ${minutes(event.took)}`)
    case 'clock-set':
      return line('quiet', `The scene clock is ${event.how}`)
    case 'question-asked':
      return event.words === '' ? null : line('plain', `The Moderator asks: ${event.words}`)
    default:
      return assertNever(event)
  }
}

/** "3 dice (2 pairs, 1 lent) against difficulty 3". */
function poolInWords(pairs: number, lent: number, difficulty: number): string {
  const from = [pairs > 0 ? counted(pairs, 'pair') : '', lent > 0 ? `${lent} lent` : ''].filter(Boolean).join(', ')
  return `${counted(pairs + lent, 'die', 'dice')}${from && ` (${from})`} against difficulty ${difficulty}`
}

function waveInWords(wave: number, dice: readonly number[]): string {
  const hits = counted(dice.filter(isHit).length, 'hit')
  return `${wave === 1 ? 'Rolled' : 'Sixes add'} ${dice.join(', ')}: ${hits}`
}

function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
