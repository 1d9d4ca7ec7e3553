import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { games } from '#main/host/games'
import { versionsToday } from '#main/storage/opening/migrate'
import { Played } from './chronicle'
import { printedFile } from './printed-file'

const names = [
  'Kresk Half-Tide',
  'Constance-Philippa of the Drowned Bells',
  'Sister Wren',
  'Old Tamsin Vey',
  'Brindle',
  'Bartholomew-Maximilian Featherstonehaugh',
  'Ash',
  'The Ferryman Who Answers',
  'Wilhelmina Quist, Bellwarden',
  'Odo',
  'Margit of the Nine Lanterns',
  'Hieronymus Underhill-Blackwater'
]

/** A table without free space: up to twelve players, long names, Wounds, three-digit XP, a chapter on the screens. */
export function crowdOf(count: number): Played {
  const played = Played.table('The Longest Winter in the Harbour Town of Saltmere', ...names.slice(0, count))
  const correct = (seat: unknown, correction: object) =>
    played.act({ type: 'correct', seat, correction, reason: 'crowd' })
  played.seats.forEach((seat, at) => {
    correct(seat, { what: 'xp', to: at % 2 ? 104 : 27 })
    correct(seat, { what: 'exhaustion-count', to: 1 + (at % 3) })
    if (at % 3 !== 1) correct(seat, { what: 'tokens', exhaustion: 0, harm: 0, wound: 1 + (at % 2) })
    if (at === 3) correct(seat, { what: 'incapacitated', to: true })
  })
  played.act({ type: 'show-chapter', as: 'shown' })
  return played
}

/** Writes such a campaign where a shell can open it. */
export function writeCrowd(path: string, count: number): void {
  const { campaign, entries } = crowdOf(count).chronicle
  const { title, seats, boards } = campaign
  const head = { versions: versionsToday(games.versions), savedBy: 'test', id: 'crowd', title, seats, boards }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, printedFile(head, entries))
}
