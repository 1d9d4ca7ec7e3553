import { hash } from 'node:crypto'

/**
 * 64 bits of SHA-256 over the previous checksum and this text, as 16 hexadecimal digits. It detects damage, not malice.
 */
export function checksum(before: string, text: string): string {
  return hash('sha256', before + text, 'hex').slice(0, 16)
}
