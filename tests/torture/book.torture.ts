import { expect, test } from 'vitest'
import { secretsOfBooks } from '../support/book'
import { roundTripFaults, secretsOfFolders } from '../support/book-folder'

test('BK13 BK14 no secret of the book is in any frame but the Game Master’s, in 12,000 states', () => {
  expect(secretsOfBooks(12_000)).toEqual([])
})

test('OI3 the players’ folder holds no secret of the book, in 10,000 states', () => {
  expect(secretsOfFolders(10_000)).toEqual([])
})

test('OI2 OI5 1,000 books of every sign come back from their folders as they went', () => {
  expect(Array.from({ length: 1000 }, (_, seed) => roundTripFaults(seed + 1000)).flat()).toEqual([])
})
