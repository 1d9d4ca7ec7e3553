import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

const { app, paths } = vi.hoisted(() => {
  const known: Record<string, string> = { documents: '/home/gm/Documents', userData: '/home/gm/.config/Hearthside' }
  return {
    paths: known,
    app: { getPath: (name: string) => known[name], setPath: (name: string, path: string) => void (known[name] = path) }
  }
})
vi.mock('electron', () => ({ app }))

// Other files have the same modules with an `electron` of their own.
vi.resetModules()
const { ownWords, readStart } = await import('#main/electron/start-options')
const { reportProgress, reportStarted } = await import('#main/storage/machine/start-report')
afterAll(() => void vi.resetModules())

const argv = process.argv
afterEach(() => {
  process.argv = argv
  paths['userData'] = '/home/gm/.config/Hearthside'
  delete process.env['HEARTHSIDE_STARTED']
})

function start(...words: readonly string[]): ReturnType<typeof readStart> {
  process.argv = ['/opt/Hearthside/hearthside', ...words]
  return readStart('1.2.3', paths['userData'] ?? '')
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'hearthside-options-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

describe('the command line of the desktop app', () => {
  test('without words takes the places of the system', () => {
    expect(start()).toEqual({
      options: {
        folder: resolve('/home/gm/Documents/Hearthside'),
        userFolder: resolve('/home/gm/.config/Hearthside'),
        port: 4747,
        browser: 'open',
        file: null
      },
      folderNamed: false
    })
  })

  test.each([
    ['behind the mark of npm start', ['--ozone-platform=x11', '/home/gm/hearthside', '--']],
    ['among the switches of Chromium', ['--ozone-platform=x11', '/home/gm/hearthside', '--no-first-run']]
  ])('says the same as that of the browser shell, %s', (_, before) => {
    const data = join(folder(), 'Jane Döe & co')
    const started = start(
      ...before,
      '--folder',
      'campaigns',
      `--data=${data}`,
      '--port',
      '0',
      '--no-open',
      'a b.hearth'
    )
    expect(started).toEqual({
      options: {
        folder: resolve('campaigns'),
        userFolder: data,
        port: 0,
        browser: 'leave',
        file: resolve('a b.hearth')
      },
      folderNamed: true
    })
    // Lock, windows and Chromium's own files lie there too, so two Hearthsides with two folders are two.
    expect([paths['userData'], existsSync(data)]).toEqual([data, true])
  })

  test('a mistake is reported where the person typed all words; switches of Chromium are ignored', () => {
    expect(start('/home/gm/hearthside', '--', '--foldr', 'x')).toMatchObject({
      code: 2,
      says: expect.stringContaining('--foldr')
    })
    expect(start('--', 'a.hearth', 'b.hearth')).toMatchObject({ code: 2, says: expect.stringContaining('Only one') })
    expect(start('--port=x')).toMatchObject({ code: 2, says: expect.stringContaining('Usage') })
    expect(start('--foldr', '--user-data-dir=/x', '--disable-gpu')).toMatchObject({ options: { file: null } })
  })

  test.each([['--help'], ['-h'], ['--version'], ['-v']])('%s only prints', word => {
    expect(start('--', word)).toMatchObject({ code: 0, says: expect.stringMatching(/[Hh]earthside/) })
    expect(start(word)).toMatchObject({ code: 0 })
  })

  test('a file of another name is opened too where the person names it, so that the dashboard says what is wrong', () => {
    expect(start('--', 'notes.txt')).toMatchObject({ options: { file: resolve('notes.txt') } })
    expect(start('/home/gm/hearthside')).toMatchObject({ options: { file: null } })
  })

  test('a value may look like anything', () => {
    expect(ownWords(['app', '--folder', 'x.hearth', '--lang=de'])).toEqual(['--folder', 'x.hearth'])
  })
})

describe('what npm start waits for', () => {
  test('is a file with the outcome; each step before it is a file beside it', () => {
    const report = (process.env['HEARTHSIDE_STARTED'] = join(folder(), 'started'))
    reportProgress('main')
    reportProgress('ready')
    expect(existsSync(report)).toBe(false)
    expect(readFileSync(`${report}.progress`, 'utf8')).toBe('main\nready\n')
    reportStarted('window')
    expect(readFileSync(report, 'utf8')).toBe(`window ${process.pid}\n`)
  })

  test('does not disturb an app that was started in another way, or cannot write it', () => {
    reportStarted('window')
    process.env['HEARTHSIDE_STARTED'] = join(folder(), 'none', 'started')
    reportStarted('window')
    expect(existsSync(process.env['HEARTHSIDE_STARTED'])).toBe(false)
  })
})
