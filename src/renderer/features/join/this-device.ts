import { deviceForm } from '#shared/join'

const place = 'hearthside-device'

/** The id of this device among joining devices; the same after a reload, if the browser can store it. */
export function thisDevice(page: Window): string {
  const known = read(page)
  if (known && deviceForm.test(known)) return known
  const bytes = page.crypto.getRandomValues(new Uint8Array(16))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)
  keep(page, made)
  return made
}

function read(page: Window): string | null {
  try {
    return page.localStorage.getItem(place)
  } catch {
    return null // the browser has no storage here
  }
}

function keep(page: Window, device: string): void {
  try {
    page.localStorage.setItem(place, device)
  } catch {
    return // then a reload makes a new request
  }
}
