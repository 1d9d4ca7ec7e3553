import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { games } from '#main/host/games'
import { versionsToday } from '#main/storage/opening/migrate'
import type { Played } from '../chronicle'
import { calledMoments } from './called'
import type { Board } from './company'
import { faceOfAngelsMoments } from './face-of-angels'
import { gameFaceMoments } from './game-face'
import { prophecyMoments } from './prophecy'
import { printedFile } from '../printed-file'

/** The three smaller games, at every moment that looks different on some screen. */
export const moments: Readonly<Record<string, () => Board>> = {
  ...faceOfAngelsMoments,
  ...gameFaceMoments,
  ...prophecyMoments
}

/** @throws Error when there is none of that name */
export function momentOf(name: string): () => Board {
  const make = moments[name] ?? calledMoments[name]
  if (!make) throw new Error(`there is no moment “${name}”`)
  return make
}

/** Puts a campaign at that moment on the disk. All have one id, so that a player's link leads to any of them. */
export function layOut(moment: string, path: string): void {
  keep(momentOf(moment)().played, path)
}

/** Puts this campaign on the disk, as far as it has come. */
export function keep({ chronicle }: Played, path: string): void {
  const { campaign, entries } = chronicle
  const head = { versions: versionsToday(games.versions), savedBy: 'Hearthside', id: 'moments' }
  const { title, seats, boards } = campaign
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, printedFile({ ...head, title, seats, boards }, entries))
}
