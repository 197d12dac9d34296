import type { Account } from '@paraph/client'
import { expect, test } from 'vitest'
import { newDocumentOf } from '../src/queries/new-document.ts'

const here = { language: 'EN', zone: 'Pacific/Auckland', now: new Date('2026-11-30T23:30:00Z') } as const

test('a new document begins with what the account has chosen, at the end of the last day in its time zone', () => {
  const reminders = { firstAfterDays: 5, everyDays: 2, max: 4 }
  const account = {
    defaultLanguage: 'SV',
    defaultReminders: reminders,
    expiresAfterDays: 30,
    timeZone: 'Europe/Stockholm',
  } as Account
  expect(newDocumentOf(account, here)).toEqual({ language: 'SV', reminders, expiresAt: '2026-12-31T22:59:59.000Z' })
  expect(newDocumentOf({ ...account, timeZone: null }, here).expiresAt).toBe('2026-12-31T10:59:59.000Z')
})

test('without a choice, it has the language of the console, and the contract decides the rest', () => {
  const none = { defaultLanguage: null, defaultReminders: null, expiresAfterDays: null, timeZone: null } as Account
  expect(newDocumentOf(none, here)).toEqual({ language: 'EN' })
  expect(newDocumentOf(undefined, here)).toEqual({ language: 'EN' })
})
