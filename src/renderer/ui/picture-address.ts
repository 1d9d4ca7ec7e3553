import type { InjectionKey } from 'vue'
import type { PictureId } from '#rules/core/picture'

/** The address of a shown picture, on a page with its own source of pictures. Other pages use the key of their screen. */
export const pictureAddress: InjectionKey<(picture: PictureId) => string> = Symbol('picture address')
