import { printCurl, printTypeScript } from '@paraph/contract'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useState } from 'preact/hooks'
import { CopyText } from '../layout/copy-text.tsx'
import { serverUrl } from '../session/connect.ts'
import type { MadeCall } from '../session/remember-calls.ts'
import { useTexts } from '../texts/language.ts'
import { toCall } from './to-call.ts'

const languages = {
  curl: { first: () => `export PARAPH_URL='${serverUrl()}'`, print: printCurl },
  TypeScript: {
    first: () => `import { Paraph } from '@paraph/client'

const paraph = new Paraph({ baseUrl: '${serverUrl()}', apiKey: process.env.PARAPH_KEY! })`,
    print: printTypeScript,
  },
}
type CodeLanguage = keyof typeof languages

interface CallsDialogProps {
  /** The last call first. */
  calls: readonly MadeCall[]
  onClose: () => void
}

/** Shows how a program does what the console has just done. */
export function CallsDialog({ calls, onClose }: CallsDialogProps) {
  const { t } = useTexts()
  const [language, setLanguage] = useState<CodeLanguage>('curl')
  const { first, print } = languages[language]
  return (
    <Dialog title={t.calls.title} isLarge onClose={onClose}>
      {(close) => (
        <>
          <p>{t.calls.about}</p>
          <fieldset class="plain row">
            <legend>{t.calls.language}</legend>
            {(Object.keys(languages) as CodeLanguage[]).map((each) => (
              <label key={each} class="check">
                <input type="radio" name="language" checked={each === language} onChange={() => setLanguage(each)} />
                {each}
              </label>
            ))}
          </fieldset>
          <Code title={t.calls.first} code={first()} />
          {calls
            .map(toCall)
            .filter((call) => call !== undefined)
            .map((call) => (
              <Code key={print(call)} title={call.operation.summary} code={print(call)} />
            ))}
          <div class="buttons confirm">
            <Button onPress={close}>{t.close}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function Code({ title, code }: { title: string; code: string }) {
  return (
    <section class="code">
      <div class="party">
        <h3>{title}</h3>
        <CopyText text={code} label={title} />
      </div>
      {/* Who uses the keyboard can scroll it. */}
      <pre class="body" tabIndex={0} role="group" aria-label={title}>
        <code>{code}</code>
      </pre>
    </section>
  )
}
