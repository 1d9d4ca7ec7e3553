import { createApp } from 'vue'
import { loadEarlyScreens } from '../../games/screens'
import '../../theme/screen.css'
import TablePage from './TablePage.vue'

void loadEarlyScreens('table')
createApp(TablePage).mount('#app')
