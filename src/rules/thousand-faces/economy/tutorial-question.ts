import { type Field, numberOf, oneOf, type OpenQuestion, type Words } from '../../core/question'
import type { SeatId } from '../../core/seat'
import type { Command } from '../state'
import type { GmView } from '../view'
import { longestTutorial, tutorialMinutes } from './tutorial'

/** Y4, R12: the tutorial scene begins, with its minutes and with lent ranks, or ends. */
export function tutorialQuestion(view: GmView): OpenQuestion<Command, null> {
  const common = { id: 'tutorial', seat: null, decides: 'gm', title: 'Tutorial scene', rule: 'Y4' } as const
  if (view.economy.tutorial)
    return {
      question: {
        ...common,
        asks: ['Is the tutorial scene over?'],
        fields: [],
        notes: [['Lent ranks stay until the six points are laid.']],
        commit: 'End the scene'
      },
      command: () => ({ type: 'end-tutorial' })
    }
  const lacking = withoutPoints(view)
  return {
    question: {
      ...common,
      asks: ['Does a tutorial scene come first, in which the players learn to flip?'],
      fields: [...(lacking.length > 0 ? [ranksField(lacking)] : []), minutesField(view)],
      commit: 'Begin the scene'
    },
    command: (answers, at) => ({
      type: 'begin-tutorial',
      minutes: numberOf(answers, 'minutes', tutorialMinutes(view.encounter.scene.length)),
      ...(at === undefined ? {} : { at }),
      ...(lacking.length > 0 && oneOf(answers, 'ranks') === 'lent' ? { lends: true } : {})
    })
  }
}

/** The characters whose six points are still to be laid. */
function withoutPoints({ sheets, encounter }: GmView): readonly SeatId[] {
  return sheets
    .filter(({ character: { created, steps } }) => {
      const points = steps.find(({ step }) => step === 'attributes')
      return !created && points?.state === 'open'
    })
    .map(({ seat }) => seat)
    .filter(seat => encounter.scene.some(each => each.seat === seat))
}

function ranksField(lacking: readonly SeatId[]): Field {
  const names: Words = lacking.flatMap((seat, at) => [...(at === 0 ? [] : [', ']), { seat }])
  return {
    kind: 'one',
    key: 'ranks',
    label: ['Ranks of characters without points'],
    choices: [
      { key: 'lent', title: ['Lend ranks for the scene'], lines: [names, ['Each lays six points afterwards']] },
      { key: 'none', title: ['Lend none'], lines: [['They flip with the ranks that they have']] }
    ],
    chosen: 'lent'
  }
}

function minutesField({ encounter }: GmView): Field {
  return {
    kind: 'number',
    key: 'minutes',
    label: ['Minutes on the clock'],
    least: 1,
    most: longestTutorial,
    value: tutorialMinutes(encounter.scene.length)
  }
}
