import { render } from 'preact'
import { App } from './app.tsx'
import { listenForHost } from './session/host.ts'
import { sweepLinks } from './session/bankid-storage.ts'
import { onNewLink, takeReturn, takeToken } from './session/link.ts'
import './styles/controls.css'
import './styles/page.css'

const root = document.getElementById('app')!
root.replaceChildren()
let links = 0
/** Each link gets an app of its own, so that nothing of the earlier document stays. */
const open = () => {
  sweepLinks()
  const back = takeReturn()
  render(<App key={++links} token={back ? back.link?.token : takeToken()} bankIdReturn={back?.bankIdReturn} />, root)
}
onNewLink(open)
listenForHost()
open()
