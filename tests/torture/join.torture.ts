import { expect, test } from 'vitest'
import { fuzzJoin } from '../support/torture/join-fuzz'

test('JN7: 100,000 requests with the common code do nothing but ask, look and leave', () => {
  let letIn = 0
  for (let seed = 1; seed <= 10; seed += 1) letIn += fuzzJoin(10_000, seed)
  console.log(`${letIn} of 100,000 requests were let in`)
  expect(letIn).toBeGreaterThan(500)
})
