import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { informationFor, parseOptions } from '#main/browser/command-line'
import { temporaryFolder } from '../host/test-host'

describe('the command line', () => {
  test.each([['--help'], ['-h']])('%s tells every option', option => {
    const told = informationFor(['--port', '1', option], '1.2.3') ?? ''
    for (const each of ['--folder', '--data', '--port', '--no-open', '--help', '--version', 'FILE.hearth'])
      expect(told).toContain(each)
  })

  test('--version tells the version, and anything else is no question', () => {
    expect(informationFor(['--version'], '1.2.3')).toBe('Hearthside 1.2.3')
    expect(informationFor(['--no-open', 'help.hearth'], '1.2.3')).toBeNull()
  })

  test('has sensible defaults', () => {
    const options = parseOptions([], { XDG_CONFIG_HOME: '/x' })
    expect(options).toMatchObject({ ok: true, value: { port: 4747, browser: 'open', file: null } })
    expect(options.ok && options.value.folder).toMatch(/Documents.Hearthside$/)
  })

  test('takes them all', async () => {
    const root = await temporaryFolder()
    await mkdir(join(root, 'x'))
    const words = ['--folder', root, '--data', join(root, 'x'), '--port', '5000', '--no-open', join(root, 'a.hearth')]
    expect(parseOptions(words, {})).toEqual({
      ok: true,
      value: { folder: root, userFolder: join(root, 'x'), port: 5000, browser: 'leave', file: join(root, 'a.hearth') }
    })
  })

  test.each([[['--port', 'x']], [['--port', '70000']], [['--what']], [['a', 'b']], [['--folder']]])(
    'refuses %j in a sentence',
    words => {
      const options = parseOptions(words, {})
      expect(options.ok).toBe(false)
      expect(!options.ok && options.error).toContain('Usage')
    }
  )
})
