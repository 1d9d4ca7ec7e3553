import type { FolderFile } from '#rules/book/folder/folder'

/** Chrome’s access to folders, which the types of TypeScript do not contain. */
interface FolderPicker {
  showDirectoryPicker?(options: { readonly mode: 'readwrite'; readonly id: string }): Promise<FileSystemDirectoryHandle>
}

/** Whether this page may write into a folder: in a browser like Chrome, on this machine. Electron’s pages may not. */
export function canWriteFolders(shell: 'electron' | 'browser' | undefined): boolean {
  return shell === 'browser' && 'showDirectoryPicker' in globalThis
}

/**
 * Writes files into a new folder inside the chosen one; existing files stay unchanged.
 * @returns the name of the new folder, or null without a choice
 */
export async function writeFolder(name: string, files: readonly FolderFile[]): Promise<string | null> {
  const inside = await chooseFolder()
  if (!inside) return null
  const free = await freeName(inside, name)
  const folder = await inside.getDirectoryHandle(free, { create: true })
  for (const { path, text } of files) {
    const parts = path.split('/')
    const file = parts.pop() ?? path
    let place = folder
    for (const part of parts) place = await place.getDirectoryHandle(part, { create: true })
    const writable = await (await place.getFileHandle(file, { create: true })).createWritable()
    await writable.write(text)
    await writable.close()
  }
  return free
}

async function chooseFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    return (await (globalThis as FolderPicker).showDirectoryPicker?.({ mode: 'readwrite', id: 'book' })) ?? null
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') return null
    throw reason
  }
}

async function freeName(inside: FileSystemDirectoryHandle, name: string): Promise<string> {
  for (let nth = 1; ; nth++) {
    const tried = nth === 1 ? name : `${name} ${nth}`
    const isThere = await inside.getDirectoryHandle(tried).then(
      () => true,
      (reason: unknown) => !(reason instanceof DOMException && reason.name === 'NotFoundError')
    )
    if (!isThere) return tried
  }
}
