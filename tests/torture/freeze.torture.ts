import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { test } from 'vitest'
import type { Chronicle } from '#rules/campaign/chronicle'
import type { BoardId } from '#rules/campaign/types'
import { gm } from '#rules/core/seat'
import { rareCommands } from '../campaigns/every-command'
import { aCast } from '../campaigns/a-cast'
import { aGuide } from '../campaigns/a-guide'
import { aSeller } from '../campaigns/a-seller'
import { aSession } from '../campaigns/a-session'
import { aTray } from '../campaigns/a-tray'
import { aFollowUp } from '../campaigns/a-follow-up'
import { aNewcomer } from '../campaigns/a-newcomer'
import { outAndIn } from '../campaigns/out-and-in'
import { preparedFoes } from '../campaigns/prepared-foes'
import { aPreparation } from '../campaigns/a-preparation'
import { clocksAndMarks } from '../campaigns/clocks-and-marks'
import { calledFlips } from '../campaigns/called-flips'
import { calledPlayers } from '../campaigns/called-players'
import { madeOnPhones } from '../campaigns/made-on-phones'
import { xpOnPhones } from '../campaigns/xp-on-phones'
import { realDice } from '../campaigns/real-dice'
import { ownAnswers } from '../campaigns/own-answers'
import { aRecap } from '../campaigns/a-recap'
import { aFightInRounds } from '../campaigns/a-fight-in-rounds'
import { theAnswers } from '../campaigns/the-answers'
import { theBook } from '../campaigns/the-book'
import { theDrownedBells } from '../campaigns/the-drowned-bells'
import { Played } from '../support/chronicle'
import { printed } from '../support/frozen'
import { RandomCampaign } from '../support/torture/player'

// HEARTHSIDE_FREEZE=0.1.0 npm run torture -- freeze: plays far in all four games, and keeps the files of a version for ever.
// Saves that are there already stay as they are.

const version = process.env['HEARTHSIDE_FREEZE']
const folder = join(import.meta.dirname, `../campaigns/saves/${version}`)

test.runIf(version)('freezes what this version writes', async () => {
  await mkdir(folder, { recursive: true })
  for (const seed of [11, 12, 13, 14]) await keep(`all-four-${seed}`, () => random(seed))
  await keep('a-prophecy', aProphecy)
  await keep('the-drowned-bells', () => theDrownedBells(225))
  await keep('every-command', rareCommands)
  await keep('a-follow-up', aFollowUp)
  await keep('the-book', theBook)
  await keep('a-session', aSession)
  await keep('a-guide', aGuide)
  await keep('a-seller', aSeller)
  await keep('the-answers', theAnswers)
  await keep('out-and-in', outAndIn)
  await keep('a-newcomer', aNewcomer)
  await keep('prepared-foes', preparedFoes)
  await keep('a-recap', aRecap)
  await keep('a-preparation', aPreparation)
  await keep('a-fight-in-rounds', aFightInRounds)
  await keep('a-tray', aTray)
  await keep('clocks-and-marks', clocksAndMarks)
  await keep('called-flips', calledFlips)
  await keep('called-players', calledPlayers)
  await keep('real-dice', realDice)
  await keep('own-answers', ownAnswers)
  await keep('made-on-phones', madeOnPhones)
  await keep('xp-on-phones', xpOnPhones)
  await keep('a-cast', aCast)
})

function random(seed: number): Chronicle {
  const habits = { typed: (path: string) => `some ${path}`, extremes: 3, chance: seed % 2 ? 60 : 15 }
  return new RandomCampaign(seed, habits).until(3000).played.chronicle
}

/** A scene with a pair, from its sketch to its end: chance hardly ever finds two Aspects that match. */
function aProphecy(): Chronicle {
  const played = Played.table('A Prophecy', 'Kresk', 'Wren')
  const opened = played.campaign({ type: 'open-board', system: 'prophecy', title: 'The bell', settings: null })
  const board = `b${opened.id}` as BoardId
  const [kresk] = played.seats
  const hero = { type: 'add-object', name: 'Kresk', kind: 'person', player: { kind: 'seat', seat: kresk } }
  const commands: readonly unknown[] = [
    hero,
    { type: 'add-object', name: 'The bell', kind: 'thing', player: null },
    { type: 'attach', object: 'o1', text: 'Stubborn', category: 'psychology', about: null },
    { type: 'attach', object: 'o2', text: 'Rings at low tide', category: null, about: null },
    { type: 'sketch', parent: null, objective: 'Ring it' },
    { type: 'bring', scene: 'c5', object: 'o2' },
    { type: 'match', scene: 'c5', character: 'a3', environment: 'a4' },
    { type: 'unmatch', scene: 'c5', character: 'a3', environment: 'a4' },
    { type: 'match', scene: 'c5', character: 'a3', environment: 'a4' },
    { type: 'perform', scene: 'c5', at: 1000 },
    { type: 'roll', dice: null },
    { type: 'tell', scene: 'c5', exploited: [0], words: 'It rings.' },
    { type: 'end-scene', at: 90_000 }
  ]
  for (const command of commands) played.act(command, gm, board)
  return played.chronicle
}

async function keep(name: string, play: () => Chronicle): Promise<void> {
  const path = join(folder, `${name}.hearth.gz`)
  const isThere = await access(path).then(
    () => true,
    () => false
  )
  if (!isThere) await writeFile(path, gzipSync(printed(name, play()), { level: 9 }))
}
