import { type ConfirmBankIdReturn, isParaphError, type Language, type SigningSession } from '@paraph/client'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { connect } from './session/connection.ts'
import { tellHost, tellHostOfFailure } from './session/host.ts'
import { isComplete, verificationPass } from './session/link.ts'
import { isEnd, type Obstacle, obstacleOf } from './session/obstacle.ts'
import { takeMarks } from './filling/keep-marks.ts'
import type { Draft } from './page/draft.ts'
import type { PageActions } from './page/page-context.ts'
import { openPreview } from './session/preview.ts'
import { isKnown } from './session/stage.ts'
import { browserLanguage } from './texts/language.ts'
import { sanitize } from './texts/sanitize.ts'

type Screen =
  | { kind: 'loading' }
  | { kind: 'obstacle'; obstacle: Obstacle }
  | { kind: 'session'; session: SigningSession; wasKnown: boolean; isNews: boolean }

export interface AppProps {
  token: string | undefined
  /** What the BankID app brought back. If there is no token, the app opened another browser than the one in which the party started. */
  bankIdReturn?: ConfirmBankIdReturn | undefined
}

/** Loads the session. Returns what the page shows, and the actions of its views. Without a complete token there are no actions. */
export function useScreen({ token, bankIdReturn }: AppProps) {
  const [screen, setScreen] = useState<Screen>(() => {
    if (token && isComplete(token)) return { kind: 'loading' }
    if (bankIdReturn) return { kind: 'obstacle', obstacle: { kind: 'otherBrowser' } }
    const kind = token === undefined ? 'linkMissing' : token === '' ? 'linkInvalid' : 'linkIncomplete'
    return { kind: 'obstacle', obstacle: { kind } }
  })
  const [documentLanguage, setDocumentLanguage] = useState<Language>(browserLanguage)
  const page = useMemo((): PageActions | undefined => {
    if (!token || !isComplete(token)) return undefined
    const show = (next: Screen) => {
      if (next.kind === 'session') setDocumentLanguage(next.session.language)
      setScreen(next)
    }
    return openPage(token, bankIdReturn, show)
  }, [token])
  useEffect(() => {
    if (!page) return
    void page.reload()
    // At the same time, because each request takes long on a phone.
    void page.preview()
  }, [page])
  useEffect(() => {
    if (screen.kind === 'session') tellHost(screen.session)
    else if (screen.kind === 'obstacle') tellHostOfFailure(screen.obstacle.kind)
  }, [screen])
  return { screen, documentLanguage, page }
}

/** Returns the actions with one link. Each of them decides which screen comes next. */
function openPage(
  token: string,
  bankIdReturn: ConfirmBankIdReturn | undefined,
  onScreen: (screen: Screen) => void,
): PageActions {
  const { signing, http } = connect(token)
  let wasKnown = false
  const showSession = (session: SigningSession, isNews: boolean) => {
    onScreen({ kind: 'session', session: sanitize(session), wasKnown, isNews })
    wasKnown ||= isKnown(session)
  }
  const show = (session: SigningSession) => showSession(session, false)
  const showNews = (session: SigningSession) => showSession(session, true)
  const showObstacle = (obstacle: Obstacle) => onScreen({ kind: 'obstacle', obstacle })
  const recover = async (error: unknown) => {
    const obstacle = obstacleOf(error)
    // If the document has ended, the session may say more than the error.
    if (obstacle && !isEnd(obstacle)) return (showObstacle(obstacle), true)
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
  const preview = openPreview({ http })
  const { signature } = takeMarks(token)
  const draft: Draft = { bankIdReturn, ...(signature && { signature }) }
  return { signing, http, token, show, showNews, reload, recover, preview, draft }
}
