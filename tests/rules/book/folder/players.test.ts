import { expect, it } from 'vitest'
import { thingsIn } from '#rules/book/things/lookup'
import { bookFolder } from '#rules/campaign/book-folder'
import { gm } from '#rules/core/seat'
import { Played } from '../../../support/chronicle'
import { folderOf, gained, hiddenBoard, playersFolder, secretsOfFolders } from '../../../support/book-folder'

it('OI3 the players’ folder has what the table knows, and no canary of anything else in 400 states', () => {
  expect(secretsOfFolders(400)).toEqual([])
})

it('OI3 it has no page, number, link or session, and what the table does not know is …', () => {
  const played = Played.table('The Drowned Bells', 'Kresk')
  played.campaign({ type: 'add-thing', kind: 'person', name: 'Yogran', sentence: 'Serves @"the Dean", envies @Kresk.' })
  const [dean, yogran] = [thingsIn(played.chronicle.campaign.book)[1]!, thingsIn(played.chronicle.campaign.book)[0]!]
  expect(dean.name).toBe('the Dean')
  played.campaign({
    type: 'write-page',
    thing: yogran.id,
    sentence: 'Serves @"the Dean", envies @Kresk.',
    page: 'Hidden.'
  })
  played.campaign({ type: 'share-thing', thing: yogran.id, knownTo: 'table' })
  const files = playersFolder(played.chronicle)
  expect(files.map(({ path }) => path)).toEqual(['index.md', 'Characters/Kresk.md', 'People/Yogran.md'])
  expect(files[2]?.text).toBe(
    '---\nkind: person\nstate: new\n---\n\n# Yogran\n\n> Serves …, envies [Kresk](../Characters/Kresk.md).\n'
  )
  expect(files[0]?.text).not.toContain('campaign:')
})

it('OI3 ST7 its recaps tell nothing of a game that was not shown yet, and the Game Master’s folder tells all', () => {
  const played = Played.table('The Drowned Bells', 'Kresk')
  const hidden = hiddenBoard(played)
  played.act(gained('Zq1z sword', played.seats[0]!))
  played.act(gained('Zq2z blade', played.seats[0]!), gm, hidden)
  const told = (holds: 'gm' | 'players', waiting = [hidden]) =>
    JSON.stringify(bookFolder(played.chronicle, holds, 'mark', waiting)).match(/Zq\dz/g)
  expect(told('players')).toEqual(['Zq1z'])
  expect(told('players', [])).toEqual(['Zq1z', 'Zq2z'])
  expect(told('gm')).toEqual(['Zq1z', 'Zq2z'])
})

it('PO10 the Game Master’s folder says of each recap whom it is for, in its name and in its text; the players’ has nothing to say', () => {
  const played = Played.table('The Drowned Bells', 'Kresk')
  played.campaign({ type: 'begin-session' })
  played.campaign({ type: 'note-down', text: 'The Dean lied', knownTo: 'gm' })
  played.campaign({ type: 'note-down', text: 'A bell rang', knownTo: 'table' })
  const recaps = (holds: 'gm' | 'players') =>
    bookFolder(played.chronicle, holds, 'mark').filter(({ path }) => path.startsWith('Recaps/'))
  const [mine, ...rest] = recaps('gm')
  expect(rest).toEqual([])
  expect(mine?.path).toBe('Recaps/Session 1, For the Game Master’s eyes.md')
  expect(mine?.text).toContain('\n*Session 1 · For the Game Master’s eyes*\n')
  expect(mine?.text).toContain('The Dean lied')
  const [theirs] = recaps('players')
  expect(theirs?.path).toBe('Recaps/Session 1.md')
  expect(theirs?.text).toContain('\n*Session 1*\n')
})

it('OI1 OI3 names of people and things are words in every note, never signs or markup', () => {
  const played = Played.table('The *Bells*', '<img src=x onerror=y>', 'a](javascript:x) `b`')
  played.campaign({
    type: 'add-thing',
    kind: 'person',
    name: '<b>Yogran_',
    sentence: 'Serves @"<img src=x onerror=y>".'
  })
  const files = folderOf(played.chronicle)
  const below = files.map(({ text }) => text.replace(/^---\n[^]*?\n---\n/, '')).join('\n')
  expect(below).not.toMatch(/(?<!\\)<(?:img|b)/)
  expect(below).not.toMatch(/(?<!\\)\]\(javascript/)
  expect(below).toContain('# The \\*Bells\\*')
})

it('OI1 a file name is one that Windows takes: no name of a device, nothing that cannot be seen, no dot at the end', () => {
  const played = Played.table('The Drowned Bells', 'Kresk')
  const names = [
    'con.txt',
    'CONIN$',
    'COM\u00b9',
    'NUL .txt',
    'lpt0',
    'a\u200bb',
    'a\ufeff',
    'end. .',
    'Console',
    'Conan'
  ]
  for (const name of names) played.campaign({ type: 'add-thing', kind: 'thing', name, sentence: '' })
  const made = folderOf(played.chronicle).flatMap(({ path }) => /^Things\/(.*)\.md$/.exec(path)?.[1] ?? [])
  expect(made.sort()).toEqual(
    ['con -.txt', 'CONIN$ -', 'COM\u00b9 -', 'NUL - .txt', 'lpt0 -', 'a b', 'a', 'end', 'Console', 'Conan'].sort()
  )
})
