import { describe, expect, it } from 'vitest'
import { fileNameOf } from '../../../../../src/renderer/shell/gm/denial-words'
import { backupReasons, troubleWords } from '../../../../../src/renderer/shell/gm/files/trouble-words'

const now = new Date(2026, 10, 21, 20, 14).getTime()
const path = '/home/gm/salt-road.hearth'

describe('what kept a campaign closed', () => {
  it('names the place and promises that the file is as it was', () => {
    const words = troubleWords(
      { kind: 'unreadable', path, place: 'entries.412.events.0.card', message: 'There is no such card', backups: [] },
      now
    )
    expect(words).toEqual({
      title: 'This campaign could not be read',
      file: 'salt-road.hearth',
      place: 'entries.412.events.0.card',
      says: 'There is no such card. The file itself was left as it is.'
    })
  })

  it('does not double a full stop, and leaves out a place that is not known', () => {
    const words = troubleWords({ kind: 'unreadable', path, place: '', message: 'The file is empty.', backups: [] }, now)
    expect(words.says).toMatch(/^The file is empty\. The file/)
    expect(words.place).toBeNull()
  })

  it('says who has it open, and since when', () => {
    expect(troubleWords({ kind: 'locked', path, since: now - 3_600_000, host: 'attic' }, now).says).toMatch(
      /on attic has had it open since Today, 19:14/
    )
  })

  it('says where it looked', () => {
    expect(troubleWords({ kind: 'not-found', path }, now).says).toContain(path)
  })

  it('has a sentence for every other problem', () => {
    expect(troubleWords({ kind: 'failed', message: 'The disk went away' }, now).says).toBe('The disk went away.')
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
