import type { Language } from '@paraph/client'
import { useState } from 'preact/hooks'
import { Heading } from '../layout/heading.tsx'
import { Shell } from '../layout/shell.tsx'
import { browserLanguage, LanguageContext, texts, useTexts } from '../texts/language.ts'
import { Loading } from '../views/dead-ends.tsx'
import { DrawView } from './draw-view.tsx'
import { usePhoneDrawing } from './use-phone-drawing.ts'

/** The page on the phone: a party that sits at its computer draws here, and signs there. */
export function PhoneApp({ token }: { token: string }) {
  const phone = usePhoneDrawing(token)
  const { state, drawing } = phone
  const [chosenLanguage, chooseLanguage] = useState<Language>()
  const language = chosenLanguage ?? drawing?.language ?? browserLanguage()
  const t = texts[language]
  return (
    <LanguageContext.Provider value={language}>
      <Shell language={language} onLanguage={chooseLanguage} isTest={drawing?.isTest ?? false}>
        {state === 'loading' && <Loading text={t.loading} />}
        {state === 'unreachable' && <Unreachable onTry={phone.load} />}
        {state === 'ended' && <End state={state} title={t.phone.endedTitle} next={t.phone.endedNext} />}
        {state === 'sent' && <End state={state} title={t.phone.sentTitle} next={t.phone.sentNext} />}
        {state === 'open' && <DrawView drawing={drawing!} onSend={phone.send} />}
      </Shell>
    </LanguageContext.Provider>
  )
}

function End({ state, title, next }: { state: string; title: string; next: string }) {
  return (
    <section class="card narrow">
      <Heading state={state}>{title}</Heading>
      <p>{next}</p>
    </section>
  )
}

function Unreachable({ onTry }: { onTry: () => void }) {
  const { t } = useTexts()
  return (
    <section class="card narrow">
      <Heading state="unreachable">{t.unavailable.title}</Heading>
      <p>{t.unavailable.next}</p>
      <button type="button" class="primary" onClick={onTry}>
        {t.unavailable.tryAgain}
      </button>
    </section>
  )
}
