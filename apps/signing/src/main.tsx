import { render } from 'preact'
import { App } from './app.tsx'
import { listenForHost } from './host.ts'
import { onNewLink, takeToken } from './link.ts'
import './styles/controls.css'
import './styles/page.css'

const root = document.getElementById('app')!
root.replaceChildren()
let links = 0
/** Each link gets an app of its own, so that nothing of the earlier document stays. */
const open = () => render(<App key={++links} token={takeToken()} />, root)
onNewLink(open)
listenForHost()
open()
