/** A name for small areas: its first word, or the second if the first is a title or an article. */
export function shortName(name: string): string {
  const [first = '', second = ''] = name.split(/\s+/)
  return titles.has(first.toLowerCase().replace(/\.$/, '')) && second ? second : first
}

const titles: ReadonlySet<string> = new Set(
  [
    'the a an old young little big',
    'mr mrs ms miss mx sir dame lady lord madam master mistress don doña herr frau monsieur madame',
    'doctor dr professor prof judge elder chief inspector',
    'king queen prince princess duke duchess count countess baron baroness',
    'captain major colonel general sergeant lieutenant commander admiral',
    'sister brother father mother uncle aunt saint st abbot abbess bishop friar'
  ].flatMap(words => words.split(' '))
)
