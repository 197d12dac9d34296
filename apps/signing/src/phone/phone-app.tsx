import type { Language } from '@paraph/client'
import { Skeleton } from '@paraph/ui/kit/skeleton.tsx'
import { TryAgain } from '@paraph/ui/shell/try-again.tsx'
import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { ComponentProps } from 'preact'
import { useState } from 'preact/hooks'
import { Heading } from '../layout/heading.tsx'
import { Shell } from '../layout/shell.tsx'
import type { PagesOnPhone } from '../scan/pages-on-phone.tsx'
import type { PhoneTask } from '../session/link.ts'
import { browserLanguage, LanguageContext, texts, useTexts } from '../texts/language.ts'
import { DrawView } from './draw-view.tsx'
import { usePhone } from './use-phone.ts'

interface PhoneAppProps {
  task: PhoneTask
  token: string
}

/** The page on the phone: a party that sits at its computer draws or photographs here, and signs there. */
export function PhoneApp({ task, token }: PhoneAppProps) {
  const phone = usePhone(task, token)
  const { state, about } = phone
  const [chosenLanguage, chooseLanguage] = useState<Language>()
  const language = chosenLanguage ?? about?.language ?? browserLanguage()
  const t = texts[language]
  const { endedNext, sentTitle, sentNext } = t.phone[task]
  return (
    <LanguageContext.Provider value={language}>
      <Shell language={language} onLanguage={chooseLanguage} isTest={about?.isTest ?? false}>
        {state === 'loading' && <Skeleton text={t.loading} />}
        {state === 'unreachable' && <Unreachable onTry={phone.load} />}
        {state === 'ended' && <End state={state} title={t.phone.endedTitle} next={endedNext} />}
        {state === 'sent' && <End state={state} title={sentTitle} next={sentNext} />}
        {state === 'open' && task === 'draw' && (
          <DrawView about={about!} onSend={(strokes) => phone.send((signing) => signing.sendDrawing({ strokes }))} />
        )}
        {state === 'open' && task === 'scan' && (
          <section class="card narrow action">
            <Heading state="scan">{t.phone.scan.title}</Heading>
            <p dir="auto">{t.phone.about({ document: about!.documentTitle, name: about!.partyName })}</p>
            <Photos token={token} recover={phone.recover} onUploaded={phone.finish} />
          </section>
        )}
      </Shell>
    </LanguageContext.Provider>
  )
}

function Photos(props: ComponentProps<typeof PagesOnPhone>) {
  const { t } = useTexts()
  const { module, instead } = useModule(() => import('../scan/pages-on-phone.tsx'), t.manual.notLoaded)
  return module ? <module.PagesOnPhone {...props} /> : instead
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
      <TryAgain onTry={onTry} />
    </section>
  )
}
