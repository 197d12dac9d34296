import { Heading } from '../layout/heading.tsx'
import { Loading } from '../layout/loading.tsx'
import { addressOf } from '../routes.ts'
import type { ServerTexts } from './texts/server-en.ts'
import { useServerTexts } from './texts/server-texts.ts'
import { type Readiness, useReadiness } from './use-readiness.ts'

type Part = keyof ServerTexts['parts']

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
  const t = useServerTexts()
  const { answer, look } = useReadiness()
  return (
    <>
      <a class="back" href={addressOf.documents()}>
        {t.back}
      </a>
      <Heading>{t.title}</Heading>
      <p>{t.about}</p>
      {answer === undefined && <Loading />}
      {typeof answer === 'string' && (
        <p class="error" role="alert">
          {t[answer]}
        </p>
      )}
      {typeof answer === 'object' && <Parts readiness={answer} />}
      <button type="button" onClick={look}>
        {t.again}
      </button>
    </>
  )
}

function Parts({ readiness }: { readiness: Readiness }) {
  const t = useServerTexts()
  // A server that is not ready says nothing of its parts. Without BankID, nothing is said of BankID.
  const parts = (Object.keys(t.parts) as Part[]).filter((part) => readiness[part] !== undefined)
  return (
    <section class="card">
      <ul class="parts">
        {parts.map((part) => (
          <PartRow key={part} part={part} state={readiness[part]!} />
        ))}
      </ul>
      {readiness['version'] && <p class="hint">{t.version(readiness['version'])}</p>}
    </section>
  )
}

const marks: Record<string, string> = { ok: 'completed', off: 'draft', checking: 'sent' }

function PartRow({ part, state }: { part: Part; state: string }) {
  const t = useServerTexts()
  const { name, states } = t.parts[part]
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
        {about} {state !== 'ok' && <a href={guides[part]}>{t.guide}</a>}
      </p>
    </li>
  )
}
