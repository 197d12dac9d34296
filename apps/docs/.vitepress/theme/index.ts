import type { Theme } from 'vitepress'
import theme from 'vitepress/theme-without-fonts'
import { onMounted } from 'vue'
import './style.css'

export default {
  extends: theme,
  setup() {
    // The reference links to the search. VitePress opens it by a key only.
    onMounted(() => {
      if (new URLSearchParams(location.search).has('search'))
        document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
    })
  },
  enhanceApp({ router }) {
    if (import.meta.env.SSR) return
    router.onBeforeRouteChange = (to) => {
      const { pathname, hash } = new URL(to, location.href)
      // The search finds operations on the page that lists them, but their place is the reference, which is not a page of VitePress.
      const isOperation = pathname.endsWith('/guides/operations.html') && hash.startsWith('#/')
      if (!isOperation && !pathname.endsWith('/reference.html')) return true
      location.assign(pathname.replace('/guides/operations.html', '/reference.html') + hash)
      return false
    }
  },
} satisfies Theme
