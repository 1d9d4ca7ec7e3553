import { expect, test } from 'vitest'
import { leaksIn, watchAnswers, watchCalls } from '../support/torture/leaks'

const campaigns = Number(process.env['HEARTHSIDE_TORTURE'] ?? 12)

test('U10 Q14 J12 A36 CA16 nothing that is typed is read by a person who may not, in long campaigns', () => {
  const leaks = new Set<string>()
  for (let seed = 200; seed < 200 + campaigns; seed++)
    for (const leak of leaksIn(seed, 1500, 30 + (seed % 3) * 25)) leaks.add(`seed ${seed}: ${leak}`)
  expect([...leaks]).toEqual([])
})

test('HA6 PR52 GF36 A44 nor anything that is said with calls and their answers', () => {
  const leaks = new Set<string>()
  for (let seed = 300; seed < 300 + campaigns; seed++)
    for (const leak of watchCalls(seed, 300).leaks()) leaks.add(`seed ${seed}: ${leak}`)
  expect([...leaks]).toEqual([])
})

test('QU1 U10 Q14 A36 nor anything that is written in answers to questions', () => {
  const leaks = new Set<string>()
  for (let seed = 400; seed < 400 + campaigns; seed++)
    for (const leak of watchAnswers(seed, 300).leaks()) leaks.add(`seed ${seed}: ${leak}`)
  expect([...leaks]).toEqual([])
})
