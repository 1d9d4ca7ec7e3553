import { describe, expect, it } from 'vitest'
import { fileNameOf } from '@/features/refusals/denial-words'
import { backupReasons, troubleWords } from '@/features/files/trouble-words'

const now = new Date(2026, 10, 21, 20, 14).getTime()
const path = '/home/gm/salt-road.hearth'
const unreadable = (damagedAt: string) =>
  ({
    kind: 'unreadable',
    path,
    damagedAt,
    message: 'There is no such card',
    remedy: 'Open another file',
    backups: []
  }) as const

describe('what kept a campaign closed', () => {
  it('names the place and promises that the file is as it was', () => {
    const words = troubleWords(unreadable('entries.412.events.0.card'), now)
    expect(words).toEqual({
      title: 'This campaign could not be read',
      file: 'salt-road.hearth',
      place: 'entries.412.events.0.card',
      message: 'There is no such card. The file itself was left as it is',
      remedy: 'Open another file'
    })
  })

  it('leaves out a place that is not known', () => {
    expect(troubleWords(unreadable(''), now).place).toBeNull()
  })

  it('says who has it open, and since when', () => {
    expect(troubleWords({ kind: 'locked', path, since: now - 3_600_000, host: 'attic' }, now).message).toMatch(
      /on attic has had it open since Today, 19:14/
    )
  })

  it('says where it looked', () => {
    expect(troubleWords({ kind: 'not-found', path }, now).message).toContain(path)
  })

  it('has a sentence for every other problem', () => {
    const failed = { kind: 'failed', message: 'The disk went away', remedy: 'Put it in again' } as const
    expect(troubleWords(failed, now)).toMatchObject({ message: 'The disk went away', remedy: 'Put it in again' })
  })
})

describe('names of files', () => {
  it('are the last part of a path, on any system', () => {
    expect(fileNameOf('C:\\Users\\gm\\salt.hearth')).toBe('salt.hearth')
    expect(fileNameOf('salt.hearth')).toBe('salt.hearth')
  })

  it('has a reason for every kind of copy', () => {
    expect(Object.values(backupReasons).every(reason => reason.length > 0)).toBe(true)
  })
})
