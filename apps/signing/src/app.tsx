import type { Language } from '@paraph/client'
import { Skeleton } from '@paraph/ui/kit/skeleton.tsx'
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { Shell } from './layout/shell.tsx'
import { PageContext } from './page/page-context.ts'
import { isKnown } from './session/stage.ts'
import { LanguageContext, texts } from './texts/language.ts'
import { type AppProps, useScreen } from './use-screen.ts'
import { ObstacleView } from './views/dead-ends.tsx'
import { SessionView } from './views/session-view.tsx'
import { SessionSkipLinks } from './views/session-skip-links.tsx'
import { VerificationView } from './views/verification-view.tsx'

/** @param props.notice - stands above the page */
export function App({ notice, ...props }: AppProps & { notice?: ComponentChildren }) {
  const { screen, documentLanguage, page } = useScreen(props)
  const [chosenLanguage, chooseLanguage] = useState<Language>()
  const language = chosenLanguage ?? documentLanguage
  /** Stays when the page gets no answer any more. */
  const isTest = useRef(false)
  if (screen.kind === 'session') isTest.current = screen.session.isTest
  else if (screen.kind === 'obstacle' && 'isTest' in screen.obstacle) isTest.current = screen.obstacle.isTest
  return (
    <LanguageContext.Provider value={language}>
      <PageContext.Provider value={page}>
        <Shell
          language={language}
          onLanguage={chooseLanguage}
          isTest={isTest.current}
          notice={notice}
          skip={screen.kind === 'session' && isKnown(screen.session) && <SessionSkipLinks session={screen.session} />}
        >
          {screen.kind === 'loading' && <Skeleton text={texts[language].loading} />}
          {screen.kind === 'obstacle' && <ObstacleView obstacle={screen.obstacle} />}
          {screen.kind === 'session' &&
            (isKnown(screen.session) ? (
              <SessionView session={screen.session} isNews={screen.isNews} />
            ) : (
              <VerificationView session={screen.session} isAgain={screen.wasKnown} />
            ))}
        </Shell>
      </PageContext.Provider>
    </LanguageContext.Provider>
  )
}
