/** Hands bytes to whoever reads this page, as a file of that name. */
export function giveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: some browsers only begin to read it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
