import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { FileButton } from '@paraph/ui/kit/file-button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { useId, useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { type CsvContacts, MAX_ROWS, readContacts } from './csv.ts'
import { ImportedFile } from './imported-file.tsx'

/** A file of 10,000 people from Outlook has some 10 MB. */
const MAX_BYTES = 20_000_000

/** Adds the people of a CSV file, after it has shown what it found there. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  const id = useId()
  const [file, setFile] = useState<{ name: string; found: CsvContacts }>()
  const [fault, setFault] = useSaid(t)
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const found = chosen.size > MAX_BYTES ? 'too_many' : readContacts(new Uint8Array(await chosen.arrayBuffer()))
    setFile(typeof found === 'string' ? undefined : { name: chosen.name, found })
    if (found === 'no_names') setFault((t) => t.contacts.import.noNames)
    else if (found === 'too_many') setFault((t) => t.contacts.import.tooMany({ rows: MAX_ROWS }))
    else setFault(undefined)
  }
  return (
    <Dialog title={t.contacts.import.open} isLarge onClose={onClose}>
      {(close) =>
        file ? (
          <ImportedFile name={file.name} found={file.found} onClose={close} />
        ) : (
          <>
            <p id={`${id}-about`}>{t.contacts.import.about({ rows: MAX_ROWS })}</p>
            <Alert id={`${id}-error`} text={fault} />
            <div class="buttons">
              <FileButton
                label={t.contacts.import.choose}
                isMain
                input={{ accept: '.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values' }}
                describedBy={`${id}-about ${id}-error`}
                onFiles={([chosen]) => void take(chosen)}
              />
              <Button onPress={close}>{t.close}</Button>
            </div>
          </>
        )
      }
    </Dialog>
  )
}
