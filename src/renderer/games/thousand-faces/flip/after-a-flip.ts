// What the flip panel shows after a flip: one request.
export { default as CallHelp } from './CallHelp.vue'
export { default as QuestionPanel } from '../questions/QuestionPanel.vue'
