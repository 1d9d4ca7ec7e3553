import { type Choice, oneOf, type OpenQuestion, textOf, type Words } from '../../core/question'
import { say } from '../../core/refusal'
import { capitalised } from '../../core/text'
import { blockedBy } from '../offer'
import type { Command } from '../state'
import type { GmView } from '../view'
import type { MarkedOne } from './model'
import { longestWord, mostMarkers, shapes } from './shapes'
import { idOf } from '../question-kinds'

/** MK1: a word with a shape, put on a character or a foe. The sheet proposes the one that was chosen on the board. */
export function markerQuestion({ sheets, foes, markers = [] }: GmView): OpenQuestion<Command, null> {
  const all = [
    ...sheets.map(({ seat }) => marked({ what: 'character', seat }, [{ seat }])),
    ...foes.map(({ id, name, revealed }) => marked({ what: 'foe', foe: id }, [revealed ? name : `${name} (hidden)`]))
  ]
  const isFull = (key: string): boolean => markers.filter(({ on }) => markedKey(on) === key).length >= mostMarkers
  return {
    question: {
      id: idOf('marker'),
      seat: null,
      decides: 'gm',
      title: 'A marker',
      asks: ['Which word is put on a character or a foe? It changes no rule.'],
      rule: 'MK1',
      fields: [
        { kind: 'text', key: 'word', label: ['Word'], hint: 'on fire', needed: true, most: longestWord },
        {
          kind: 'one',
          key: 'shape',
          label: ['Shape'],
          choices: shapes.map(shape => ({ key: shape, title: [capitalised(shape)] })),
          chosen: 'circle'
        },
        {
          kind: 'one',
          key: 'seen-by',
          label: ['Seen by'],
          choices: [
            { key: 'table', title: ['The table'] },
            { key: 'mine', title: ['Only me'] }
          ],
          chosen: 'table'
        },
        {
          kind: 'one',
          key: 'lasts',
          label: ['Lasts'],
          choices: [
            { key: 'until-removed', title: ['Until removed'] },
            { key: 'this-round', title: ['This round'] }
          ],
          chosen: 'until-removed'
        },
        {
          kind: 'one',
          key: 'on',
          label: ['On whom'],
          choices: all.map(({ choice }) => (isFull(choice.key) ? { ...choice, ...full } : choice)),
          chosen: null
        }
      ],
      commit: 'Put it on',
      commitsBy: 'on',
      ...blockedBy(all.length > 0 ? null : say('No character and no foe is here', 'Add a player first', 'seats'))
    },
    command: answers => ({
      type: 'add-marker',
      on: all.find(({ choice }) => choice.key === oneOf(answers, 'on'))?.on ?? { what: 'foe', foe: 0 },
      word: textOf(answers, 'word'),
      shape: shapes.find(shape => shape === oneOf(answers, 'shape')) ?? 'circle',
      seenBy: oneOf(answers, 'seen-by') === 'mine' ? 'mine' : 'table',
      lasts: oneOf(answers, 'lasts') === 'this-round' ? 'this-round' : 'until-removed'
    })
  }
}

/** The key of the choice of that character or foe: "foe 3". */
export function markedKey(one: MarkedOne): string {
  return one.what === 'foe' ? `foe ${one.foe}` : `character ${one.seat}`
}

function marked(on: MarkedOne, name: Words): { readonly on: MarkedOne; readonly choice: Choice } {
  return { on, choice: { key: markedKey(on), title: name, commits: ['Put it on ', ...name] } }
}

const full = {
  blocked: say(`It has ${mostMarkers} markers`, 'Choose it on the board, open the markers, and take one away')
}
