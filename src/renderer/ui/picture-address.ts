import type { InjectionKey } from 'vue'
import type { PictureId } from '#rules/core/picture'

/** Where a page that has its own way to pictures finds one that a screen shows. Elsewhere the screen’s key leads to it. */
export const pictureAddress: InjectionKey<(picture: PictureId) => string> = Symbol('picture address')
