/** A name for small places: its first word, unless that is a title or an article. */
export function shortName(name: string): string {
  const [first = '', second = ''] = name.split(/\s+/)
  return titles.test(first) && second ? second : first
}

const titles =
  /^(the|a|an|sir|lady|lord|old|little|big|sister|brother|father|mother|captain|doctor|dr\.?|mr\.?|mrs\.?|ms\.?|saint|st\.?)$/i
