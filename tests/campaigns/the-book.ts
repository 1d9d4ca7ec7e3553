import type { Chronicle } from '#rules/campaign/chronicle'
import type { CampaignCommand } from '#rules/campaign/types'
import type { ThingId } from '#rules/book/vocabulary'
import { Played } from '../support/chronicle'

/** A Game Master’s book of two sessions: every command of the book, changed names, an undone act. */
export function theBook(): Chronicle {
  const played = Played.table('The book', 'Kresk Half-Tide', 'Sister Wren')
  const [kresk, wren] = played.seats
  const does = (...commands: readonly CampaignCommand[]): void => commands.forEach(command => played.campaign(command))
  const added = (command: CampaignCommand): ThingId => `t${played.campaign(command).id}` as ThingId

  const dean = added({
    type: 'add-thing',
    kind: 'person',
    name: 'The Dean',
    sentence: 'Owes @Kresk Half-Tide a favour.'
  })
  const yogran = added({ type: 'note-down', text: '@Yogran the rat set up the guard', knownTo: 'gm' })
  const bell = added({ type: 'add-thing', kind: 'place', name: 'The ninth bell', sentence: '' })
  does(
    { type: 'begin-session' },
    {
      type: 'write-page',
      thing: yogran,
      sentence: 'The rat.',
      page: 'Fears @The Dean, sold @"the tide map".\n\nLies.'
    },
    { type: 'sort-thing', thing: bell, kind: 'thing' },
    { type: 'link-thing', thing: yogran, seats: [kresk!], foes: [{ board: played.board, foe: 1 }] },
    { type: 'share-thing', thing: yogran, knownTo: 'table' },
    { type: 'share-thing', thing: dean, knownTo: [wren!] },
    { type: 'mark-thing', thing: yogran, standing: 'met' },
    { type: 'note-down', text: '@Yogran winks at @Sister Wren', knownTo: [wren!] },
    { type: 'note-down', text: 'The tide turns.', knownTo: 'table' },
    { type: 'rename-thing', thing: yogran, name: 'Jogran' }
  )
  played.undo(2)
  does(
    { type: 'begin-session' },
    { type: 'remove-thing', thing: bell },
    { type: 'mark-thing', thing: dean, standing: 'closed' }
  )
  return played.chronicle
}
