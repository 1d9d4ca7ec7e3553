import { z } from 'zod'
import { isObject } from '../../core/values'
import { parserOf } from '../../core/parser'
import type { PlainExplanation } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { systemIds, type SystemId, systemOf } from '../../registry'
import { boardOf, seatOf } from '../campaign'
import type { BoardId, Campaign } from '../types'
import { longestCharacterFile } from './limits'

/** A character that moves to another campaign (OI8, OI9). */
export interface ReadCharacter {
  readonly system: SystemId
  readonly player: string
  readonly character: string
  /** The argument of the command `take-in-character`. */
  readonly sheet: unknown
  readonly brings: readonly string[]
  readonly staysBehind: readonly string[]
}

const name = z.string().max(2000)
const fileParser = parserOf(
  z.strictObject({
    hearthside: z.literal('character'),
    version: z.literal(1),
    game: z.enum(systemIds),
    player: name,
    character: name,
    sheet: z.unknown()
  })
)

/**
 * One seat's character as a file; null for a game without such files, or an empty seat. The file contains no data of
 * the Game Master's.
 */
export function characterFile(campaign: Campaign, board: BoardId, seat: SeatId): string | null {
  const [played, sits] = [boardOf(campaign, board), seatOf(campaign, seat)]
  const travel = played && systemOf(played.system).travel
  const sheet = travel?.pack(played?.state, seat) ?? null
  if (!played || !sits || sheet === null) return null
  const { player, character } = sits
  const file = { hearthside: 'character', version: 1, game: played.system, player, character, sheet }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Reads a file from an unknown author, or reports its fault. */
export function readCharacterFile(text: string): Result<ReadCharacter, PlainExplanation> {
  if (text.length > longestCharacterFile)
    return fail({ message: 'This file is far too long to be a character', remedy: 'Choose another one' })
  const json = jsonOf(text)
  if (!isObject(json) || json['hearthside'] !== 'character')
    return fail({
      message: 'This file is no character',
      remedy: 'One is saved by Export in the campaign that it comes from'
    })
  if (typeof json['version'] === 'number' && json['version'] > 1)
    return fail({
      message: 'This character was saved by a newer Hearthside',
      remedy: 'Update Hearthside and try again'
    })
  const file = fileParser.parse(json)
  if (!file.ok) return wrongAt(file.error.path, file.error.message)
  const { game, player, character } = file.value
  const { travel, name: gameName } = systemOf(game)
  if (!travel)
    return fail({
      message: `${gameName} keeps no characters that could come along`,
      remedy: 'Choose a character of another game'
    })
  const sheet = travel.parse.parse(file.value.sheet)
  if (!sheet.ok) return wrongAt(`sheet.${sheet.error.path}`, sheet.error.message)
  const brings = travel.brings(sheet.value)
  return ok({ system: game, player, character, sheet: sheet.value, brings, staysBehind: travel.staysBehind })
}

function wrongAt(path: string, message: string): Result<never, PlainExplanation> {
  return fail({
    message: `The file is wrong at “${path}”: ${message}`,
    remedy: 'Export the character again from the campaign that it comes from'
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
  } catch {
    return null
  }
}
