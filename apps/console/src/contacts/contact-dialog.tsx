import type { Contact, CreateContact } from '@paraph/client'
import { useRef } from 'preact/hooks'
import { addressFault } from '../layout/address-fault.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { companyIn, CompanyChoice } from './company-choice.tsx'
import { EntryDialog } from './entry-dialog.tsx'

const fields = ['firstName', 'lastName', 'email', 'phone', 'ssn', 'companyRole', 'externalId'] as const

type Values = Omit<CreateContact, 'company' | 'companyId'> & { company: ReturnType<typeof companyIn> }

interface ContactDialogProps {
  /** Undefined for a new one. */
  contact: Contact | undefined
  onClose: () => void
}

export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  /** A company that was stored before the contact was refused is not stored again. */
  const stored = useRef<{ id: string; key: string } | undefined>(undefined)
  const idOfNew = async (company: { name: string; orgNumber: string }) => {
    const key = JSON.stringify(company)
    if (stored.current?.key !== key) stored.current = { key, id: (await paraph.companies.create(company)).id }
    return stored.current.id
  }
  const save = async ({ company, ...values }: Values) => {
    const companyId = typeof company === 'object' && company ? await idOfNew(company) : company
    const body = { ...values, companyId }
    return contact ? paraph.contacts.update(contact.id, body) : paraph.contacts.create(body)
  }
  return (
    <EntryDialog
      title={contact ? t.contacts.change : t.contacts.add}
      fields={fields}
      labels={t.contacts.fields}
      inputModes={{ email: 'email', phone: 'tel' }}
      entry={contact}
      others={['companyName', 'orgNumber']}
      check={({ firstName, email }, form) => {
        const company = companyIn(form)
        const isNew = typeof company === 'object' && company !== null
        return {
          firstName: firstName ? undefined : (t) => t.contacts.noName,
          email: email ? addressFault(email) : undefined,
          companyName: isNew && !company.name ? (t) => t.contacts.company.noName : undefined,
        }
      }}
      read={({ firstName, lastName, ...others }, form) => {
        const company = companyIn(form)
        const rest = Object.entries(others).map(([field, value]) => [field, value || null])
        return { firstName, lastName, company, ...Object.fromEntries(rest) }
      }}
      save={save}
      removal={{
        act: () => paraph.contacts.delete(contact!.id),
        question: ({ contacts }) => ({ title: contacts.removeSure, about: contacts.removeAbout }),
        done: (t) => t.contacts.removed,
      }}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <CompanyChoice company={contact?.company} faultOf={faultOf} />
          {contact?.createdBy?.name && <p class="hint">{t.made.stored({ name: contact.createdBy.name })}</p>}
        </>
      )}
    </EntryDialog>
  )
}
