import type { NewClock } from '#rules/clocks/model'
import { limits, type ClockFace, durationWords } from '#rules/clocks/vocabulary'
import { cutBetweenLetters } from '#rules/core/text'

/** The clocks of a typed line, and the interpretation in words. */
export interface ClockLine {
  readonly clocks: readonly NewClock[]
  /** Its countdown starts now. */
  readonly starts: boolean
  readonly says: string
}

type Kind = 'clock' | 'countdown' | 'count' | 'stakes'
const keywords: Readonly<Record<string, Kind>> = {
  clock: 'clock',
  ring: 'clock',
  countdown: 'countdown',
  timer: 'countdown',
  count: 'count',
  counter: 'count',
  tally: 'count',
  stakes: 'stakes'
}
const faces: Readonly<Record<string, ClockFace>> = {
  mine: 'mine',
  private: 'mine',
  secret: 'mine',
  hidden: 'hidden',
  known: 'hidden',
  covered: 'hidden',
  'name-only': 'hidden',
  shown: 'shown',
  open: 'shown',
  public: 'shown'
}
const signs: Readonly<Record<string, 'check' | 'skull'>> = {
  check: 'check',
  '✔': 'check',
  '✓': 'check',
  skull: 'skull',
  '☠': 'skull',
  danger: 'skull'
}
const faceWords: Readonly<Record<ClockFace, string>> = {
  mine: 'only you see it',
  hidden: 'players see its name only',
  shown: 'everybody sees it'
}
const usual = { size: 6, minutes: 5, stakes: [7, 3], stake: 3 } as const
const minuteMs = 60_000

/**
 * Reads `clock The flood 6`, `countdown Break 10:00`, `count Strikes`, `stakes The ferry 7/3: the bell, Old Tamsin` (CL11).
 * @param bare whether the first keyword may be missing
 * @returns null when the line is no clock
 */
export function readClockLine(text: string, bare: 'bare' | 'keyword' = 'keyword'): ClockLine | null {
  const words = text.trim().split(/\s+/)
  const keyword = keywords[(words[0] ?? '').toLowerCase().replace(/:$/, '')]
  const rest = keyword ? words.slice(1).join(' ') : text.trim()
  if (rest === '' || (!keyword && bare === 'keyword')) return null
  return keyword === 'stakes' ? readStakes(rest) : readOne(rest, keyword ?? 'clock')
}

function readOne(text: string, keyword: Exclude<Kind, 'stakes'>): ClockLine | null {
  const [head = '', note = ''] = text.split(/\s+[-–—]+\s+(.*)/s)
  const words = head.split(/\s+/)
  const options = takeOptions(words)
  const { measure, rest } = measureOf(words, keyword, options.sign)
  const name = cutBetweenLetters(unquoted(rest.join(' ')), limits.name)
  if (name === '') return null
  const starts = measure.kind === 'countdown' && !options.later
  const clock = { name, note: cutBetweenLetters(note.trim(), limits.note), face: options.face, measure }
  return {
    clocks: [clock],
    starts,
    says: `${name}: ${[...measureWords(measure, starts), faceWords[options.face]].join(', ')}`
  }
}

interface Options {
  face: ClockFace
  sign: 'plain' | 'check' | 'skull'
  later: boolean
}

/** Removes the last options about face, sign and start, in any order, and returns them. */
function takeOptions(words: string[]): Options {
  const options: Options = { face: 'shown', sign: 'plain', later: false }
  while (words.length > 1) {
    if (words.length > 2 && /^name$/i.test(words.at(-2) ?? '') && /^only$/i.test(words.at(-1) ?? ''))
      words.splice(-2, 2, 'name-only')
    const word = (words.at(-1) ?? '').toLowerCase()
    const [face, sign] = [faces[word], signs[word]]
    if (face) options.face = face
    else if (sign) options.sign = sign
    else if (word === 'later' || word === 'stopped') options.later = true
    else break
    words.pop()
  }
  return options
}

