import { createApp } from 'vue'
import '../../theme/phone.css'
import JoinPage from './JoinPage.vue'

createApp(JoinPage).mount('#app')
