import { render } from 'preact'
import { App } from './app.tsx'
import { listenForHost } from './host.ts'
import { reloadOnNewLink, takeToken } from './link.ts'
import './styles/controls.css'
import './styles/page.css'

const token = takeToken()
reloadOnNewLink()
listenForHost()
const root = document.getElementById('app')!
root.replaceChildren()
render(<App token={token} />, root)
