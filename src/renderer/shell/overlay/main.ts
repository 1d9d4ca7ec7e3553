import { createApp } from 'vue'
import '../../theme/screen.css'
import OverlayPage from './OverlayPage.vue'

createApp(OverlayPage).mount('#app')
