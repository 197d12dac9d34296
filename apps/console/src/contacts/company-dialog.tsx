import { type Company, isParaphError } from '@paraph/client'
import { addressOf } from '../routes.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { EntryDialog } from './entry-dialog.tsx'

const fields = ['name', 'orgNumber'] as const

/** The API searches for at most so many characters. */
const MAX_SEARCHED = 100

interface CompanyDialogProps {
  /** Undefined for a new one. */
  company: Company | undefined
  onClose: () => void
}

export function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  const { t } = useTexts()
  const { companies } = useSession().paraph
  return (
    <EntryDialog
      title={company ? t.contacts.company.title : t.contacts.companies.add}
      fields={fields}
      labels={t.contacts.company}
      entry={company}
      check={({ name }) => ({ name: name ? undefined : (t) => t.contacts.company.noName })}
      read={(typed) => typed}
      save={(values) => (company ? companies.update(company.id, values) : companies.create(values))}
      removal={{
        act: () => companies.delete(company!.id),
        question: ({ contacts }) => ({ title: contacts.companies.removeSure, about: contacts.companies.removeAbout }),
        done: (t) => t.contacts.companies.removed,
        explain: (error, t) => (isParaphError(error, 'company_in_use') ? t.contacts.companies.isUsed : undefined),
      }}
      onClose={onClose}
    >
      {() =>
        company && (
          <p>
            <a href={addressOf.contacts(company.name.slice(0, MAX_SEARCHED))}>{t.contacts.companies.contacts}</a>
          </p>
        )
      }
    </EntryDialog>
  )
}
