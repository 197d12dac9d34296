import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { useId } from 'preact/hooks'
import { signIn } from '../session/key.ts'
import { useTexts } from '../texts/language.ts'

interface ByKeyProps {
  /** The key that the link of a development server offers. */
  offered?: string | undefined
  /** Why the person must sign in again. */
  notice?: string | undefined
}

/** Signs in with a key, as programs do. */
export function ByKey({ offered, notice }: ByKeyProps) {
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
      <Button type="submit">{t.signIn.submit}</Button>
    </form>
  )
}
