import { expect, test } from 'vitest'
import { secretsOfBooks } from '../support/book'

test('BK13 BK14 no secret of the book is in any frame but the Game Master’s, in 12,000 states', () => {
  expect(secretsOfBooks(12_000)).toEqual([])
})
