import type { Language } from '@paraph/client'
import { render } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { App } from './app.tsx'
import { Shell } from './layout/shell.tsx'
import type { Previewed } from '@paraph/ui/preview/previewed.ts'
import { answerLocally } from './preview/answer-locally.ts'
import { askConsole } from './preview/ask-console.ts'
import { Banner } from './preview/banner.tsx'
import { Missing } from './preview/missing.tsx'
import { answerRequests } from './session/connection.ts'
import { browserLanguage, LanguageContext } from './texts/language.ts'

/** Milliseconds. The console may have been closed. If it is only slow, the preview still comes. */
const PATIENCE = 5_000

/** Shows the page to the sender, as a party would see it. */
export function openPreview(root: HTMLElement) {
  // A link of a party must open the true page.
  addEventListener('hashchange', () => location.reload())
  root.replaceChildren()
  render(<PreviewApp />, root)
}

function PreviewApp() {
  const [shown, setShown] = useState<Previewed>()
  const [isWaiting, setWaiting] = useState(true)
  const [language, chooseLanguage] = useState<Language>(browserLanguage)
  useEffect(() => {
    const isAsked = askConsole((shown) => {
      setShown(shown)
      setWaiting(false)
    })
    if (!isAsked) return setWaiting(false)
    const timer = setTimeout(() => setWaiting(false), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  if (shown) return <PreviewedPage shown={shown} />
  return (
    <LanguageContext.Provider value={language}>
      <Shell language={language} onLanguage={chooseLanguage}>
        <Missing isWaiting={isWaiting} />
      </Shell>
    </LanguageContext.Provider>
  )
}

function PreviewedPage({ shown }: { shown: Previewed }) {
  const tell = useRef(() => {})
  const token = useMemo(() => {
    answerRequests(answerLocally(shown, () => tell.current()))
    return newToken()
  }, [shown])
  return (
    <App
      key={token}
      token={token}
      notice={<Banner session={shown.session} onReady={(ready) => (tell.current = ready)} />}
    />
  )
}

/** As long as the token of a party. Each preview has its own, so that two tabs do not share what is filled in. */
const newToken = () =>
  [...crypto.getRandomValues(new Uint8Array(22))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
