import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editable, fold, type MentionTarget, mentionsIn, type NameIndex, stored, tidyName } from '#rules/book/mentions'

function indexOf(...names: readonly string[]): NameIndex {
  return new Map(names.map((name, at) => [fold(name), `t${at + 1}` as MentionTarget]))
}

/** New names become t100, t101 …; what they are is kept in `made`. */
function keeping(index: NameIndex = new Map()) {
  const made: string[] = []
  const keep = (typed: string): string => stored(typed, index, name => `t${99 + made.push(name)}` as MentionTarget)
  return { made, keep }
}

describe('names in text', () => {
  it.each([
    ['@Yogran the rat set up the guard', 'Yogran'],
    ['Then @Maud Ferrier rows out', 'Maud Ferrier'],
    ['@The Dean, again', 'The Dean'],
    ['seen by @Captain of the Guard today', 'Captain of the Guard'],
    ['@Kresk and Wren', 'Kresk'],
    ['@yogran sells maps', 'yogran'],
    ['@"the salt twins" lie', 'the salt twins'],
    ['ask @O’Hara.', 'O’Hara'],
    ['@Élodie Brück', 'Élodie Brück'],
    ['(@Inspector Quill)', 'Inspector Quill']
  ])('BK6 a new name ends where it seems to: %s', (typed, name) => {
    const { made, keep } = keeping()
    expect(keep(typed)).toBe(
      typed.replace(/@("[^"]*"|.*)/, match => match.replace(`@${name}`, '@{t100}').replace(`@"${name}"`, '@{t100}'))
    )
    expect(made).toEqual([name])
  })

  it('BK6 the longest known name is meant, whatever its case and accents', () => {
    const { made, keep } = keeping(indexOf('Yogran', 'Yogran the rat', 'Who hung it?'))
    expect(keep('@yógran the RAT lies; @Yogran the lion; @who hung it? asks')).toBe(
      '@{t2} lies; @{t1} the lion; @{t3} asks'
    )
    expect(keep('@Yogrand')).toBe('@{t100}')
    expect(made).toEqual(['Yogrand'])
  })

  it('BK6 an address, a lone sign and a sign that text keeps are no names', () => {
    const { made, keep } = keeping()
    expect(keep('mail a@b.org @ noon, @{t1}')).toBe('mail a@b.org @ noon, @ {t1}')
    expect(made).toEqual([])
  })

  it('BK4 a name is one line without the signs of text', () => {
    expect(tidyName('  The "salt"\n @twins {two} ')).toBe('The salt twins two')
    expect(tidyName('"@"')).toBe('')
    expect(tidyName('x'.repeat(200))).toHaveLength(80)
  })

  it('BK8 what is opened to be changed and kept as it is stays what it was', () => {
    const names = ['Ada', 'Ada Bell', 'the salt twins', 'Who hung it?', 'O’Hara', 'E', 'Bell of']
    const index = indexOf(...names)
    const nameOf = (id: MentionTarget): string => names[Number(id.slice(1)) - 1] ?? '?'
    const piece = fc.oneof(
      fc.constantFrom(...names.map((_, at) => `@{t${at + 1}}`)),
      fc.constantFrom(' ', ', ', ' Bell', 's', ' the rat', '?', '\n', '"', ' Bell of Ada', '.', '-x')
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
        const { made, keep } = keeping(index)
        // As the book itself would have stored it: there is no letter before the beginning of a mention.
        const kept = pieces.join('').replaceAll(/(?<=[\p{L}\p{N}])@/gu, ' @')
        expect(keep(editable(kept, index, nameOf))).toBe(kept)
        expect(made).toEqual([])
      }),
      { numRuns: 3000 }
    )
  })

  it('BK8 what is out of the book, or whose name has gone to another, is plain words', () => {
    const index = indexOf('Ada')
    expect(editable('@{t9} meets @{t1}', index, id => (id === 't9' ? 'Hobb' : 'Ada'))).toBe('Hobb meets @Ada')
    expect(editable('@{t9} waits', index, () => 'Ada')).toBe('Ada waits')
  })

  it('BK7 a text is asked what it points at', () => {
    expect(mentionsIn('@{t1} and @{s3}, @{t12-2} and @{t1} @{x}')).toEqual(['t1', 's3', 't12-2'])
  })
})
