import { createApp } from 'vue'
import '../../theme/index.css'
import SeatPage from './SeatPage.vue'

createApp(SeatPage).mount('#app')
