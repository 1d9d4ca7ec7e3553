import { defineAsyncComponent, type Component, type FunctionalComponent } from 'vue'

const PlainWords: FunctionalComponent<{ text: string }> = ({ text }) => text

/** `LinkedText` for where the rules need not be fetched before there is something to read: until they are, the words alone. */
export const LinkedWords: Component = defineAsyncComponent({
  loader: () => import('./LinkedText.vue'),
  loadingComponent: PlainWords,
  delay: 0
})
