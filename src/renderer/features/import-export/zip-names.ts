/** The upper half of the default character table of ZIP files (APPNOTE, appendix D: IBM 437). */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

/** The encoded name in an archive. */
export interface RawName {
  readonly bytes: Uint8Array
  /** Whether the archive declares UTF-8. */
  readonly isUtf8: boolean
}

/**
 * The names of an archive. Finder and Info-ZIP write UTF-8 without declaring it, Windows in Japan Shift-JIS, old programs IBM 437.
 * One program writes the whole archive, so the chosen encoding must fit all names.
 */
export function namesOf(raw: readonly RawName[]): readonly string[] {
  const silent = raw.filter(({ isUtf8, bytes }) => !isUtf8 && bytes.some(byte => byte > 0x7f))
  const read = silent.every(({ bytes }) => decoded('utf-8', bytes) !== null)
    ? utf8
    : isJapanese(silent.map(({ bytes }) => decoded('shift_jis', bytes)))
      ? (bytes: Uint8Array) => decoded('shift_jis', bytes) ?? ibm437(bytes)
      : ibm437
  return raw.map(({ bytes, isUtf8 }) => (isUtf8 ? utf8 : read)(bytes))
}

function decoded(encoding: 'utf-8' | 'shift_jis', bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

function utf8(bytes: Uint8Array): string {
  return decoded('utf-8', bytes) ?? ibm437(bytes)
}

function ibm437(bytes: Uint8Array): string {
  return Array.from(bytes, byte => (byte < 0x80 ? String.fromCharCode(byte) : (upperHalf[byte - 0x80] ?? ''))).join('')
}

/** Two Japanese characters in a row are no coincidence: an accent among Latin letters gives one at most. */
function isJapanese(names: readonly (string | null)[]): boolean {
  const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]{2}/u
  return (
    names.every(name => name !== null) && names.some(name => japanese.test(name.replaceAll(/[\uff61-\uff9f]/g, ' ')))
  )
}
