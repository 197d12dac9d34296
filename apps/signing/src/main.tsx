import { render } from 'preact'
import { refuseDroppedFiles } from '@paraph/ui/use-dropped-files.ts'
import { App } from './app.tsx'
import { followView } from './browser/follow-view.ts'
import { isPreview } from './browser/may-store.ts'
import { PhoneApp } from './phone/phone-app.tsx'
import { listenForHost } from './session/host.ts'
import { sweepLinks } from './session/bankid-storage.ts'
import { forgetActs, watchActs } from './session/person-act.ts'
import { onNewLink, takeReturn, takeTask, takeToken } from './session/link.ts'
import '@paraph/ui/look/look.css'
import '@paraph/ui/marks/marks.css'
import './styles/controls.css'
import './styles/page.css'

const root = document.getElementById('app')!
let links = 0
/** A new link gets a new app, which shows nothing of the earlier document. */
const open = () => {
  sweepLinks()
  forgetActs()
  const task = takeTask()
  if (task) return render(<PhoneApp key={++links} {...task} />, root)
  const back = takeReturn()
  render(<App key={++links} token={back ? back.link?.token : takeToken()} bankIdReturn={back?.bankIdReturn} />, root)
}
followView()
watchActs()
refuseDroppedFiles()
if (isPreview) void import('./preview-app.tsx').then(({ openPreview }) => openPreview(root))
else {
  root.replaceChildren()
  onNewLink(open)
  listenForHost()
  open()
}
