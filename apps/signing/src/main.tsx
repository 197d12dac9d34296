import { render } from 'preact'
import { App } from './app.tsx'
import { followView } from './browser/follow-view.ts'
import { PhoneApp } from './phone/phone-app.tsx'
import { listenForHost } from './session/host.ts'
import { sweepLinks } from './session/bankid-storage.ts'
import { forgetActs, watchActs } from './session/person-act.ts'
import { onNewLink, takeDrawing, takeReturn, takeToken } from './session/link.ts'
import './styles/controls.css'
import './styles/page.css'

const root = document.getElementById('app')!
root.replaceChildren()
let links = 0
/** A new link gets a new app, which shows nothing of the earlier document. */
const open = () => {
  sweepLinks()
  forgetActs()
  const drawing = takeDrawing()
  if (drawing !== undefined) return render(<PhoneApp key={++links} token={drawing} />, root)
  const back = takeReturn()
  render(<App key={++links} token={back ? back.link?.token : takeToken()} bankIdReturn={back?.bankIdReturn} />, root)
}
onNewLink(open)
followView()
listenForHost()
watchActs()
open()
