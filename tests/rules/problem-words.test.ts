import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/steps.mjs'

const text = String.raw`(?:'((?:\\.|[^'\\])*)'|` + '`((?:\\\\.|[^`\\\\])*)`)'
const both = new RegExp(String.raw`\bmessage:\s*${text},\s*remedy:\s*${text}`, 'gs')

/** Every place in the sources that writes down a message and its remedy. */
function explanationsIn(source: string): readonly (readonly [message: string, remedy: string])[] {
  return [...source.matchAll(both)].map(([, a, b, c, d]) => [a ?? b ?? '', c ?? d ?? ''] as const)
}

/** The screens set the full stops, and begin each part as a sentence of its own. */
const isSentence = (part: string): boolean => /^[\p{Lu}“$].*[^.\s]$/su.test(part)

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(file =>
  /\.(ts|vue)$/.test(file)
)
const found = files.flatMap(file =>
  explanationsIn(readFileSync(join(root, 'src', file), 'utf8')).map(
    ([message, remedy]) => [message, remedy, file] as const
  )
)

describe('a message and its remedy', () => {
  it('are found wherever they are written down', () => {
    expect(explanationsIn("{ message: 'It can’t',\n remedy: `Do ${that}` }")).toEqual([['It can’t', 'Do ${that}']])
    expect(found.length).toBeGreaterThan(80)
  })

  it.each(['', 'Do that.', 'do that'])('“%s” is not a sentence without its full stop', part =>
    expect(isSentence(part)).toBe(false)
  )

  it.each(found)('“%s”, “%s” are sentences without their full stops', (message, remedy) =>
    expect([isSentence(message), isSentence(remedy)]).toEqual([true, true])
  )
})
