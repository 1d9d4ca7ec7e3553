import { createApp } from 'vue'
import { listenForPlainText } from '@/ui/plain-text/plain-text-key'
import '../theme/overlay.css'
import StreamPage from './StreamPage.vue'

listenForPlainText()
createApp(StreamPage).mount('#app')
