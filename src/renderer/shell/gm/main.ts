import { createPinia } from 'pinia'
import { createApp } from 'vue'
import '../../theme/index.css'
import './gm.css'
import GmPage from './GmPage.vue'

createApp(GmPage).use(createPinia()).mount('#app')
