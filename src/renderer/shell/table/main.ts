import { createApp } from 'vue'
import { loadEarly } from '../../games/registry'
import '../../theme/screen.css'
import TablePage from './TablePage.vue'

void loadEarly('table')
createApp(TablePage).mount('#app')
