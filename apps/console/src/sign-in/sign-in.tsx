import { useId } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { Heading } from '../layout/heading.tsx'
import { useTexts } from '../texts/language.ts'
import { signIn } from '../session/key.ts'

interface SignInProps {
  /** The key that the link of a development server offers. */
  offered?: string | undefined
  /** Why the person must sign in again. */
  notice?: string
}

export function SignIn({ offered, notice }: SignInProps) {
  const { t } = useTexts()
  const [fault, setFault] = useSaid(t)
  const error = fault ?? notice
  const id = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const key = String(form.get('key')).trim()
    // The client refuses characters that no key has. A server would have to be asked about all others.
    if (!/^[\x21-\x7e]+$/.test(key)) return setFault((t) => t.signIn.missing)
    signIn(key, form.has('keep'))
  }
  return (
    <section class="card narrow">
      <Heading>{t.signIn.title}</Heading>
      <p>{t.signIn.about}</p>
      <form noValidate onSubmit={submit}>
        <label for={`${id}-key`}>{t.signIn.key}</label>
        <input
          id={`${id}-key`}
          name="key"
          type="password"
          defaultValue={offered}
          autocomplete="off"
          spellcheck={false}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== undefined}
        />
        <Alert id={`${id}-error`} text={error} />
        <p class="hint" id={`${id}-hint`}>
          {t.signIn.how} <code>npm run --silent paraph -- keys create --account NAME</code>
        </p>
        <label class="check">
          <input type="checkbox" name="keep" />
          {t.signIn.keep}
        </label>
        <button type="submit" class="primary">
          {t.signIn.submit}
        </button>
      </form>
    </section>
  )
}
