import type { Language } from '@paraph/contract'
import { languageCodes, languages } from '@paraph/contract/texts/languages.ts'
import { useState } from 'preact/hooks'
import { Alert } from '../alert.tsx'
import { Button } from '../kit/button.tsx'
import { useShellWords } from './shell-words.ts'

interface LanguageChoiceProps {
  label: string
  language: Language
  /** Rejects if the texts can't be loaded. */
  onChoose: (language: Language) => void | Promise<void>
}

/** The languages of the page. */
export function LanguageChoice({ label, language, onChoose }: LanguageChoiceProps) {
  const { noConnection } = useShellWords()
  const [hasFailed, setFailed] = useState(false)
  const choose = async (chosen: Language) => {
    try {
      await onChoose(chosen)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <div role="group" aria-label={label}>
      {languageCodes.map((code) => (
        <Button
          key={code}
          look="quiet"
          lang={code.toLowerCase()}
          aria-pressed={code === language}
          onPress={() => void choose(code)}
        >
          {languages[code].name}
        </Button>
      ))}
      <Alert text={hasFailed ? noConnection : undefined} />
    </div>
  )
}
