import type { ThingId } from '#rules/book/vocabulary'
import type { CampaignCommand } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { Played } from './chronicle'
import { crowdOf } from './crowd'

/** What the Game Master alone knows, and no player's paper may hold. */
export const gmAlone = ['The ninth bell is a hull', 'Afraid of fire', 'The Bell-Eater', 'the left knee'] as const
/** What one player alone knows: the first. */
export const firstAlone = 'The Organist winks'

const moves = ['fury', 'goreography', 'good-cardio', 'weak-spot', 'mystic-breathwork']
const foe = { kind: 'guard', stamina: 8, power: 'd6', squares: 1 }

/** A table of so many with long names in the middle of a campaign: moves, things, answers, foes, secrets. */
export function paperCompany(count: number): Played {
  const played = crowdOf(count)
  const does = (...commands: readonly CampaignCommand[]): void => commands.forEach(command => played.campaign(command))
  played.act({ type: 'set-length', length: '9-hour' })
  played.act({ type: 'ask-question', question: 'What feels like home?' })
  const share = (name: string, sentence: string, knownTo: 'table' | readonly SeatId[]): void => {
    const thing = `t${played.campaign({ type: 'add-thing', kind: 'person', name, sentence }).id}` as ThingId
    played.campaign({ type: 'share-thing', thing, knownTo })
  }
  for (const [at, seat] of played.seats.entries()) {
    for (const move of moves.slice(0, 3 + (at % 3)))
      played.act({ type: 'correct-move', seat, move, level: 'g1', face: 'up', tokens: 0, reason: 'paper' })
    played.act({
      type: 'gain-item',
      seat,
      item: { sort: 'card', card: 'sword', name: `The blade of the ${at + 1}. tide` }
    })
    played.act({
      type: 'answer-question',
      seat,
      question: 'What feels like home?',
      answer: `Warm bread on the chapel step, said the ${at + 1}.`
    })
  }
  played.act({ type: 'add-foes', ...foe, name: 'Tide Warden', count: 3, note: '' })
  played.act({
    type: 'add-foes',
    ...foe,
    name: gmAlone[2],
    kind: 'monster',
    stamina: 15,
    power: 'd10',
    count: 1,
    note: `hates ${gmAlone[3]}`
  })
  does({ type: 'begin-session' }, { type: 'add-thing', kind: 'secret', name: gmAlone[0], sentence: gmAlone[1] })
  share('Yogran', 'the rat set up the guard', 'table')
  if (played.seats[0]) share(firstAlone, 'when nobody plays', [played.seats[0]])
  return played
}

/** The same table after a session with more moments than a recap can contain. */
export function longEvening(count: number): Played {
  const played = paperCompany(count)
  for (let line = 1; line <= 14; line++)
    played.campaign({
      type: 'note-down',
      text: `The ${line}. bell rang over the drowned quarter, and somebody who had promised to stay asleep sat up and asked what the hour was.`,
      knownTo: 'table'
    })
  for (const seat of played.seats) {
    played.act({ type: 'gain-xp', seat, amount: 2, reason: 'a long night' })
    played.act({ type: 'take-harm', seat, reason: 'the tide' })
  }
  return played
}
