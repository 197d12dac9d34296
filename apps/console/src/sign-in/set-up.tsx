import { type FirstAccount, isParaphError } from '@paraph/client'
import { useState } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { Heading } from '../layout/heading.tsx'
import type { Texts } from '../../generated/texts.ts'
import { faultText, messageOf } from '../layout/failure.tsx'
import { useTexts } from '../texts/language.ts'
import { connect } from '../session/connect.ts'
import { dropSetUpLink } from '../session/link.ts'
import { FirstMinute } from './first-minute.tsx'

interface SetUpProps {
  /** The one-time token of the link that the server has printed. */
  token: string
  /** Called when the link is no longer wanted. */
  onEnd: () => void
}

/** The first visit to an empty server: the person names its account, and becomes its first admin. */
export function SetUp({ token, onEnd }: SetUpProps) {
  const [made, setMade] = useState<FirstAccount>()
  const [isOver, setOver] = useState(false)
  const leave = () => {
    dropSetUpLink()
    onEnd()
  }
  if (made) return <FirstMinute made={made} onEnd={onEnd} />
  if (isOver) return <LinkOver onEnd={onEnd} />
  return (
    <AccountForm
      token={token}
      onMade={(account) => {
        dropSetUpLink()
        setMade(account)
      }}
      onOver={() => {
        dropSetUpLink()
        setOver(true)
      }}
      onLeave={leave}
    />
  )
}

/** The link was used, perhaps by this person in another tab. */
function LinkOver({ onEnd }: { onEnd: () => void }) {
  const { t } = useTexts()
  return (
    <section class="card narrow">
      <Heading>{t.setUp.overTitle}</Heading>
      <p>{t.setUp.over}</p>
      <Button look="primary" onPress={onEnd}>
        {t.setUp.signIn}
      </Button>
    </section>
  )
}

/** The fields of the form, each with what is said if it is empty. */
const missing: Record<Place, (t: Texts) => string> = {
  name: (t) => t.setUp.missing,
  person: (t) => t.setUp.noPerson,
  email: (t) => t.signIn.noEmail,
}

type Place = 'name' | 'person' | 'email'

interface AccountFormProps {
  token: string
  onMade: (account: FirstAccount) => void
  onOver: () => void
  onLeave: () => void
}

function AccountForm({ token, onMade, onOver, onLeave }: AccountFormProps) {
  const { t, language } = useTexts()
  const [said, setSaid] = useSaid(t)
  /** What the fault is about. */
  const [place, setPlace] = useState<Place>()
  const [isBusy, setBusy] = useState(false)
  const refuse = (said: (t: Texts) => string, at?: Place) => {
    setSaid(said)
    setPlace(at)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const typed = (field: Place) => String(form.get(field)).trim()
    const empty = (Object.keys(missing) as Place[]).find((field) => !typed(field))
    if (empty) return refuse(missing[empty], empty)
    const email = typed('email')
    setBusy(true)
    setSaid(undefined)
    try {
      const admin = { name: typed('person'), email, language }
      onMade(await connect(token).accounts.createFirst({ name: typed('name'), contactEmail: email, admin }))
    } catch (error) {
      if (isParaphError(error) && error.status === 401) return onOver()
      const faults = isParaphError(error, 'request_invalid') ? error.errors : []
      const ofAddress = faults.find(({ pointer }) => pointer === '/admin/email')
      if (ofAddress) refuse((t) => faultText(ofAddress, t), 'email')
      else refuse((t) => messageOf(error, t))
      setBusy(false)
    }
  }
  const faultOf = (field: Place) => (place === field ? said : undefined)
  return (
    <section class="card narrow">
      <Heading>{t.setUp.title}</Heading>
      <p>{t.setUp.about}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t.setUp.name}
          hint={t.setUp.nameHint}
          fault={faultOf('name')}
          name="name"
          maxLength={255}
          autocomplete="organization"
          autofocus
        />
        <Field label={t.setUp.person} fault={faultOf('person')} name="person" maxLength={255} autocomplete="name" />
        <Field
          label={t.setUp.email}
          hint={t.setUp.emailHint}
          fault={faultOf('email')}
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
          <Button look="quiet" onPress={onLeave}>
            {t.setUp.signIn}
          </Button>
        </div>
      </form>
    </section>
  )
}
