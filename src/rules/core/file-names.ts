// The rules for file names on every system, for campaigns and for notes. Windows is the strictest system.

/** Names of devices, with any extension and with spaces before it (learn.microsoft.com, Naming Files). */
const device = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?= *(?:\.|$))/i

/** Joiners that belong to a character: in an emoji of several parts, and in Arabic and Indic scripts. */
const joiners =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Script=Arabic}\p{M}])[\u200C\u200D](?=\p{L})/gu

/** Invisible characters, and those that change the reading direction. The variation selectors of emoji are allowed. */
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?![\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/u

/**
 * Whether Windows reserves a name.
 * @param name without a folder, with or without its extension
 */
export function isReservedOnWindows(name: string): boolean {
  return device.test(name)
}

/** The name, changed where Windows reserves it. */
export function asUnreservedName(name: string): string {
  return name.replace(device, '$1 -')
}

/** Whether a name contains invisible characters. */
export function hasUnseenSigns(name: string): boolean {
  return unseen.test(name.replaceAll(joiners, ''))
}

/** The name with each invisible character replaced by `instead`. */
export function withoutUnseenSigns(name: string, instead: string): string {
  if (!hasUnseenSigns(name)) return name
  const every = new RegExp(unseen.source, 'gu')
  const parts: string[] = []
  let at = 0
  for (const { 0: joiner, index } of name.matchAll(joiners)) {
    parts.push(name.slice(at, index).replaceAll(every, instead), joiner)
    at = index + joiner.length
  }
  parts.push(name.slice(at).replaceAll(every, instead))
  return parts.join('')
}
