import type { LogPart } from '../core/log-line'
import { categoryNames } from './names'
import type { Scene } from './outline/model'
import { finaleOf, isTold } from './outline/scenes'
import type { State } from './state'
import { isPresent } from './table/presence'
import type { Phase } from './vocabulary'
import type { StoryObject } from './world/model'
import { isCharacter, missingCategories } from './world/view'

/** A missing part of the story, for the Moderator to mention. */
export interface Reminder {
  readonly phase: Phase
  readonly says: readonly LogPart[]
}

/** The missing parts of the story (PR37). They never stop the game. */
export function reminders(state: State): readonly Reminder[] {
  return [...ofProphecy(state), ...ofCharacters(state), ...ofOutline(state), ...ofStory(state)]
}

function ofProphecy({ doom }: State): readonly Reminder[] {
  return doom.catastrophe === '' ? [{ phase: 'prophecy', says: ['The Catastrophe is not written yet'] }] : []
}

function ofCharacters(state: State): readonly Reminder[] {
  const characters = state.objects.filter(isCharacter)
  if (characters.length === 0) return [{ phase: 'characters', says: ['There are no Characters yet'] }]
  return characters.flatMap((object): readonly Reminder[] => {
    const missing = missingCategories(object)
    const lacks =
      missing.length > 0
        ? [`${object.name} still needs: ${listed(missing.map(category => categoryNames[category]))}`]
        : []
    return [...lacks, ...brokenTies(object), ...withoutPlayer(state, object)].map(says => ({
      phase: 'characters',
      says: [says]
    }))
  })
}

function brokenTies({ name, aspects }: StoryObject): readonly string[] {
  const broken = aspects.filter(aspect => aspect.category === 'relationship' && aspect.about === null)
  return broken.map(aspect => `${name}: the relationship “${aspect.text}” is with nobody`)
}

function withoutPlayer(state: State, { name, player }: StoryObject): readonly string[] {
  const left = player?.kind === 'seat' && !isPresent(state, player.seat)
  return left ? [`${name}’s player has left: hand the Character over, or wait for them`] : []
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}

function ofOutline(state: State): readonly Reminder[] {
  if (!finaleOf(state)) return [{ phase: 'outline', says: ['There is no Finale yet'] }]
  return state.scenes
    .filter(scene => !isTold(scene) && scene.place === '' && scene.time === '')
    .map(scene => ({ phase: 'outline', says: [`“${scene.objective}” has no time or place`] }))
}

function ofStory({ scenes }: State): readonly Reminder[] {
  return scenes.flatMap((scene): readonly Reminder[] => {
    const says = unwritten(scene)
    return says ? [{ phase: 'story', says: [says] }] : []
  })
}

function unwritten(scene: Scene): string | null {
  if (!isTold(scene) || scene.story !== '') return null
  const how = scene.check?.outcome === 'success' ? 'how they did it' : 'what went wrong'
  return `“${scene.objective}”: ${how} is not written yet`
}
