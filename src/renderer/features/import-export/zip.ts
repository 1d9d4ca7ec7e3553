import { strToU8, zip } from 'fflate'
import type { FolderFile } from '#rules/book/folder/folder'

/** Packs files into one archive: equal files give equal bytes. */
export async function packFolder(name: string, files: readonly FolderFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const entries = Object.fromEntries(files.map(({ path, text }) => [`${name}/${path}`, strToU8(text)]))
  return new Promise((resolve, reject) =>
    zip(entries, { level: 6, mtime: '1980-01-02' }, (error, data) =>
      error ? reject(error) : resolve(data as Uint8Array<ArrayBuffer>)
    )
  )
}
