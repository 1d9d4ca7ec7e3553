import { createApp } from 'vue'
import '../../theme/index.css'
import OverlayPage from './OverlayPage.vue'

createApp(OverlayPage).mount('#app')
