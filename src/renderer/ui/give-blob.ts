/** Offers bytes for download, as a file with this name. */
export function giveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Later, because some browsers begin to read the bytes only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
