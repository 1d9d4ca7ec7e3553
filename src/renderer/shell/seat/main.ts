import { createApp } from 'vue'
import { loadEarly } from '../../games/registry'
import '../../theme/phone.css'
import SeatPage from './SeatPage.vue'

void loadEarly('seat')
createApp(SeatPage).mount('#app')
