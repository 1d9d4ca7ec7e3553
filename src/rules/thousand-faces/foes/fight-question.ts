import { type Choice, type Obstacle, oneOf, type OpenQuestion } from '../../core/question'
import { say } from '../../core/refusal'
import { counted } from '../../core/text'
import type { Command } from '../state'
import type { GmView } from '../view'
import { combatFormats } from './kinds'

/** U9, U8: how the fight is run, and its end, which removes all foes. Neither is proposed. */
export function fightQuestion({ format, foes }: GmView): OpenQuestion<Command, null> {
  const now = combatFormats.find(({ id }) => id === format)
  const present = { blocked: say('The fight is run like this', 'Choose another way') }
  const ways = combatFormats.map(({ id, name, how }): Choice => ({
    key: id,
    title: [name],
    lines: [[how]],
    ...(id === format ? present : {})
  }))
  const none: Choice = {
    key: 'none',
    title: ['No fixed way'],
    lines: [['No reminder of turns']],
    ...(now ? {} : present)
  }
  return {
    question: {
      id: 'fight',
      seat: null,
      decides: 'gm',
      title: now?.name ?? 'How is the fight run?',
      asks: ['How is the fight run?'],
      rule: 'U9',
      fields: [{ kind: 'one', key: 'way', label: ['The fight'], choices: [...ways, none, over(foes)], chosen: null }],
      commit: 'Run it like this',
      commitsBy: 'way',
      notes: [['Rounds are counted by the way that is chosen.']]
    },
    command: answers => {
      const way = oneOf(answers, 'way')
      if (way === 'over') return { type: 'clear-foes' }
      return { type: 'set-format', format: combatFormats.find(({ id }) => id === way)?.id ?? null }
    }
  }
}

function over(foes: GmView['foes']): Choice {
  const standing = foes.filter(({ subdued }) => !subdued).length
  return {
    key: 'over',
    title: ['The fight is over: clear all foes'],
    commits: ['Clear all foes'],
    ...(foes.length === 0 ? { blocked: noFoes } : { grave: removed(foes.length, standing) })
  }
}

const noFoes: Obstacle = say('There are no foes', 'Build an encounter first', 'foes')

function removed(all: number, standing: number): string {
  return `${counted(all, 'foe')} will be gone${standing > 0 ? `, ${standing} still standing` : ''}`
}
