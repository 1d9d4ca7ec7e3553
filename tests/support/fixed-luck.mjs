import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Loaded before the built shell (`node --import`): the same luck in every run, however the players' names and ids fall. The nth number below
// a bound is always the same, however the ids of players fall.
// HEARTHSIDE_LUCK=words gives other luck.

const seed = process.env['HEARTHSIDE_LUCK'] ?? 'The Salt Road'
const { createHmac } = crypto
const digest = told => createHmac('sha256', seed).update(told).digest()
const asked = new Map()

crypto.randomInt = bound => {
  const nth = (asked.get(bound) ?? 0) + 1
  asked.set(bound, nth)
  return digest(`${bound} ${nth}`).readUInt32BE(0) % bound
}

syncBuiltinESMExports()
