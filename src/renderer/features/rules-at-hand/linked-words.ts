import { defineAsyncComponent, type Component, type FunctionalComponent } from 'vue'

const PlainWords: FunctionalComponent<{ text: string }> = ({ text }) => text

/** `LinkedText` for parts that must not wait for the rules: until they are fetched, the plain words. */
export const LinkedWords: Component = defineAsyncComponent({
  loader: () => import('./LinkedText.vue'),
  loadingComponent: PlainWords,
  delay: 0
})
