import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { readPageFile } from '#main/storage/machine/page-files'

function pages(): string {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-pages-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  mkdirSync(join(home, 'pages', 'assets'), { recursive: true })
  writeFileSync(join(home, 'pages', 'gm.html'), '<p>dashboard')
  writeFileSync(join(home, 'pages', 'assets', 'a b.js'), '1')
  writeFileSync(join(home, 'pages', 'notes.txt'), 'not for anybody')
  writeFileSync(join(home, 'secret.html'), 'secret')
  mkdirSync(join(home, 'pages-of-others'))
  writeFileSync(join(home, 'pages-of-others', 'secret.html'), 'secret')
  return join(home, 'pages')
}

test('serves what was built, with its kind', async () => {
  const root = pages()
  expect((await readPageFile(root, '/gm.html'))?.contentType).toBe('text/html; charset=utf-8')
  expect(Buffer.from((await readPageFile(root, '/assets/a%20b.js'))?.bytes ?? []).toString()).toBe('1')
})

test.each([
  '/../secret.html',
  '/%2e%2e/secret.html',
  '/..%2fsecret.html',
  '/..%5csecret.html',
  '/%252e%252e/secret.html',
  '/assets/../../secret.html',
  '/../pages-of-others/secret.html',
  '/gm.html%00',
  '/notes.txt',
  '/assets',
  '/',
  '',
  '/%',
  '/missing.html'
])('%s is not there', async way => {
  expect(await readPageFile(pages(), way)).toBeNull()
})

test('no path that a client can write leads out', async () => {
  const root = pages()
  const part = fc.constantFrom(
    '..',
    '%2e%2e',
    '%2E.',
    '/',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '.',
    'secret.html',
    'pages-of-others',
    '%25'
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async parts => {
      const found = await readPageFile(root, `/${parts.join('')}`)
      expect(Buffer.from(found?.bytes ?? []).toString()).not.toBe('secret')
    }),
    { numRuns: 2000 }
  )
})
