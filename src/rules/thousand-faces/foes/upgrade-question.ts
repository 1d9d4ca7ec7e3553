import { type Field, oneOf, type OpenQuestion, textOf } from '../../core/question'
import { shadowUses } from '../economy/prices'
import type { Command } from '../state'
import { longestText } from '../vocabulary'
import type { GmView } from '../view'
import type { FoeView } from './view'

/** Characters of a trait. */
const longestTrait = 120

/** The id of the question what Shadow makes of that foe: "upgrade-3". */
export function upgradeKind(foe: number): string {
  return `upgrade-${foe}`
}

/** Z2: what Shadow makes of each foe. Circled points are paid first; the sheet of Shadow pays with free points alone. */
export function upgradeQuestions({ foes, shadow }: GmView): readonly OpenQuestion<Command, null>[] {
  return foes
    .filter(({ subdued }) => !subdued)
    .map(foe => ({
      question: {
        id: upgradeKind(foe.id),
        seat: null,
        decides: 'gm',
        title: 'Shadow',
        asks: [`What does Shadow make of ${foe.name}? ${shadow.free} free, ${shadow.circled} circled.`],
        rule: 'Z2',
        fields: [
          { kind: 'one', key: 'use', label: ['The upgrade'], choices: choicesOf(foe), chosen: null },
          traitField(foe)
        ],
        commit: 'Buy it',
        commitsBy: 'use'
      },
      command: answers => ({
        type: 'upgrade-foe',
        foe: foe.id,
        use: foe.upgrades.find(({ use }) => use === oneOf(answers, 'use'))?.use ?? 'foe-square',
        from: 'circled',
        note: textOf(answers, 'trait')
      })
    }))
}

/** The words join the foe's note, which has a limit. */
function traitField({ note }: FoeView): Field {
  return {
    kind: 'text',
    key: 'trait',
    label: ['The special attack or immunity'],
    hint: 'Passes through walls',
    when: { field: 'use', is: ['monster-special'] },
    most: Math.max(1, Math.min(longestTrait, longestText - note.length - 2))
  }
}

function choicesOf({ upgrades }: FoeView) {
  return upgrades.map(({ use, cost, blocked }) => ({
    key: use,
    title: [`${shadowUses.find(({ id }) => id === use)?.name ?? use}: ${cost} Shadow`],
    ...(blocked ? { blocked } : {})
  }))
}
