import { thingsIn } from '#rules/book/things/lookup'
import type { Chronicle } from '#rules/campaign/chronicle'
import type { CampaignCommand } from '#rules/campaign/types'
import type { PictureId } from '#rules/core/picture'
import { Played } from '../support/chronicle'

/** Every command of showing. A tray is filled and emptied. Things are shown to the table, the stream and a phone, and taken away. */
export function aTray(): Chronicle {
  const played = Played.table('A tray', 'Kresk Half-Tide', 'Sister Wren')
  const [kresk] = played.seats
  const does = (...commands: readonly CampaignCommand[]): void => commands.forEach(command => played.campaign(command))
  const picture = `${'0123456789abcdef'.repeat(4)}.jpg` as PictureId
  const tower = { kind: 'picture', title: 'The bell tower at low tide', line: 'Harbour Ward', picture } as const
  const turns = {
    kind: 'title',
    title: 'The tide turns',
    line: 'Nobody rings a bell under water.',
    picture: null
  } as const

  does({ type: 'add-thing', kind: 'person', name: 'Old Halfpenny', sentence: 'The ferryman.' })
  const [halfpenny] = thingsIn(played.chronicle.campaign.book)
  does(
    { type: 'picture-thing', thing: halfpenny!.id, picture },
    { type: 'fill-tray', exhibit: tower, place: null },
    { type: 'fill-tray', exhibit: turns, place: 4 },
    { type: 'empty-tray', place: 4 },
    { type: 'prepare-exhibit', exhibit: turns, to: 'table' },
    { type: 'drop-prepared' },
    { type: 'prepare-exhibit', exhibit: tower, to: 'table-and-overlay' },
    { type: 'show-prepared' }
  )
  played.undo()
  played.redo()
  does(
    { type: 'prepare-exhibit', exhibit: turns, to: kresk! },
    { type: 'show-prepared' },
    { type: 'take-away', from: 'table' },
    { type: 'take-away', from: 'everywhere' }
  )
  return played.chronicle
}
