import { expect, it } from 'vitest'
import type { Contest } from '#rules/face-of-angels/contest/model'
import { fatesFor } from '#rules/face-of-angels/ending/choices'
import { secretsWithin } from '#rules/face-of-angels/secrets/sayable'
import { contested, dealt, joon, margit, powerful } from '../../../support/face-of-angels/table'

it('A27 a secret is said of those who contest as protagonists, and never one’s own', () => {
  const contest = contested(powerful(dealt(), margit, 'king', 'hearts')).contest as Contest
  expect(secretsWithin(contest, joon, 1)).toEqual([margit])
  expect(secretsWithin(contest, margit, 1)).toEqual([])
  expect(secretsWithin(contest, joon, 0)).toEqual([])
})

it('A31 a friend is not befriended once more', () => {
  const choices = ['leave', 'befriend', 'kill'] as const
  expect(fatesFor(choices, { kind: 'foe' })).toEqual(choices)
  expect(fatesFor(choices, { kind: 'friend' })).toEqual(['leave', 'kill'])
})
