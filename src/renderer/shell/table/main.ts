import { createApp } from 'vue'
import '../../theme/index.css'
import TablePage from './TablePage.vue'

createApp(TablePage).mount('#app')
