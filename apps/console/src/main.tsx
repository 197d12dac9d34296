import { render } from 'preact'
import '@paraph/ui/look/look.css'
import '@paraph/ui/marks/marks.css'
import { refuseDroppedFiles } from '@paraph/ui/use-dropped-files.ts'
import './styles/styles.css'
import { App } from './app.tsx'
import { takeKeptKey } from './session/key.ts'
import { followOtherTabs, resumeSession } from './session/member.ts'
import { loadTexts, type Spoken, startLanguage } from './texts/language.ts'

const root = document.getElementById('app')!

function start(first: Spoken) {
  root.replaceChildren()
  render(<App first={first} />, root)
}

/** The page itself says this in each language. */
function offerToTryAgain() {
  const unreachable = document.getElementById('unreachable')!
  unreachable.hidden = false
  unreachable.querySelector('button')!.addEventListener('click', () => location.reload())
}

refuseDroppedFiles()
takeKeptKey()
followOtherTabs()
Promise.all([loadTexts(startLanguage()), resumeSession()]).then(([first]) => start(first), offerToTryAgain)
