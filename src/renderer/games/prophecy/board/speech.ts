import { counted } from '#rules/core/text'
import { calledSentences } from '@/features/calls/call-kinds'
import { nameIn } from '@/ui/seat-names'
import type { BoardOf, Speech } from '@/games/game'
import { outcomeWords, percent, phaseWords, rankWords } from './words'

/** What the keys that speak say of a story (SK1). */
export const speech: Speech<BoardOf<'gm', 'prophecy'>> = ({ view }, { seats }) => {
  const scene = view.scenes.find(({ id }) => id === view.onStage)
  const done = view.scenes.filter(({ outcome }) => outcome !== null)
  const last = scene?.check?.outcome ? scene : done.at(-1)
  const ready = view.scenes.filter(({ standing }) => standing === 'ready')
  const called = scene ? `${rankWords(scene.depth)}: ${scene.objective}` : 'No scene is on stage'
  const waits = view.question
    ? [view.question]
    : scene?.check?.due
      ? [`${counted(scene.check.due, 'die', 'dice')} to roll`]
      : ready.map(({ objective }) => `Ready: ${objective}`)
  const waiting = [...calledSentences(view, seats), ...waits]
  return {
    last: [last?.outcome ? `${outcomeWords[last.outcome]}: ${last.objective}` : 'No dice have fallen yet'],
    turn: [called, view.moderator ? `${nameIn(seats, view.moderator)} moderates` : 'Nobody moderates'],
    story: [
      view.ending ? `The Finale: ${outcomeWords[view.ending]}` : phaseWords[view.phase],
      `${done.length} of ${counted(view.scenes.length, 'scene')} told`
    ],
    waiting: waiting.length > 0 ? waiting : ['Nothing waits'],
    seat: scene
      ? [`${counted(scene.pool, 'die', 'dice')} against ${scene.difficulty}`, `${scene.lent} of them lent`]
      : ['No scene is on stage'],
    odds: scene ? [`Success: ${percent(scene.check?.chance ?? scene.chance)}`] : ['No scene is on stage']
  }
}
