import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import type { IconName } from '@/ui/icons/icon-name'
import IconSymbols from '@/ui/icons/sprite/IconSymbols.vue'

/** A missing or further name does not compile. */
const names: Readonly<Record<IconName, true>> = {
  blank: true,
  bolt: true,
  book: true,
  camp: true,
  cards: true,
  chest: true,
  chevron: true,
  clock: true,
  copy: true,
  cut: true,
  dice: true,
  disk: true,
  download: true,
  duel: true,
  eye: true,
  folder: true,
  gear: true,
  hand: true,
  heal: true,
  help: true,
  keys: true,
  lamp: true,
  link: true,
  lock: true,
  minus: true,
  more: true,
  pause: true,
  people: true,
  phone: true,
  pin: true,
  plus: true,
  print: true,
  redo: true,
  renew: true,
  save: true,
  screen: true,
  search: true,
  shuffle: true,
  snow: true,
  sound: true,
  stream: true,
  swap: true,
  swords: true,
  trash: true,
  tree: true,
  turn: true,
  undo: true,
  upload: true,
  warn: true,
  wing: true,
  x: true
}

it('the sprite has each icon that can be named, and no other', () => {
  const page = mount(IconSymbols)
  const drawn = page.findAll('[id^="i-"]').map(each => each.attributes('id')?.slice('i-'.length))
  expect(drawn.toSorted()).toEqual(Object.keys(names).toSorted())
  page.unmount()
})
