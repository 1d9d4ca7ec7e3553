/** Puts a text on the clipboard. Over plain HTTP, as on a phone, a browser gives no page its clipboard: there the words are chosen and copied. @returns whether it is there */
export async function copyText(text: string, shown: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    getSelection()?.selectAllChildren(shown)
    return document.execCommand('copy')
  }
}
