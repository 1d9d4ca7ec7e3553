import { oneOf, type OpenQuestion } from '../../core/question'
import { say } from '../../core/refusal'
import type { Command } from '../state'
import type { GmView } from '../view'
import { whyAllyBusy } from './steps'
import { idOf } from '../question-kinds'

/** J12: what each ally does in this turn of the spotlight. The die of an ally is part of a blow. */
export function allyQuestions({ allies, foes }: GmView): readonly OpenQuestion<Command, null>[] {
  const untied = foes.filter(({ subdued, tiedBy }) => !subdued && tiedBy === null)
  const noFoe = { blocked: say('No foe stands that is free', 'Add a foe first', 'foes') }
  return allies.map(({ id: ally, name, deed }) => {
    const busy = deed === null ? {} : { blocked: whyAllyBusy(name) }
    return {
      question: {
        id: idOf(`ally-${ally}`),
        seat: null,
        decides: 'gm',
        title: name,
        asks: [`What does ${name} do in this turn? To add a die, choose the ally in a hit.`],
        rule: 'J12',
        fields: [
          {
            kind: 'one',
            key: 'does',
            label: ['What the ally does'],
            choices: [
              { key: 'reveal', title: ['Reveals something'], ...busy },
              { key: 'tie-up', title: ['Ties up a foe'], ...(untied.length === 0 ? noFoe : {}), ...busy },
              { key: 'leave', title: ['Leaves the party'] }
            ],
            chosen: null
          },
          {
            kind: 'one',
            key: 'foe',
            label: ['Which foe'],
            when: { field: 'does', is: ['tie-up'] },
            choices: untied.map(foe => ({ key: String(foe.id), title: [foe.name] })),
            chosen: untied.length === 1 ? String(untied[0]?.id) : null
          }
        ],
        commit: 'Do it',
        commitsBy: 'does'
      },
      command: answers => {
        const does = oneOf(answers, 'does')
        if (does === 'leave') return { type: 'dismiss-ally', ally }
        return does === 'tie-up'
          ? { type: 'send-ally', ally, deed: 'tie-up', foe: Number(oneOf(answers, 'foe')) }
          : { type: 'send-ally', ally, deed: 'reveal', foe: null }
      }
    }
  })
}
