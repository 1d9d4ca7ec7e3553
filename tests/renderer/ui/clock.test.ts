import { describe, expect, test } from 'vitest'
import { timeOfDay, timeToTheSecond } from '@/ui/clock'

describe('the time of day', () => {
  test.each([
    [new Date(2026, 10, 22, 0, 0, 0), '00:00', '00:00:00'],
    [new Date(2026, 10, 22, 9, 5, 7), '09:05', '09:05:07'],
    [new Date(2026, 10, 22, 23, 59, 59, 999), '23:59', '23:59:59']
  ])('%s', (date, short, long) => {
    expect([timeOfDay(date.getTime()), timeToTheSecond(date.getTime())]).toEqual([short, long])
  })
})
