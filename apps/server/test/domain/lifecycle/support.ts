import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Problem } from '#platform/problems/problem.ts'
import { bareParty } from '../../support/full-party.ts'

/** A signer that has an e-mail address and has done nothing yet. */
export const party = (fields: Partial<StoredParty> = {}): StoredParty => ({
  ...bareParty,
  id: 'pty_1',
  documentId: 'doc_1',
  sendStatus: 'SENT',
  email: 'anna.lindqvist@example.com',
  phone: '+46701740605',
  linkNonce: '9b2d1c5e-3f4a-4b6c-8d7e-0f1a2b3c4d5e',
  releasedAt: null,
  remindedAt: null,
  remindersSent: 0,
  nextReminderAt: null,
  reportedAt: null,
  ...fields,
})

/** Returns the problem that the rule throws; undefined if it throws none. */
export function problemOf(rule: () => void): Problem | undefined {
  try {
    rule()
  } catch (problem) {
    return problem as Problem
  }
  return undefined
}
