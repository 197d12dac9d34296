import { isParaphError } from '@paraph/client'
import { useState } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { CopyText } from '../layout/copy-text.tsx'
import { Heading } from '../layout/heading.tsx'
import type { Texts } from '../../generated/texts.ts'
import { messageOf } from '../layout/failure.tsx'
import { useTexts } from '../texts/language.ts'
import { signIn } from '../session/key.ts'
import { connect } from '../session/connect.ts'

interface SetUpProps {
  /** The one-time token of the link that the server has printed. */
  token: string
  /** Called when the token can no longer be used. */
  onEnd: () => void
}

/** The first visit to an empty server: the person names its account and gets the first key. The key is shown once, so that it can be kept. */
export function SetUp({ token, onEnd }: SetUpProps) {
  const { t } = useTexts()
  const [key, setKey] = useState<string>()
  const [said, setSaid] = useSaid(t)
  /** What the fault is about. */
  const [place, setPlace] = useState<'name' | 'email'>()
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const typed = (field: string) => String(form.get(field)).trim()
    const [name, contactEmail] = [typed('name'), typed('email')]
    const refuse = (said: (t: Texts) => string, at?: 'name' | 'email') => {
      setSaid(said)
      setPlace(at)
    }
    if (!name) return refuse((t) => t.setUp.missing, 'name')
    setBusy(true)
    setSaid(undefined)
    try {
      const { apiKey } = await connect(token).accounts.createFirst({ name, ...(contactEmail && { contactEmail }) })
      setKey(apiKey.secret)
    } catch (error) {
      const isAddress =
        isParaphError(error, 'request_invalid') && error.errors.some(({ pointer }) => pointer === '/contactEmail')
      const isEnded = isParaphError(error) && error.status === 401
      refuse((t) => (isEnded ? t.setUp.ended : messageOf(error, t)), isAddress ? 'email' : undefined)
    }
    setBusy(false)
  }

  if (key) return <FirstKey apiKey={key} />
  return (
    <section class="card narrow">
      <Heading>{t.setUp.title}</Heading>
      <p>{t.setUp.about}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t.setUp.name}
          hint={t.setUp.nameHint}
          fault={place === 'name' ? said : undefined}
          name="name"
          maxLength={255}
          autocomplete="organization"
          autofocus
        />
        <Field
          label={t.setUp.email}
          hint={t.setUp.emailHint}
          fault={place === 'email' ? said : undefined}
          name="email"
          inputMode="email"
          maxLength={254}
          autocomplete="email"
        />
        <Alert text={said && place ? t.contacts.correct : said} isAnswer />
        <div class="buttons">
          <Button type="submit" look="primary" isBusy={isBusy}>
            {t.setUp.submit}
          </Button>
          <Button look="quiet" onPress={onEnd}>
            {t.setUp.haveKey}
          </Button>
        </div>
      </form>
    </section>
  )
}

function FirstKey({ apiKey }: { apiKey: string }) {
  const { t } = useTexts()
  const [isKept, setKept] = useState(true)
  return (
    <section class="card narrow">
      <Heading>{t.setUp.keyTitle}</Heading>
      <p>{t.setUp.keyAbout}</p>
      <p>
        <code class="secret">{apiKey}</code>
      </p>
      <label class="check">
        <input type="checkbox" checked={isKept} onChange={({ currentTarget }) => setKept(currentTarget.checked)} />
        {t.signIn.keep}
      </label>
      <div class="buttons">
        <CopyText text={apiKey} />
        <Button look="primary" onPress={() => signIn(apiKey, isKept)}>
          {t.setUp.goOn}
        </Button>
      </div>
    </section>
  )
}