/** The number at the end or at the beginning, and the other words as the name. */
function measureOf(
  words: readonly string[],
  keyword: Exclude<Kind, 'stakes'>,
  sign: Options['sign']
): { readonly measure: NewClock['measure']; readonly rest: readonly string[] } {
  if (keyword === 'count') return { measure: { kind: 'count' }, rest: words }
  for (const { taken, rest } of endings(words)) {
    const time = timeOf(taken, keyword === 'countdown' ? 'minutes' : 'none')
    if (time !== null) return { measure: { kind: 'countdown', length: within(time, limits.countdown) }, rest }
    const size = /^(\d{1,3})(?: ?(?:segments?|parts?|steps?))?$/i.exec(taken)?.[1]
    if (size && keyword === 'clock')
      return {
        measure: { kind: 'segments', sign, size: within(Number(size), { least: limits.fewest, most: limits.most }) },
        rest
      }
  }
  if (keyword === 'countdown') return { measure: { kind: 'countdown', length: usual.minutes * minuteMs }, rest: words }
  return { measure: { kind: 'segments', size: usual.size, sign }, rest: words }
}

/** The last two words, the last, and the first: each a possible number, with the remaining words. At least one word remains. */
function endings(words: readonly string[]): readonly { readonly taken: string; readonly rest: readonly string[] }[] {
  return [
    { taken: words.slice(-2).join(' '), rest: words.slice(0, -2) },
    { taken: words.at(-1) ?? '', rest: words.slice(0, -1) },
    { taken: words[0] ?? '', rest: words.slice(1) }
  ].filter(({ rest }) => rest.length > 0)
}

/** `10:00`, `1:30:00`, `90s`, `10m`, `10 minutes`, `1h`; a plain number if `plain` allows it. @returns milliseconds */
function timeOf(word: string, plain: 'minutes' | 'none'): number | null {
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d\d)$/.exec(word)
  if (clock) return ((Number(clock[1] ?? 0) * 60 + Number(clock[2])) * 60 + Number(clock[3])) * 1000
  const unit = /^(\d{1,4}) ?(h|hours?|m|min|mins|minutes?|s|sec|secs|seconds?)$/i.exec(word)
  if (unit)
    return Number(unit[1]) * { h: 3_600_000, m: minuteMs, s: 1000 }[(unit[2] ?? 'm').charAt(0).toLowerCase() as 'h']
  return plain === 'minutes' && /^\d{1,4}$/.test(word) ? Number(word) * minuteMs : null
}

/** The stakes of a scene: what is won, what is lost, and further stakes by name. */
function readStakes(text: string): ClockLine | null {
  const [head = '', list = ''] = text.split(/:\s*(.*)/s)
  const sizes = /^(.*\S)\s+(\d{1,2})\s*\/\s*(\d{1,2})$/.exec(head.trim())
  const name = cutBetweenLetters(unquoted(sizes?.[1] ?? head.trim()), limits.name - ': danger'.length)
  if (name === '') return null
  const sized = (size: string | undefined, or: number): number =>
    within(size === undefined ? or : Number(size), { least: limits.fewest, most: limits.most })
  const others = list
    .split(/[,;]/)
    .map(each => each.trim())
    .filter(Boolean)
    .slice(0, 6)
  const bar = (called: string, size: number, sign: 'check' | 'skull'): NewClock => ({
    name: cutBetweenLetters(called, limits.name),
    note: '',
    face: 'shown',
    measure: { kind: 'segments', size, sign }
  })
  const clocks = [
    bar(name, sized(sizes?.[2], usual.stakes[0]), 'check'),
    bar(`${name}: danger`, sized(sizes?.[3], usual.stakes[1]), 'skull'),
    ...others.map(each => bar(each, usual.stake, 'check'))
  ]
  return {
    clocks,
    starts: false,
    says: `${clocks.map(each => `${each.name} ${measureWords(each.measure, false).join(' ')}`).join(' · ')}`
  }
}

function measureWords(measure: NewClock['measure'], starts: boolean): readonly string[] {
  switch (measure.kind) {
    case 'segments':
      return [`${measure.sign === 'plain' ? '' : measure.sign === 'check' ? '✔ ' : '☠ '}${measure.size} segments`]
    case 'countdown':
      return [`counts down ${durationWords(measure.length)}`, starts ? 'starts now' : 'stands until you start it']
    case 'count':
      return ['a number']
  }
}

function within(value: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return Math.max(least, Math.min(most, value))
}

function unquoted(name: string): string {
  return name
    .trim()
    .replace(/^["“](.*)["”]$/, '$1')
    .trim()
}
