import type { Language } from '@paraph/client'
import { useContext } from 'preact/hooks'
import { LanguageContext } from '../../texts/language.ts'
import { contactsEn, type ContactsTexts } from './contacts-en.ts'
import { contactsSv } from './contacts-sv.ts'

const contactsTexts: Record<Language, ContactsTexts> = { EN: contactsEn, SV: contactsSv }

export function useContactsTexts(): ContactsTexts {
  return contactsTexts[useContext(LanguageContext)]
}
