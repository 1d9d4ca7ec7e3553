import type { PaletteLine } from '../../games/game'
import { useGuide } from '../next/use-guide'
import type { useGm } from '../../dashboard/store'

type Gm = Pick<ReturnType<typeof useGm>, 'sheet' | 'page' | 'fileRequest'>

/** Entries of menus and settings, by likely search words. */
export function placeLines(gm: Gm): readonly PaletteLine[] {
  const settings = (): void => void (gm.page = 'settings')
  const sheet = (name: 'clocks' | 'export' | 'import' | 'print') => () => void (gm.sheet = name)
  const file = (request: string) => () => void (gm.fileRequest = request)
  return [
    place('Clocks and countdowns…', 'clock', 'timer progress break stakes threat cliffhanger', sheet('clocks')),
    place('Theme', 'gear', 'look colour color contrast parchment dark light appearance', settings),
    place('Table screen settings', 'screen', 'projector display beamer second monitor', settings),
    place('Connect other devices', 'link', 'phones seats links qr code wifi network players obs', settings),
    place(
      'The stream: layouts and links',
      'stream',
      'obs twitch youtube video overlay size background stream deck director delay test vertical',
      () => void (gm.page = 'stream')
    ),
    place('The book', 'book', 'people places secrets threads premises notes names', () => void (gm.page = 'book')),
    place(
      'The stage',
      'screen',
      'show picture image title tray next live projector table map handout',
      () => void (gm.page = 'stage')
    ),
    place(
      'Before the next session',
      'pin',
      'prepare preparation plan notes forks first line tonight worksheet',
      () => void (gm.page = 'preparation')
    ),
    place('Show the guide', 'lamp', 'first session help beginner next step tutorial wizard', () => useGuide().show()),
    place('Export…', 'download', 'markdown obsidian notes folder zip json data download file', sheet('export')),
    place('Import…', 'upload', 'markdown obsidian notes folder zip take in', sheet('import')),
    place('Print…', 'print', 'paper pdf character party worksheet sheets codes letter a4', sheet('print')),
    place('Save a copy…', 'copy', 'backup duplicate export', file('save-copy')),
    place('Copies of this campaign…', 'clock', 'backup restore older version', file('backups')),
    place('Close the campaign', 'x', 'quit leave exit', file('close'))
  ]
}

function place(label: string, icon: string, also: string, run: () => void): PaletteLine {
  return { id: `place:${label}`, group: 'Places', icon, label, hint: '', also, keys: [], run }
}
