// Three families, Latin and Latin Extended (Łukasz, Šárka, Þóra), from @fontsource. The licence is in docs/credits.md.
// Those in ./fonts are the five that every page needs, without what no page uses (two fifths lighter; Alegreya Sans 700, which sets labels, without kern too):
// pyftsubset FILE --layout-features=kern,liga,ccmp,lnum,tnum --no-hinting --desubroutinize --flavor=woff2
//   --unicodes=0-FF,131,152-153,301-304,308,2013-2014,2018-201A,201C-201E,2020,2022,2026,202F,2030,2032-2033,2039-203A,2044,20AC,2122,2190-2193,2212,2215
// No face of these families has the arrows that caps of keys show. Asked for one, the system keeps the first layout waiting (docs/performance.md,
// Start), so three of DejaVu Sans are a font of 0.6 kB: pyftsubset DejaVuSans.ttf --unicodes=2190,2192,21E7 --layout-features= --no-hinting --flavor=woff2

const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  arrows: 'U+2190, U+2192, U+21E7'
}
type Style = 'normal' | 'italic'
interface Face {
  readonly family: string
  /** One, or from which to which. */
  readonly weight: number | string
  readonly style: Style
  readonly range: keyof typeof ranges
  readonly file: string
}

/** The weights and styles that are set, and whether the Latin part of it is one of ./fonts. */
const set: readonly (readonly [family: string, weight: number, style: Style, lighter: boolean])[] = [
  ['Alegreya', 500, 'normal', true],
  ['Alegreya', 700, 'normal', true],
  ['Alegreya', 500, 'italic', false],
  ['Alegreya Sans', 400, 'normal', true],
  ['Alegreya Sans', 400, 'italic', false],
  ['Alegreya Sans', 500, 'normal', true],
  ['Alegreya Sans', 700, 'normal', true],
  ['Atkinson Hyperlegible', 400, 'normal', false],
  ['Atkinson Hyperlegible', 700, 'normal', false]
]
/**
 * Latin Extended is a family of its own, named behind the Latin one (`Alegreya, 'Alegreya Ext'`). In one family the browser asks the system for a
 * stand-in for a face that is not there yet, at every size there is, whether a text needs it or not: thirty times before the dashboard stood.
 */
const all = set.flatMap(([family, weight, style, lighter]) =>
  (['latin', 'latin-ext'] as const).map((range): Face => {
    const name = family.toLowerCase().replace(' ', '-')
    const folder = lighter && range === 'latin' ? './fonts' : `@fontsource/${name}/files`
    const file = `${folder}/${name}-${range}-${weight}-${style}.woff2`
    return { family: range === 'latin' ? family : `${family} Ext`, weight, style, range, file }
  })
)
const arrows: Face = {
  family: 'Arrows',
  weight: '100 900',
  style: 'normal',
  range: 'arrows',
  file: './fonts/arrows.woff2'
}
/** A weak network fetches four fonts: these faces are drawn with those of another. */
const phone: readonly Face[] = (
  [
    ['Alegreya', 500, 'italic', './fonts/alegreya-latin-500-normal.woff2'],
    ['Alegreya Sans', 500, 'normal', './fonts/alegreya-sans-latin-400-normal.woff2'],
    ['Alegreya Sans', 400, 'italic', './fonts/alegreya-sans-latin-400-normal.woff2']
  ] as const
).map(([family, weight, style, file]) => ({ family, weight, style, range: 'latin', file }))

/** The `@font-face` rules of all pages, or those that players' phones have after them. */
export function facesOf(page: string): string {
  return (page === 'phone' ? phone : [...all, arrows])
    .map(
      ({ family, weight, style, range, file }) =>
        `@font-face { font-family: '${family}'; font-style: ${style}; font-weight: ${weight}; font-display: block; src: url('${file}') format('woff2'); unicode-range: ${ranges[range]}; }`
    )
    .join('\n')
}
