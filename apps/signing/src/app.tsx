import { type ConfirmBankIdReturn, isParaphError, type Language, type SigningSession } from '@paraph/client'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { tellHost, tellHostOfFailure } from './session/host.ts'
import { forgetLink, verificationPass } from './session/link.ts'
import { type PageActions, PageContext } from './session/page-context.ts'
import { openPreview } from './session/preview.ts'
import { connect } from './session/connection.ts'
import { type Obstacle, obstacleOf } from './session/obstacle.ts'
import { isKnown } from './session/stage.ts'
import { browserLanguage, LanguageContext, texts } from './texts/language.ts'
import { Loading, ObstacleView, WrongPersonView } from './views/dead-ends.tsx'
import { SessionView } from './views/session-view.tsx'
import { Shell } from './layout/shell.tsx'
import { VerificationView } from './views/verification-view.tsx'

type Screen =
  | { kind: 'loading' }
  | { kind: 'obstacle'; obstacle: Obstacle }
  | { kind: 'wrongPerson' }
  | { kind: 'session'; session: SigningSession; wasKnown: boolean }

interface AppProps {
  token: string | undefined
  /** What the BankID app brought back. Without a token, it opened another browser than the one that started. */
  bankIdReturn?: ConfirmBankIdReturn | undefined
}

export function App({ token, bankIdReturn }: AppProps) {
  const [screen, setScreen] = useState<Screen>(() => {
    if (token) return { kind: 'loading' }
    const kind = bankIdReturn ? 'otherBrowser' : token === undefined ? 'linkMissing' : 'linkInvalid'
    return { kind: 'obstacle', obstacle: { kind } }
  })
  const [documentLanguage, setDocumentLanguage] = useState<Language>(browserLanguage)
  const [chosenLanguage, chooseLanguage] = useState<Language>()
  const language = chosenLanguage ?? documentLanguage
  // With the new texts, not after them: screen readers read each text in the language that the page has then.
  useLayoutEffect(() => void (document.documentElement.lang = language.toLowerCase()), [language])

  const page = useMemo((): PageActions | undefined => {
    if (!token) return undefined
    const { signing, http } = connect(token)
    let wasKnown = false
    const show = (session: SigningSession) => {
      setDocumentLanguage(session.language)
      setScreen({ kind: 'session', session, wasKnown })
      wasKnown ||= isKnown(session)
    }
    const showObstacle = (obstacle: Obstacle) => setScreen({ kind: 'obstacle', obstacle })
    const recover = async (error: unknown) => {
      const obstacle = obstacleOf(error)
      if (obstacle) return (showObstacle(obstacle), true)
      if (isParaphError(error, 'verification_required')) verificationPass.set(undefined)
      try {
        show(await signing.getSession())
        return true
      } catch (second) {
        const secondObstacle = obstacleOf(second)
        if (secondObstacle) showObstacle(secondObstacle)
        else tellHostOfFailure('unavailable')
        return secondObstacle !== undefined
      }
    }
    const reload = async () => {
      try {
        show(await signing.getSession())
      } catch (error) {
        showObstacle(obstacleOf(error) ?? { kind: 'unavailable' })
      }
    }
    const leave = () => {
      forgetLink()
      setScreen({ kind: 'wrongPerson' })
    }
    return {
      signing,
      http,
      token,
      show,
      reload,
      recover,
      preview: openPreview({ http }),
      draft: { bankIdReturn },
      leave,
    }
  }, [token])
  useEffect(() => {
    if (!page) return
    void page.reload()
    // At the same time, because each round trip takes long on a phone.
    void page.preview()
  }, [page])
  useEffect(() => {
    if (screen.kind === 'session') tellHost(screen.session)
    else if (screen.kind !== 'loading')
      tellHostOfFailure(screen.kind === 'obstacle' ? screen.obstacle.kind : screen.kind)
  }, [screen])

  return (
    <LanguageContext.Provider value={language}>
      <PageContext.Provider value={page}>
        <Shell language={language} onLanguage={chooseLanguage}>
          {screen.kind === 'loading' && <Loading text={texts[language].loading} />}
          {screen.kind === 'obstacle' && <ObstacleView obstacle={screen.obstacle} />}
          {screen.kind === 'wrongPerson' && <WrongPersonView />}
          {screen.kind === 'session' &&
            (isKnown(screen.session) ? (
              <SessionView session={screen.session} />
            ) : (
              <VerificationView session={screen.session} isAgain={screen.wasKnown} />
            ))}
        </Shell>
      </PageContext.Provider>
    </LanguageContext.Provider>
  )
}
