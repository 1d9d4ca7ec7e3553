import type { PaletteLine } from './palette'

/** What lies in menus and settings, by the words that somebody would look for. */
export const placeLines: readonly PaletteLine[] = [
  settings('Settings', 'gear', 'preferences options sounds updates about'),
  settings('Theme', 'gear', 'look colour color contrast parchment dark light appearance'),
  settings('Table screen settings', 'screen', 'projector display beamer second monitor'),
  settings('Connect other devices', 'link', 'phones seats links qr code wifi network players obs'),
  settings('Stream overlay settings', 'cut', 'obs twitch youtube video size background'),
  sheet('Seats at the table…', 'people', 'seats', 'players names add rename retire away'),
  sheet('Open a game…', 'plus', 'new-board', 'board duel prophecy angels new'),
  file('Save a copy…', 'copy', 'save-copy', 'backup duplicate export'),
  file('Copies of this campaign…', 'clock', 'backups', 'backup restore older version'),
  file('Close the campaign', 'x', 'close', 'quit leave exit')
]

function settings(label: string, icon: string, also: string): PaletteLine {
  return { ...place(label, icon, also), act: { does: 'settings' } }
}

function sheet(label: string, icon: string, id: 'seats' | 'new-board', also: string): PaletteLine {
  return { ...place(label, icon, also), act: { does: 'sheet', sheet: id } }
}

function file(label: string, icon: string, wish: string, also: string): PaletteLine {
  return { ...place(label, icon, also), act: { does: 'file', wish } }
}

function place(label: string, icon: string, also: string): Omit<PaletteLine, 'act'> {
  return { id: `place:${label}`, group: 'Places', icon, label, hint: '', also, keys: [] }
}
