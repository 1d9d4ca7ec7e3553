// What a file name may be on every system, for names of campaigns and of notes alike. Windows is the strictest of them.

/** Names of devices, with whatever ending and with spaces before it (learn.microsoft.com, Naming Files). */
const device = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?= *(?:\.|$))/i

/** Joiners that belong to a letter: in an emoji of several parts, and in Arabic and Indic writing. */
const joiners =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Script=Arabic}\p{M}])[\u200C\u200D](?=\p{L})/gu

/** Characters that nobody sees, and those that turn the direction of reading; an emoji's own sign for colour is seen. */
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?![\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/u

/** Whether Windows keeps a name for itself. @param name without a folder, with or without its ending */
export function isReservedOnWindows(name: string): boolean {
  return device.test(name)
}

/** The same name as one that Windows does not keep for itself. */
export function asUnreservedName(name: string): string {
  return name.replace(device, '$1 -')
}

/** Whether a name has characters in it that cannot be seen. */
export function hasUnseenSigns(name: string): boolean {
  return unseen.test(name.replaceAll(joiners, ''))
}

/** A name without what cannot be seen in it; each becomes `instead`. */
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
