const longest = 60

/** A file name that is valid on every system, from a campaign's title: "The Drowned Bells!" → "the-drowned-bells". */
export function fileNameFor(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return [...words].slice(0, longest).join('').replace(/-+$/, '') || 'campaign'
}
