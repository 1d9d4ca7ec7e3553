import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gm } from '#rules/core/seat'
import type { State } from '#rules/prophecy/state'
import { at, board, type Board, calling } from './company'

const train = join(import.meta.dirname, '..', '..', '..', 'resources', 'modules', 'last-train-from-vellin.json')

function stateOf(story: Board): State {
  return story.played.chronicle.campaign.boards.at(-1)?.state as State
}

function received(count?: number): Board {
  const module: unknown = JSON.parse(readFileSync(train, 'utf8'))
  return board('prophecy', 'The last season', count).act(gm, { type: 'receive-module', module })
}

/** A scene that has been on stage for five minutes. */
const begins = Date.now() - 5 * 60_000

const categories = ['occupation', 'characteristic', 'psychology', 'relationship', 'affiliation'] as const
const notes = [
  'Physician to a spa that nobody leaves well',
  'Steady hands',
  'Cannot bear to be thanked for anything at all',
  'Keeps her secret',
  'The Order of the Lamp'
] as const

function peopled(count?: number): Board {
  const story = received(count)
  story.act(gm, { type: 'go-to', phase: 'characters' })
  for (const seat of story.seats) {
    const name = story.played.chronicle.campaign.seats.find(one => one.id === seat)?.character ?? ''
    story.act(at(seat), { type: 'add-object', name, kind: 'person', player: at(seat) })
  }
  const characters = stateOf(story).objects.filter(object => object.player !== null)
  characters.forEach((object, nth) =>
    categories.slice(0, 5 - (nth % 3)).forEach((category, n) => {
      const about = category === 'relationship' ? characters[(nth + 1) % characters.length]?.id : null
      // A single Character has no other Character for a relationship.
      if (about === object.id) return
      story.act(gm, { type: 'attach', object: object.id, text: notes[n] ?? '', category, about: about ?? null })
    })
  )
  return story
}

/** Objective and the place of what it leads to; the Finale first. */
const outline = [
  ['Stop the last train before it reaches the meadow', null],
  ['Win over the stationmaster', 0],
  ['Find the torn page', 0],
  ['Steal the station book from under the lamp of the Order', 1],
  ['Free Madame Ilves', 1],
  ['Learn the name of the meadow', 2],
  ['Bribe the night porter', 3],
  ['Go down into the baths', 5]
] as const

function outlined(count?: number): Board {
  const story = peopled(count).act(gm, { type: 'go-to', phase: 'outline' })
  for (const [objective, parent] of outline) {
    const scenes = stateOf(story).scenes
    story.act(gm, { type: 'sketch', parent: parent === null ? null : scenes[parent]?.id, objective })
  }
  const bribe = stateOf(story).scenes[6]?.id
  const { objects } = stateOf(story)
  const [master] = objects.filter(object => object.player === null && object.aspects.length > 1)
  const own = objects.find(object => object.player !== null)?.aspects ?? []
  story.act(
    gm,
    {
      type: 'edit-scene',
      scene: bribe,
      objective: outline[6][0],
      time: 'Long after midnight',
      place: 'The porter’s lodge'
    },
    { type: 'bring', scene: bribe, object: master?.id },
    ...(master?.aspects ?? []).slice(0, 2).map((aspect, n) => ({
      type: 'match',
      scene: bribe,
      character: own[n]?.id,
      environment: aspect.id
    }))
  )
  return story
}

function performed(story: Board, nth: number): Board {
  const scene = stateOf(story).scenes[nth]?.id
  return story.act(gm, { type: 'perform', scene, at: begins })
}

function rolled(story: Board): Board {
  const falls = (): boolean => {
    const { scenes, onStage } = stateOf(story)
    return !scenes.find(scene => scene.id === onStage)?.check?.outcome
  }
  for (let wave = 0; wave < 40 && falls(); wave++) story.act(gm, { type: 'roll', dice: null })
  return story
}

function told(): Board {
  const story = outlined().act(gm, { type: 'go-to', phase: 'story' })
  for (const nth of [6, 7, 4, 3, 5, 2, 1, 0]) {
    const scene = stateOf(story).scenes[nth]?.id
    rolled(performed(story, nth)).act(
      gm,
      {
        type: 'tell',
        scene,
        exploited: [],
        words: 'The porter took the money, wept, and opened every door in the house.'
      },
      { type: 'end-scene', at: begins + 400_000 }
    )
  }
  return story
}

/** All players are called to roll. */
function calledToRoll(): Board {
  const story = performed(outlined().act(gm, { type: 'go-to', phase: 'story' }), 6)
  story.act(gm, { type: 'call-player', seats: story.seats, what: 'roll', why: palm })
  return { ...story, called: 1 }
}

const palm = 'The porter holds out his hand, palm up'

/** The check of a scene is over, and its outcome is not told yet. */
function fallen(): Board {
  return rolled(performed(outlined().act(gm, { type: 'go-to', phase: 'story' }), 6))
}

/** A scene is played, by the characters of so many players. */
export function onStage(count?: number): Board {
  return performed(outlined(count).act(gm, { type: 'go-to', phase: 'story' }), 6).act(gm, {
    type: 'ask',
    words: 'What does the porter smell of, and why does it make you think of home?'
  })
}

/** A Prophecy at the moments that its screens look different. */
export const prophecyMoments = {
  'prophecy: nothing written': () => board('prophecy', 'The last season'),
  'prophecy: received': () => received(),
  'prophecy: seven characters': () => peopled(),
  'prophecy: the outline': () => outlined(),
  'prophecy: on stage': () => onStage(),
  'prophecy: a player is called to roll': calledToRoll,
  'prophecy: a player is called to match': () => {
    const story = performed(outlined().act(gm, { type: 'go-to', phase: 'story' }), 6)
    return calling(story, 1, 'match', palm)
  },
  'prophecy: the dice have fallen': fallen,
  'prophecy: the Finale is told': told
}
