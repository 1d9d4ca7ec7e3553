import { describe, expect, it } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { frameFor } from '#rules/campaign/frame'
import { Played } from '../../support/chronicle'
import { leaksIn } from '../../support/torture/leaks'
import { commandKinds } from '../../support/torture/games'
import { typedTexts } from '../../support/torture/from-schema'
import { readersOf } from '../../support/torture/secrets'

const games = ['campaign', 'thousand-faces', 'face-of-angels', 'game-face', 'prophecy'] as const

describe('U10 Q14 J12 A36 CA16 what is typed is read by nobody who may not', { timeout: 240_000 }, () => {
  it.each([5, 6])(
    'U10 Q14 J12 A36 CA16 a canary in every text, every audience, after every act of a random campaign (%i)',
    seed => {
      expect(leaksIn(seed, 600, seed % 2 ? 45 : 80)).toEqual([])
    }
  )

  it('U10 a hidden foe strikes, and is nameless in every frame but the GM’s, from its first blow on', () => {
    const played = Played.table('Hidden', 'Ada', 'Bo')
    const [ada] = played.seats
    played.act({
      type: 'add-foes', name: 'Zq0z', kind: 'guard', stamina: 4, power: 'd4', squares: 0, note: 'Zq1z', count: 2
    }) // prettier-ignore
    played.act({ type: 'foes-attack', foes: [1, 2], seat: ada, die: 'roll' })
    expect(JSON.stringify(frameFor(played.chronicle, { kind: 'gm' }))).toContain('Zq0z')
    for (const audience of [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: ada! }] as const)
      expect(JSON.stringify(frameFor(played.chronicle, audience as never))).not.toMatch(/Zq\dz/)
    expect(Chronicle.open(played.chronicle.entries).ok).toBe(true)
  })

  it('CA16 of every text that somebody may type it is said who may read it', () => {
    const unsaid = games.flatMap(game =>
      commandKinds(game).flatMap(({ type, schema }) =>
        typedTexts(schema)
          .map(path => `${game}/${type} ${path}`)
          .filter(
            where => !where.startsWith('prophecy/receive-module') && readersOf(where, { audience: 'gm' }) === null
          )
      )
    )
    expect(unsaid).toEqual([])
  })
})
