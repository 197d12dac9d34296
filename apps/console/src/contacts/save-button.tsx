import type { Contact } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { downloadIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { useState } from 'preact/hooks'
import { messageOf } from '../layout/failure.tsx'
import { saveFile } from '../layout/save-file.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { writeContacts } from './csv-export.ts'
import { useSeparator } from '../tables/use-separator.ts'

/** One request has at most so many contacts. */
const PAGE = 100
/** More would take too many requests for a page. A program can read all of them. */
const MAX_SAVED = 30_000

/** Saves all contacts as a file for a program for tables. */
export function SaveButton() {
  const { t } = useTexts()
  const { paraph } = useSession()
  const separator = useSeparator()
  const [count, setCount] = useState<number>()
  const [message, setMessage] = useSaid(t)
  const save = async () => {
    if (count !== undefined) return
    setMessage(undefined)
    const contacts: Contact[] = []
    try {
      for await (const page of paraph.contacts.list({ limit: PAGE }).pages()) {
        contacts.push(...page.contacts)
        setCount(contacts.length)
        if (contacts.length >= MAX_SAVED) break
      }
      saveFile(writeContacts(contacts, separator), `${t.contacts.title}.csv`)
      if (contacts.length >= MAX_SAVED) setMessage((t) => t.contacts.export.limit({ count: MAX_SAVED }))
    } catch (error) {
      setMessage((t) => messageOf(error, t))
    }
    setCount(undefined)
  }
  return (
    <>
      <Button icon={downloadIcon} isBusy={count !== undefined} onPress={() => void save()}>
        {count === undefined ? t.contacts.export.save : t.contacts.export.reads({ count })}
      </Button>
      <Alert text={message} />
    </>
  )
}
