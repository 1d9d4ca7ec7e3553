/** Works on which Hearthside is based. The full texts are in docs/credits.md. */
export interface Credit {
  readonly what: string
  readonly by: string
  readonly terms: string
}

export const games: readonly Credit[] = [
  {
    what: 'A Thousand Faces of Adventure',
    by: 'Shandy Brown, with parts of Dungeon World by Sage LaTorra and Adam Koebel',
    terms: 'Creative Commons BY 3.0'
  },
  { what: 'The Face of Angels', by: 'Clinton R. Nixon', terms: 'Creative Commons BY-NC-SA 2.5' },
  {
    what: 'Prophecy',
    by: 'Michael Purcell',
    terms: 'Creative Commons BY 4.0; three Prophecies retold after his, three of our own'
  },
  { what: 'Game Face', by: 'a small dice game', terms: 'Its rules in our own words' }
]

export const craft: readonly Credit[] = [
  {
    what: 'Alegreya and Alegreya Sans',
    by: 'Juan Pablo del Peral, Huerta Tipográfica',
    terms: 'SIL Open Font License'
  },
  {
    what: 'Three arrows of DejaVu Sans',
    by: 'Bitstream, Inc., and the DejaVu fonts team',
    terms: 'Bitstream Vera licence'
  },
  { what: 'Atkinson Hyperlegible', by: 'Braille Institute of America', terms: 'SIL Open Font License' },
  { what: 'Cards, suits and icons', by: 'drawn for Hearthside', terms: 'MIT, like the app' },
  {
    what: 'Electron, Vue, Reka UI, zod, lowdb, uqr',
    by: 'and the libraries they use',
    terms: 'MIT and similar licences'
  }
]
