import { line, type LogPart } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SliceWords } from '../../core/slice'
import { categoryNames } from '../names'
import type { Game } from '../state'
import type { Player } from './model'

const things = { scene: 'scene', object: 'card', aspect: 'Aspect' } as const

const blanks = {
  prophecy: say('The Prophecy is still empty', 'Write what is going to happen, or choose a ready-made one'),
  name: say('A card needs a name', 'Write who or what it is'),
  aspect: say('An Aspect needs at least one word', 'Write what is special about it, or remove the Aspect'),
  objective: say('A scene needs an objective', 'Write what the Characters want there')
} as const

function playerOf(player: Player): LogPart {
  return player.kind === 'gm' ? 'The Game Master' : { seat: player.seat }
}

export const worldWords = {
  describe: {
    'prophecy-written': ({ doom }) =>
      line('plain', doom.title ? `The Prophecy is written: ${doom.title}` : 'The Prophecy is written'),
    'module-received': ({ doom }) => line('plain', `The Prophecy is read out: ${doom.title}`),
    'object-added': ({ object: { name, player } }) =>
      player ? line('plain', playerOf(player), ` plays ${name}`) : line('quiet', `New card: ${name}`),
    'object-renamed': ({ from, name, kind }) =>
      line('quiet', from === name ? `${name} is a ${kind}` : `${from} is now called ${name}`),
    'object-removed': ({ name }) => line('quiet', `${name} is removed`),
    'character-handed-over': ({ player, name }) => line('plain', playerOf(player), ` plays ${name} from now on`),
    'aspect-attached': ({ name, aspect }) => line('quiet', `${name}, new Aspect: “${aspect.text}”`),
    'aspect-rewritten': ({ name, from, aspect }) => line('quiet', `${name}: “${from}” becomes “${aspect.text}”`),
    'aspect-detached': ({ name, text }) => line('quiet', `${name} loses the Aspect “${text}”`)
  },
  explain: {
    gone: ({ what }) => say(`That ${things[what]} has just been removed`, 'Choose another one, or undo'),
    empty: ({ what }) => blanks[what],
    'module-received': ({ title }) =>
      say(`“${title}” is already this story’s Prophecy`, 'Edit its words, or undo and choose another one'),
    'relationship-with-nobody': ({ name }) =>
      say(`${name}’s relationship needs another person`, 'Choose who it is with'),
    'relationship-with-self': ({ name }) =>
      say(`${name} cannot have a relationship with themselves`, 'Choose somebody else'),
    'relationship-with-non-character': ({ name, other }) =>
      say(
        `${name} may only have a relationship with another Character, and ${other} is none`,
        'Choose a Character, or allow relationships with any person in the options'
      ),
    'category-taken': ({ name, category }) =>
      say(
        `${name} already has an Aspect for ${categoryNames[category]}`,
        'Edit that one, or add this as a further Aspect'
      ),
    'not-a-character': ({ name }) =>
      say(`${name} is no Character`, 'Choose a Character, or add this as a plain Aspect'),
    'characters-are-persons': ({ name }) =>
      say(`${name} is a Character, and every Character is a person`, 'Add a new card for a place or a thing')
  }
} satisfies SliceWords<Game>
