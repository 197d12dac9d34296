import { Icon } from '@paraph/ui/icons/icon.tsx'
import { backIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Heading } from '../layout/heading.tsx'
import { Loading } from '../layout/loading.tsx'
import { addressOf } from '../routes.ts'
import { type Readiness, useReadiness } from './use-readiness.ts'
import type { Texts } from '../../generated/texts.ts'
import { useTexts } from '../texts/language.ts'

type Part = keyof Texts['server']['parts']

/** Where the guide tells more. */
const guides: Record<Part, string> = {
  status: 'docs/guides/operating.html',
  jobs: 'docs/guides/monitoring.html#probes',
  mail: 'docs/guides/email.html',
  sms: 'docs/guides/sms.html',
  sealing: 'docs/guides/sealing.html',
  bankid: 'docs/guides/sealing.html',
}

/** How the server is, for the person who runs it. It needs no key, because it must also help while the database is away. */
export function ServerView() {
  const { t } = useTexts()
  const { answer, look } = useReadiness()
  return (
    <>
      <a class="back" href={addressOf.documents()}>
        <Icon path={backIcon} />
        {t.server.back}
      </a>
      <Heading>{t.server.title}</Heading>
      <p>{t.server.about}</p>
      {answer === undefined && <Loading />}
      {typeof answer === 'string' && (
        <p class="error" role="alert">
          {answer === 'hidden' ? t.server.hidden : t.server.unreachable}
        </p>
      )}
      {typeof answer === 'object' && <Parts readiness={answer} />}
      <Button onPress={look}>{t.server.again}</Button>
    </>
  )
}

function Parts({ readiness }: { readiness: Readiness }) {
  const { t } = useTexts()
  // A server that is not ready says nothing of its parts. Without BankID, nothing is said of BankID.
  const parts = (Object.keys(t.server.parts) as Part[]).filter((part) => readiness[part] !== undefined)
  return (
    <section class="card">
      <ul class="parts">
        {parts.map((part) => (
          <PartRow key={part} part={part} state={readiness[part]!} />
        ))}
      </ul>
      {readiness['version'] && <p class="hint">{t.server.version({ version: readiness['version'] })}</p>}
    </section>
  )
}

const marks: Record<string, string> = { ok: 'completed', off: 'draft', checking: 'sent' }

function PartRow({ part, state }: { part: Part; state: string }) {
  const { t } = useTexts()
  const { name, states } = t.server.parts[part]
  // A newer server may know more states than this page.
  const { mark, about } = (states as Record<string, { mark: string; about: string }>)[state] ?? {
    mark: state,
    about: '',
  }
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span class={`mark ${marks[state] ?? 'rejected'}`}>{mark}</span>
      </div>
      <p>
        {about} {(state !== 'ok' || part === 'sealing') && <a href={guides[part]}>{t.server.guide}</a>}
      </p>
    </li>
  )
}
